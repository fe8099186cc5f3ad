import { useQuery } from '@tanstack/react-query';
import { pageCount } from '../../../domain/pagination.ts';
import { postsQuery, type PostsAsked } from '../../api/creator.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { usePage } from '../../state/page.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { PostCard } from '../../parts/posts/PostCard.tsx';
import { EmptyPosts } from './EmptyPosts.tsx';
import { postsAsked, postsPageSize } from './prefetch-posts.ts';

/**
 * Campaigns or articles, the first one large, with pages. One that would stand alone in the last row takes the whole of
 * it: three to a row, and the large one takes the room of four.
 */
export function PostGrid({ type, empty }: { type: PostsAsked['type']; empty: string }) {
  const t = useT();
  const page = usePage();
  const asked = postsAsked(page, type);
  const { data } = useQuery(postsQuery(asked));
  if (!data) return null;
  if (data.results.length === 0) {
    return (
      <div className="wrap mt-8">
        <EmptyPosts text={empty} action={{ label: t('shell.allProducts'), href: paths.search() }} />
      </div>
    );
  }
  const isFeatured = (asked.page ?? 1) === 1 && data.results.length > 1;
  return (
    <div className="wrap mt-8">
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {data.results.map((post, index) => (
          <li
            key={post.path}
            className={
              isFeatured && index === 0
                ? 'md:col-span-2 md:row-span-2'
                : `@container md:last:nth-[3n+1]:col-span-full ${isFeatured ? 'md:last:nth-2:row-span-2' : ''}`
            }
          >
            <PostCard post={post} isLarge={isFeatured && index === 0} />
          </li>
        ))}
      </ul>
      <Pagination
        current={asked.page ?? 1}
        total={pageCount(data.count, postsPageSize)}
        hrefFor={(number) => (number === 1 ? page.path : `${page.path}?page=${number}`)}
        className="mt-8"
      />
    </div>
  );
}
