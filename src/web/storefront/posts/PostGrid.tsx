import { useQuery } from '@tanstack/react-query';
import { pageCount } from '../../../domain/pagination.ts';
import { postsQuery, type PostsParams } from '../../api/creator.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { usePage } from '../../state/page.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { PostCard } from '../../parts/posts/PostCard.tsx';
import { TeaserGrid } from '../../parts/posts/TeaserGrid.tsx';
import { EmptyPosts, FailedPosts } from './EmptyPosts.tsx';
import { postsParams, postsPageSize } from './prefetch-posts.ts';

/** Campaigns or articles, the first one large, with pages. */
export function PostGrid({ type, empty }: { type: PostsParams['type']; empty: string }) {
  const t = useT();
  const page = usePage();
  const params = postsParams(page, type);
  const { data } = useQuery(postsQuery(params));
  if (!data) {
    return (
      <div className="wrap mt-8">
        <FailedPosts />
      </div>
    );
  }
  if (data.results.length === 0) {
    return (
      <div className="wrap mt-8">
        <EmptyPosts text={empty} action={{ label: t('shell.allProducts'), href: paths.search() }} />
      </div>
    );
  }
  return (
    <div className="wrap mt-8">
      <TeaserGrid
        posts={data.results}
        isFirstLarge={(params.page ?? 1) === 1 && data.results.length > 1}
        Card={PostCard}
      />
      <Pagination
        current={params.page ?? 1}
        total={pageCount(data.count, postsPageSize)}
        hrefFor={(number) => (number === 1 ? page.path : `${page.path}?page=${number}`)}
        className="mt-8"
      />
    </div>
  );
}
