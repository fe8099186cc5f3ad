import { isByAgreement } from '../../domain/delivery/promise.ts';
import type { Db, Trx } from '../database.ts';
import { offeredMethods, type OfferedMethod } from '../delivery/service.ts';
import type { Offer } from '../catalogue/service.ts';
import type { OrderRow } from './rows.ts';

/** How the products of an order can be brought, gross; none for an order of tickets, which travel by mail. */
export async function deliveryMethodsFor(
  db: Db | Trx,
  row: Pick<OrderRow, 'shop_id' | 'country_id' | 'is_event' | 'lines'>,
  offers: ReadonlyMap<number, Offer>,
  now: Date,
): Promise<OfferedMethod[]> {
  if (row.is_event) return [];
  const { shop_id: shopId, country_id: countryId, lines } = row;
  let weightG: number | null = 0;
  let byAgreement = false;
  let readyInDays = 0;
  for (const [, productId, quantity, , pieceG, isFurniture, available] of lines ?? []) {
    weightG = weightG === null || pieceG === null ? null : weightG + pieceG * quantity;
    byAgreement ||= isByAgreement({ weightG: pieceG, isFurniture });
    const delay = productId === null ? null : (offers.get(productId)?.item.sale_delay ?? null);
    // Until all of it can be sent, the longest that has to be ordered in is waited for.
    if (quantity > available && delay !== null) readyInDays = Math.max(readyInDays, delay);
  }
  return offeredMethods(db, { shopId, countryId, weightG, byAgreement, readyInDays, now });
}
