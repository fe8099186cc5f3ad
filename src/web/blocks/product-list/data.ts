import type { QueryType } from '../product-list-props.ts';
import { listQueryOf } from './list-query.ts';

export const queriesOf = (props: Record<string, unknown>) => {
  const query = listQueryOf(props as { queryType: QueryType; favouriteBrandId: number | null });
  return query ? [query] : [];
};
