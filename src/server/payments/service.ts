export type { PaymentServices } from './deps.ts';
export { paymentCallbacks } from './callbacks.ts';
export { paymentInvariants } from './invariants.ts';
export { refundReturned } from './refunds.ts';
export { openProviders } from './providers/open.ts';
export { paymentsData } from './personal-data.ts';
export { reconcilePayments } from './reconcile.ts';
export { paymentCalls } from './routes.ts';
export { onOrderEvents, paymentTopics } from './topics.ts';
