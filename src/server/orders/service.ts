export type { OrderServices } from './draft.ts';
export { ordersData } from './personal-data.ts';
export { orderEventHandler, type OrderEvent, type OrderListener } from './events.ts';
export { orderInvariants } from './invariants.ts';
export type { PayableOrder, SoldLine } from './payable.ts';
export { startPayment, submitOrder, type PlacedBy } from './placing.ts';
export { confirmPayment, endPayment, type Settled } from './settling.ts';
export { endAbandonedPayments, keepPending } from './timeouts.ts';
