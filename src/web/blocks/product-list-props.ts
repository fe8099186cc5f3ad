import type { z } from 'zod';
import { choice, intOrNone, local, url } from './props.ts';

/** Where the products of a list come from. */
export const queryTypes = [
  'recommended',
  'highlighted',
  'business_highlighted',
  'popular',
  'business_popular',
  'fair_favourites',
  'brand_favourites',
  'favourite_brand',
] as const;
export type QueryType = (typeof queryTypes)[number];

/** What both product lists hold. */
export const productListProps = {
  title: local(255),
  queryType: choice(queryTypes, 'highlighted'),
  favouriteBrandId: intOrNone(1),
  listType: choice(['looping', 'once'], 'looping'),
  linkUrl: url(),
  linkText: local(64),
  size: choice(['regular', 'small'], 'regular'),
};

/** The brand must be named when its favourites are asked for. */
export function checkProductList(
  props: { queryType: QueryType; favouriteBrandId: number | null },
  context: z.RefinementCtx,
): void {
  if (props.queryType === 'brand_favourites' && props.favouriteBrandId === null) {
    context.addIssue({ code: 'custom', path: ['favouriteBrandId'], message: 'required' });
  }
}
