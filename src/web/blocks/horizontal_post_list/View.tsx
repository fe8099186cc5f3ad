import { useQuery } from '@tanstack/react-query';
import { useT } from '../../i18n/texts.tsx';
import { EventCard } from '../../parts/posts/EventCard.tsx';
import { PostCard } from '../../parts/posts/PostCard.tsx';
import { usePage } from '../../state/page.tsx';
import { SamplePosts } from '../SamplePosts.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { ViewProps } from '../view.ts';
import type { horizontalPostList } from './block.ts';
import { queryOf } from './data.ts';
import { FeaturedPosts } from './FeaturedPosts.tsx';

/** Most teasers side by side; more go on to the right. */
const columns: Record<number, string> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-4',
};

/** One row of articles, campaigns or coming events; it scrolls sideways on small screens. */
export function View({ props, mode }: ViewProps<typeof horizontalPostList>) {
  const t = useT();
  const { path } = usePage();
  const { postType, limit, look, title } = props;
  const { data } = useQuery({ ...queryOf(postType, limit), enabled: mode !== 'preview' });
  if (mode === 'preview') return <SamplePosts title={title} count={Math.min(limit, 3)} />;
  // A page does not lead to itself.
  const posts = (data?.results ?? []).filter((post) => post.path !== path).slice(0, limit);
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
  return (
    <section>
      <SectionHead {...props} />
      <div
        role="region"
        aria-label={title || t('content.inspirationTitle')}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="scroll-row -mx-gutter scroll-px-gutter px-gutter pb-1 md:mx-0 md:scroll-px-0 md:px-0"
      >
        <ul
          className={`grid auto-cols-[286px] grid-flow-col gap-4 md:auto-cols-auto md:grid-flow-row md:gap-6 ${columns[Math.min(posts.length, 4)]}`}
        >
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
