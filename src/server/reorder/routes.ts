import * as api from '../../domain/reorder/api.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { ShopCalls } from '../database.ts';
import { restoreCart, type OrderServices, type Reader } from '../orders/service.ts';
import { compareOrder, reorder } from './service.ts';

/** As many as RATE_LIMIT_PER_MINUTE lets one address make, behind which a whole salon may sit. */
const limits = { callsPerMinute: Number.MAX_SAFE_INTEGER };

/** Ordering again what was ordered before (CT-11). */
export function reorderCalls(calls: ShopCalls, services: OrderServices): void {
  const readerOf = (visitor: Visitor, uuid: string, key: string | undefined): Reader => ({
    visitor,
    now: services.clock(),
    hasKey: services.keys.isKeyOf(uuid, key),
  });

  calls.each(api.reorderComparison, {}, (visitor, { params: { uuid }, query: { key, cart } }) =>
    compareOrder(services, readerOf(visitor, uuid, key), uuid, cart ?? null),
  );

  calls.write(api.reorder, limits, (visitor, { params: { uuid }, query: { key }, body }, trx) =>
    reorder(trx, services, readerOf(visitor, uuid, key), uuid, body),
  );

  calls.write(api.restoreCart, limits, (visitor, { params, body }, trx) =>
    restoreCart(trx, services, { visitor, now: services.clock() }, params.uuid, body.version),
  );
}
