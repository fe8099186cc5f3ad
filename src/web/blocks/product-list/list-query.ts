import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { productListQuery, productsOf, type ProductListAnswer } from '../../api/catalogue.ts';
import { serverOnly } from '../../api/queries.ts';
import { loopTarget, maxProducts } from '../constants.ts';
import type { QueryType } from '../product-list-props.ts';

/**
 * The call that brings the products of a list, or nothing when there is none to make: the favourite brand of a
 * visitor is asked for only where favourites are stored, and until then there are no favourites.
 */
export function listQueryOf(props: { queryType: QueryType; favouriteBrandId: number | null }) {
  switch (props.queryType) {
    case 'favourite_brand':
      return null;
    case 'brand_favourites':
      return props.favouriteBrandId === null
        ? null
        : productListQuery('brand_favourites', props.favouriteBrandId);
    default:
      return productListQuery(props.queryType);
  }
}

/**
 * The same call for a row that comes later, with whose answer the server renders what stands there without script. The
 * mark keeps it apart from what the browser is given: that fetches the row when it is near.
 */
export function unscriptedQueryOf(props: Parameters<typeof listQueryOf>[0]) {
  const query = listQueryOf(props);
  return query && { ...query, queryKey: [...query.queryKey, serverOnly] as const };
}

/** The products of an answer, at most twenty. */
export function firstProducts(answer: ProductListAnswer | undefined): ProductListItem[] {
  return answer ? productsOf(answer).slice(0, maxProducts) : [];
}

/** How often a looping list is shown: whole rounds until ten or more items stand in the row. */
export function roundsOf(count: number, listType: 'looping' | 'once'): number {
  return listType === 'once' || count <= 1 ? 1 : Math.ceil(loopTarget / count);
}
