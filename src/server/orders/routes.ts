import { deliveryMethods } from '../../domain/delivery/api.ts';
import { giveAttendees as giveAttendeesApi } from '../../domain/events/order-api.ts';
import * as api from '../../domain/orders/api.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { ShopCalls } from '../database.ts';
import type { Reader } from './access.ts';
import { decideApproval } from './approval.ts';
import { giveAttendees } from './attendees.ts';
import { beginOrder, eventOfBody } from './begin.ts';
import { cancelOrder } from './cancel.ts';
import { listDeliveryMethods } from './delivery-methods.ts';
import * as coupons from './coupons.ts';
import { connectOrder } from './connect.ts';
import * as delivery from './delivery.ts';
import type { OrderServices } from './draft.ts';
import * as information from './information.ts';
import * as lines from './lines.ts';
import { useLoyaltyPoints } from './loyalty-points.ts';
import { readPast, readPastOrder } from './past.ts';
import { readDrafts, readOrder } from './reading.ts';
import { changeStatus } from './staff.ts';

/** As many as RATE_LIMIT_PER_MINUTE lets one address make, behind which a whole salon may sit. */
const limits = { callsPerMinute: Number.MAX_SAFE_INTEGER };

/** Orders from the first draft on: the cart, its lines, and what they cost. */
export function orderCalls(calls: ShopCalls, services: OrderServices): void {
  const readerOf = (visitor: Visitor): Reader => ({ visitor, now: services.clock() });

  calls.each(api.orders, {}, (visitor, { query }) =>
    readDrafts(services, readerOf(visitor), query.being_paid),
  );

  calls.write(api.createOrder, limits, (visitor, { body }, trx) =>
    beginOrder(trx, services, readerOf(visitor), {
      customer: body.customer?.uuid ?? null,
      event: eventOfBody({
        isEvent: body.status.id === orderStatuses.EVENT_DRAFT,
        event: body.event ?? null,
      }),
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

  calls.prepared(
    api.addLine,
    {},
    {
      prepare: (visitor, { body }) => lines.findOffer(services, readerOf(visitor), body.product),
      write: (visitor, { params, body: { product, quantity, version } }, trx, offer) =>
        lines.addLine(trx, services, readerOf(visitor), params.uuid, {
          productId: product,
          quantity,
          version,
          offer,
        }),
    },
  );

  calls.write(api.changeLine, {}, (visitor, { params, body: { quantity, version } }, trx) =>
    lines.changeLine(trx, services, readerOf(visitor), params.uuid, {
      lineId: params.lineId,
      quantity,
      version,
    }),
  );

  calls.write(api.deleteLine, {}, async (visitor, { params, query, body }, trx) => {
    const { uuid, lineId } = params;
    const version = body.version ?? query.version;
    await lines.removeLine(trx, services, readerOf(visitor), uuid, { lineId, version });
    return undefined;
  });

  calls.write(api.addLines, limits, (visitor, { params, body: { lines: wanted, version } }, trx) =>
    lines.addLines(trx, services, readerOf(visitor), params.uuid, { lines: wanted, version }),
  );

  calls.write(giveAttendeesApi, limits, (visitor, { params, query, body }, trx) =>
    giveAttendees(trx, services, readerOf(visitor), params.uuid, { attendees: body, version: query.version }),
  );

  calls.write(api.acceptPrices, limits, (visitor, { params, body }, trx) =>
    lines.acceptPrices(trx, services, readerOf(visitor), params.uuid, body.version),
  );

  calls.write(api.cancelOrder, limits, (visitor, { params: { uuid }, query: { key }, body }, trx) =>
    cancelOrder(
      trx,
      services,
      { ...readerOf(visitor), hasKey: services.keys.isKeyOf(uuid, key) },
      uuid,
      body,
    ),
  );

  calls.write(api.changeOrderStatus, limits, (visitor, { params, body }, trx) =>
    changeStatus(trx, services, readerOf(visitor), params.uuid, body),
  );

  calls.each(deliveryMethods, {}, (visitor, { params }) =>
    listDeliveryMethods(services, readerOf(visitor), params.uuid),
  );

  calls.write(api.changeCountry, limits, (visitor, { params, body }, trx) =>
    delivery.changeCountry(trx, services, readerOf(visitor), params.uuid, body),
  );

  calls.each(api.readDelivery, {}, (visitor, { params }) =>
    delivery.readDelivery(services, readerOf(visitor), params.uuid),
  );

  calls.write(api.chooseDelivery, limits, (visitor, { params, body }, trx) =>
    delivery.chooseDelivery(trx, services, readerOf(visitor), params.uuid, body),
  );

  calls.each(api.readInformation, {}, (visitor, { params }) =>
    information.readInformation(services, readerOf(visitor), params.uuid),
  );

  calls.write(api.giveInformation, limits, (visitor, { params, body }, trx) =>
    information.giveInformation(trx, services, readerOf(visitor), params.uuid, body),
  );

  calls.write(api.addCoupon, limits, (visitor, { params, body: { code, version } }, trx) =>
    coupons.addCoupon(trx, services, readerOf(visitor), params.uuid, { code, version }),
  );

  calls.write(api.removeCoupon, limits, async (visitor, { params, query, body }, trx) => {
    const { uuid, code } = params;
    const version = body.version ?? query.version;
    await coupons.removeCoupon(trx, services, readerOf(visitor), uuid, { code, version });
    return undefined;
  });

  calls.write(api.useLoyaltyPoints, limits, (visitor, { params, body }, trx) =>
    useLoyaltyPoints(trx, services, readerOf(visitor), params.uuid, body),
  );

  calls.write(api.approveOrder, limits, (visitor, { params, body }, trx) =>
    decideApproval(trx, services, readerOf(visitor), params.uuid, body),
  );

  calls.each(api.orderHistory, {}, (visitor, { query, url }) =>
    readPast(services, readerOf(visitor), {
      search: query.search,
      hasUpcomingEvent: query.upcoming_events,
      page: query.page,
      pageSize: query.page_size,
      url,
    }),
  );

  calls.each(api.pastOrder, {}, (visitor, { params }) =>
    readPastOrder(services, readerOf(visitor), params.uuid),
  );

  calls.write(api.connectOrder, limits, (visitor, { params, body }, trx) =>
    connectOrder(trx, services, readerOf(visitor), params.uuid, body.customer.uuid),
  );
}
