import { deliveryMethods } from '../../domain/delivery/api.ts';
import * as api from '../../domain/orders/api.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { ShopCalls } from '../database.ts';
import type { Reader } from './access.ts';
import { beginOrder } from './begin.ts';
import { cancelOrder } from './cancel.ts';
import { listDeliveryMethods } from './delivery-methods.ts';
import type { OrderServices } from './draft.ts';
import * as lines from './lines.ts';
import { readDrafts, readOrder } from './reading.ts';
import { changeStatus } from './staff.ts';

/** Of one address, behind which a whole salon may sit. */
const callsPerMinute = 600;

/** Orders from the first draft on: the cart, its lines, and what they cost. */
export function orderCalls(calls: ShopCalls, services: OrderServices): void {
  const readerOf = (visitor: Visitor): Reader => ({ visitor, now: services.clock() });
  const limits = { callsPerMinute };

  calls.each(api.orders, {}, (visitor) => readDrafts(services, readerOf(visitor)));

  calls.write(api.createOrder, limits, (visitor, { body }, trx) =>
    beginOrder(trx, services, readerOf(visitor), {
      customer: body.customer?.uuid ?? null,
      isEvent: body.status.id === orderStatuses.EVENT_DRAFT,
    }),
  );

  calls.each(api.readOrder, {}, (visitor, { params: { uuid }, query: { key } }) =>
    readOrder(services, { ...readerOf(visitor), hasKey: services.keys.isKeyOf(uuid, key) }, uuid),
  );

  calls.each(
    api.orderLines,
    {},
    async (visitor, { params }) => (await readOrder(services, readerOf(visitor), params.uuid)).order_lines,
  );

  calls.prepared(api.addLine, limits, {
    prepare: (visitor, { body }) => lines.findOffer(services, readerOf(visitor), body.product),
    write: (visitor, { params, body: { product, quantity, version } }, trx, offer) =>
      lines.addLine(trx, services, readerOf(visitor), params.uuid, {
        productId: product,
        quantity,
        version,
        offer,
      }),
  });

  calls.write(api.changeLine, limits, (visitor, { params, body: { quantity, version } }, trx) =>
    lines.changeLine(trx, services, readerOf(visitor), params.uuid, {
      lineId: params.lineId,
      quantity,
      version,
    }),
  );

  calls.write(api.deleteLine, limits, async (visitor, { params, query }, trx) => {
    const { uuid, lineId } = params;
    await lines.removeLine(trx, services, readerOf(visitor), uuid, { lineId, version: query.version });
    return undefined;
  });

  calls.write(api.addLines, limits, (visitor, { params, body: { lines: wanted, version } }, trx) =>
    lines.addLines(trx, services, readerOf(visitor), params.uuid, { lines: wanted, version }),
  );

  calls.write(api.acceptPrices, limits, (visitor, { params, body }, trx) =>
    lines.acceptPrices(trx, services, readerOf(visitor), params.uuid, body.version),
  );

  calls.write(api.cancelOrder, limits, (visitor, { params, body }, trx) =>
    cancelOrder(trx, services, readerOf(visitor), params.uuid, body),
  );

  calls.write(api.changeOrderStatus, limits, (visitor, { params, body }, trx) =>
    changeStatus(trx, services, readerOf(visitor), params.uuid, body),
  );

  calls.each(deliveryMethods, {}, (visitor, { params }) =>
    listDeliveryMethods(services, readerOf(visitor), params.uuid),
  );
}
