import type { OrderStep } from './statuses.ts';

/**
 * What is told of an order to whoever listens: mails, payments, later the programs of a merchant. That a draft was begun is no
 * news: most carts are never ordered, and each first press of a buyer would wait for a message that nobody hears.
 */
export const orderEventNames = [
  /** A payment was started: it waits for money and cannot be changed. */
  'pending',
  /** That payment ended without money; it is a draft again. */
  'payment_ended',
  'submitted',
  'paid',
  'in_progress',
  'fulfilled',
  'canceled',
  'refunded',
  /** A colleague wants to order what an administrator of the customer has to agree to. */
  'approval_wanted',
  /** The administrator has said yes or no. */
  'approval_decided',
] as const;
export type OrderEventName = (typeof orderEventNames)[number];

/** What each step of an order has to tell. */
export const eventsOfStep: Record<OrderStep, readonly OrderEventName[]> = {
  start_payment: ['pending'],
  confirm_payment: ['submitted', 'paid'],
  end_payment: ['payment_ended'],
  submit: ['submitted'],
  begin_work: ['in_progress'],
  fulfil: ['fulfilled'],
  cancel: ['canceled'],
};
