export type { OrderServices } from './draft.ts';
export { ordersData } from './personal-data.ts';
export { announceOrder, orderEventHandler, type OrderEvent, type OrderListener } from './events.ts';
export { tightenedHandler } from './approval.ts';
export { findBought, findByNumber, type BoughtOrder } from './bought.ts';
export { refundedCentsSql, refundsSince, type CarriedOutRefund } from './refunds.ts';
export { lockOrder } from './lock.ts';
export { orderInvariants } from './invariants.ts';
export { payableOrders, type PayableOrder } from './payable.ts';
export { findNotifiedOrders, type NotifiedOrder } from './notified-orders.ts';
export { startPayment, submitOrder, type PlacedOrder } from './placing.ts';
export { confirmPayment, endPayment } from './settling.ts';
export { readOrder, readOrderAlone, writtenOrder } from './reading.ts';
export { lockOrderById, type LockedOrder } from './statuses.ts';
export { endAbandonedPayments, prolongPending } from './timeouts.ts';
export { createOrderKeys, type OrderKeys } from './order-key.ts';
export { findOrderId } from './reading.ts';
export { isVatOfOrder } from './information.ts';
export { readCart } from './cart.ts';
export { deleteOldDrafts } from './cleanup.ts';
export { orderedLines, productsOfOrder, type OrderedOrder } from './ordered-lines.ts';
export { cartToFill, fillCart, restoreCart, type WantedLine } from './filling.ts';
export { audienceOfOrder, circumstancesOf } from './draft.ts';
export type { Reader } from './access.ts';
export { boughtAmong, boughtProducts } from './bought-products.ts';
export {
  addSeat,
  beginTickets,
  cancelByShop,
  eventOrdersAmong,
  fulfilTickets,
  lockOrderByUuid,
} from './tickets.ts';
