import * as api from '../../domain/delivery/api.ts';
import type { Db, ShopCalls } from '../database.ts';
import { listPickupPoints } from './pickup-points.ts';

/** Searches of one address in a minute: one a letter while somebody types. */
const callsPerMinute = 300;

/** Pick-up points (CO-02); the ways an order can be delivered are answered beside the order. */
export function deliveryCalls(calls: ShopCalls, { db }: { db: Db }): void {
  calls.each(api.pickupPoints, { callsPerMinute }, ({ audience }, { query, url }) => {
    const { method, country_id, search, postal_code, near, page, page_size } = query;
    return listPickupPoints(db, {
      methodId: method,
      countryId: country_id ?? audience.countryId,
      shopId: audience.shopId,
      language: audience.language,
      search,
      postalCode: postal_code,
      near,
      page,
      pageSize: page_size,
      url,
    });
  });
}
