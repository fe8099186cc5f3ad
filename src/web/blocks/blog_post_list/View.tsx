import { useQuery } from '@tanstack/react-query';
import { pageCount, pageFromQuery } from '../../../domain/pagination.ts';
import { PostCard } from '../../parts/posts/PostCard.tsx';
import { TeaserGrid } from '../../parts/posts/TeaserGrid.tsx';
import { usePage } from '../../state/page.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SamplePosts } from '../SamplePosts.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { ViewProps } from '../view.ts';
import type { blogPostList } from './block.ts';
import { queryOf } from './data.ts';

/** Articles a page at a time, the newest first. */
export function View({ props, mode }: ViewProps<typeof blogPostList>) {
  const page = usePage();
  const { data } = useQuery({ ...queryOf(props.pageSize, page), enabled: mode !== 'preview' });
  if (mode === 'preview') return <SamplePosts title={props.title} count={3} />;
  if (!data || data.results.length === 0) return null;
  const pages = pageCount(data.count, props.pageSize);
  return (
    <section>
      <SectionHead title={props.title} />
      <TeaserGrid posts={data.results} Card={PostCard} level={3} />
      <Pagination
        current={pageFromQuery(page.search.get('page'), pages) ?? 1}
        total={pages}
        hrefFor={(number) => (number === 1 ? page.path : `${page.path}?page=${number}`)}
        className="mt-8"
      />
    </section>
  );
}
