import type { QueryType } from '../product-list-props.ts';
import { listQueryOf, unscriptedQueryOf } from './list-query.ts';

/** What the first paint of the first row of a page needs. */
export const queriesOf = (props: Record<string, unknown>) => one(listQueryOf(props as ListProps));

/** What a later row needs to be rendered for visitors without script; nothing when it shows the products of the first. */
export const unscriptedQueriesOf = (props: Record<string, unknown>, first: Record<string, unknown>) =>
  isSameList(props, first) ? [] : one(unscriptedQueryOf(props as ListProps));

const isSameList = (list: Record<string, unknown>, other: Record<string, unknown>) =>
  list['queryType'] === other['queryType'] && list['favouriteBrandId'] === other['favouriteBrandId'];

type ListProps = { queryType: QueryType; favouriteBrandId: number | null };

const one = <Q>(query: Q | null): Q[] => (query ? [query] : []);
