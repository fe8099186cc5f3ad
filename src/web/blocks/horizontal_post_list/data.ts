import { postsQuery, type PostsParams } from '../../api/creator.ts';

/** The call for a row of posts, one more than it shows since the page itself drops out; of events only those that are not over. */
export function queryOf(type: PostsParams['type'], limit: number) {
  return postsQuery({ type, page_size: limit + 1, ...(type === 'EVENT' ? { upcoming: true } : {}) });
}

export const queriesOf = (props: Record<string, unknown>) => [
  queryOf(props['postType'] as PostsParams['type'], Number(props['limit'])),
];
