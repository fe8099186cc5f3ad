import { get, post } from '../call.ts';
import type { Order, VersionBody } from '../orders/contract.ts';
import type { Comparison, FilledOrder, FillBody } from './contract.ts';

interface OfOrder {
  uuid: string;
  /** That of the link in a mail, for a guest's order. */
  key?: string;
}

/** What an order would cost today, before it is ordered again. */
export const reorderComparisonCall = get<Comparison, OfOrder & { cart?: string }>(
  '/api/v1/orders/:uuid/reorder/',
);
export const reorderCall = post<FillBody, FilledOrder, OfOrder>('/api/v1/orders/:uuid/reorder/');
/** The cart as it was before it was filled. */
export const restoreCartCall = post<VersionBody, Order, { uuid: string }>(
  '/api/v1/orders/:uuid/restore-cart/',
);
