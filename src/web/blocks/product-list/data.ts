import type { QueryType } from '../product-list-props.ts';
import { listQueryOf, unscriptedQueryOf } from './list-query.ts';

/** What the first paint of the first row of a page needs. */
export const queriesOf = (props: Record<string, unknown>) => one(listQueryOf(props as ListProps));

/** What a later row needs to be drawn for whoever has no script. */
export const unscriptedQueriesOf = (props: Record<string, unknown>) =>
  one(unscriptedQueryOf(props as ListProps));

/** Whether two rows show the same products. */
export const isSameList = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  one['queryType'] === other['queryType'] && one['favouriteBrandId'] === other['favouriteBrandId'];

type ListProps = { queryType: QueryType; favouriteBrandId: number | null };

const one = <Q>(query: Q | null): Q[] => (query ? [query] : []);
