import * as api from '../../domain/saved-lists/api.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { ShopCalls } from '../database.ts';
import type { OrderServices, Reader } from '../orders/service.ts';
import * as service from './service.ts';

/** Of one address, behind which a whole salon may sit. */
const limits = { callsPerMinute: 300 };

/** Lists of what a customer buys again and again (CT-11). */
export function savedListCalls(calls: ShopCalls, services: OrderServices): void {
  const readerOf = (visitor: Visitor): Reader => ({ visitor, now: services.clock() });

  calls.each(api.savedLists, {}, (visitor) => service.readLists(services.db, visitor));

  calls.write(api.createSavedList, limits, (visitor, { body }, trx) =>
    service.createList(trx, readerOf(visitor), body),
  );

  calls.each(api.readSavedList, {}, (visitor, { params }) =>
    service.readList(services, readerOf(visitor), params.uuid),
  );

  calls.write(api.changeSavedList, limits, (visitor, { params, body }, trx) =>
    service.changeList(trx, readerOf(visitor), params.uuid, body),
  );

  calls.write(api.addToSavedList, limits, (visitor, { params, body }, trx) =>
    service.addToList(trx, readerOf(visitor), params.uuid, body),
  );

  calls.write(api.deleteSavedList, limits, async (visitor, { params }, trx) => {
    await service.deleteList(trx, readerOf(visitor), params.uuid);
    return undefined;
  });

  calls.write(api.restoreSavedList, limits, (visitor, { params }, trx) =>
    service.restoreList(trx, readerOf(visitor), params.uuid),
  );

  calls.write(api.orderSavedList, limits, (visitor, { params, body }, trx) =>
    service.orderList(trx, services, readerOf(visitor), params.uuid, body),
  );
}
