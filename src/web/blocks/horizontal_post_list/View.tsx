import { useQuery } from '@tanstack/react-query';
import { EventCard } from '../../parts/posts/EventCard.tsx';
import { PostCard } from '../../parts/posts/PostCard.tsx';
import { usePage } from '../../state/page.tsx';
import { SamplePosts } from '../SamplePosts.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { ViewProps } from '../view.ts';
import type { horizontalPostList } from './block.ts';
import { queryOf } from './data.ts';
import { FeaturedPosts } from './FeaturedPosts.tsx';

/** From so many on the row looks the same: of those that do not fit the next one shows its edge. */
const maxPosts = 5;

/** Widths of teasers by how many there are: three fill the row of a tablet, four that of a wide screen. */
const widths: Record<number, string> = {
  1: 'md:auto-cols-[100%]',
  2: 'md:auto-cols-[calc((100%-24px)/2)]',
  3: 'md:auto-cols-[calc((100%-48px)/3)]',
  4: 'md:max-lg:auto-cols-[calc((100%-72px)/3.3)] lg:auto-cols-[calc((100%-72px)/4)]',
  5: 'md:max-lg:auto-cols-[calc((100%-72px)/3.3)] lg:auto-cols-[calc((100%-96px)/4.3)]',
};

/** The bar of a row that does not fit, for a mouse, which cannot swipe. */
const bars: Record<number, string> = {
  4: 'md:max-lg:pb-3 md:max-lg:[scrollbar-width:thin]',
  5: 'md:pb-3 md:[scrollbar-width:thin]',
};

/** One row of articles, campaigns or coming events; it scrolls sideways on small screens. */
export function View({ props, mode }: ViewProps<typeof horizontalPostList>) {
  const { path } = usePage();
  const { postType, limit, look, title } = props;
  const { data } = useQuery({ ...queryOf(postType, limit), enabled: mode !== 'preview' });
  if (mode === 'preview') return <SamplePosts title={title} count={Math.min(limit, 3)} />;
  // A page does not lead to itself.
  const posts = (data?.results ?? []).filter((post) => !isPageOf(post, path)).slice(0, limit);
  if (posts.length === 0) return null;
  if (look === 'feature' && posts.length > 1) {
    return (
      <section>
        <SectionHead {...props} />
        <FeaturedPosts posts={posts} />
      </section>
    );
  }
  const Card = postType === 'EVENT' ? EventCard : PostCard;
  const count = Math.min(posts.length, maxPosts);
  return (
    <section>
      <SectionHead {...props} />
      {/* Every teaser is a link, so whoever tabs reaches all of the row. */}
      <div
        className={`scroll-row -mx-gutter scroll-px-gutter px-gutter pb-1 md:mx-0 md:scroll-px-0 md:px-0 ${bars[count] ?? ''}`}
      >
        <ul className={`grid auto-cols-[286px] grid-flow-col gap-4 md:gap-6 ${widths[count]}`}>
          {posts.map((post) => (
            <li key={post.path} className="@container snap-start">
              <Card post={post} level={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Whether that is the page of a post; each date of a training has an address below that of the training. */
function isPageOf({ path: own }: { path: string }, path: string): boolean {
  return path === own || (path.startsWith(`${own}/`) && /^\d*$/.test(path.slice(own.length + 1)));
}
