import type { DeliveryKind } from '../../domain/delivery/contract.ts';
import { offered, type OfferedMethod, type Parcel } from '../../domain/delivery/methods.ts';
import { countryCodeOf } from '../../domain/shops/audience.ts';
import type { Db, Trx } from '../database.ts';
import { listShopStores, shopCountry } from '../shops/service.ts';
import { cached } from './cache.ts';
import { needsPickupPoint } from '../../domain/delivery/methods.ts';
import type { Multilingual } from '../../domain/locales.ts';
import { findMethod, ratedMethods } from './queries.ts';

export { deliveryCache } from './cache.ts';
export { inventedAt, retireInventedPoints, takeList } from './point-list.ts';
export { refreshPointLists } from './refresh.ts';
export { listSources, type ListSource } from './sources.ts';
export { findPickupPoint, isPointServed } from './pickup-points.ts';
export type { OfferedMethod } from '../../domain/delivery/methods.ts';

/** An order as far as its delivery goes. */
export interface DeliveryRequest extends Parcel {
  shopId: number;
  /** Where it is delivered. */
  countryId: number;
  now: Date;
}

/**
 * The ways this order can be delivered, with prices and promised days, from memory. The rule is `offered` of the domain;
 * a store is a way only where the shop has one.
 */
export async function offeredMethods(
  db: Db | Trx,
  { shopId, countryId, now, ...parcel }: DeliveryRequest,
): Promise<OfferedMethod[]> {
  const { methods, sentFrom } = await cached(db, `methods ${shopId} ${countryId}`, async () => {
    const rated = await ratedMethods(db, { shopId, countryId });
    const hasStores = (await listShopStores(db, shopId)).length > 0;
    return {
      methods: rated.filter(({ kind }) => kind !== 'store' || hasStores),
      sentFrom: countryCodeOf(await shopCountry(db, shopId)),
    };
  });
  return offered(methods, parcel, { sentFrom, deliveredTo: countryCodeOf(countryId), now });
}

/** A way of delivery as an order that was placed names it, from memory; undefined: it was deleted. */
export async function namedMethod(
  db: Db | Trx,
  id: number,
): Promise<{ i18n_name: Multilingual; kind: DeliveryKind; needsPickupPoint: boolean } | undefined> {
  const found = await cached(db, `method ${id}`, () => findMethod(db, id));
  if (!found) return undefined;
  const { i18n_name, kind } = found;
  return { i18n_name, kind, needsPickupPoint: needsPickupPoint(kind) };
}
