import type { Trx } from '../database.ts';
import { announceAll } from '../platform/outbox.ts';

/** Products whose search documents are to be read again; the search handles it. */
export const changedTopic = 'search.products';

/** Products in one message: what the search reads and writes together. */
export const productsPerMessage = 500;

/** What changed in ways a search can see. Ids of products that are no more are welcome. */
export interface Changed {
  product_ids?: readonly number[];
  /** Families a product left or joined: what stands for the family may have changed. */
  family_ids?: readonly number[];
  /** Names of brands and categories are part of the documents of their products. */
  brand_ids?: readonly number[];
  category_ids?: readonly number[];
  /** Names of parameters and their values, and what can be filtered by. */
  parameter_ids?: readonly number[];
  /** Lists whose dates or customers changed; single prices are changes of their products. */
  price_list_ids?: readonly number[];
}

/** Has the search read again what `trx` changes, within a second of its commit. */
export async function announceChanged(trx: Trx, changed: Changed): Promise<void> {
  const { product_ids = [], ...others } = changed;
  const payloads: Changed[] = [];
  for (let start = 0; start < product_ids.length; start += productsPerMessage) {
    payloads.push({ product_ids: product_ids.slice(start, start + productsPerMessage) });
  }
  if (Object.values(others).some((ids) => ids.length > 0)) payloads.push(others);
  await announceAll(trx, changedTopic, payloads);
}

/** Products that were sold out and can be bought again; whoever has waited for them is told. */
export const arrivedTopic = 'stock.arrived';

/** A product in the warehouses of a shop. */
export interface Arrived {
  product_id: number;
  shop_id: number;
}

/** Tells that pieces of products became free where there were none, once `trx` has committed. */
export async function announceArrived(trx: Trx, arrived: readonly Arrived[]): Promise<void> {
  const payloads: { arrived: readonly Arrived[] }[] = [];
  for (let start = 0; start < arrived.length; start += productsPerMessage)
    payloads.push({ arrived: arrived.slice(start, start + productsPerMessage) });
  await announceAll(trx, arrivedTopic, payloads);
}
