/** The life of an order, by the numbers that travel (CO-07). */
export const orderStatuses = {
  DRAFT: 1,
  SUBMITTED: 2,
  IN_PROGRESS: 3,
  CANCELED: 4,
  FULFILLED: 5,
  PENDING: 6,
  EVENT_DRAFT: 7,
} as const;
export type OrderStatusName = keyof typeof orderStatuses;
export type OrderStatus = (typeof orderStatuses)[OrderStatusName];

/** What moves an order on. Who may do so is for the call to say. */
export const orderSteps = [
  /** A payment with a provider is started; stock, points, coupons and seats are reserved. */
  'start_payment',
  /** The provider confirms the money. */
  'confirm_payment',
  /** The payment failed, was abandoned or ran out of time; what was reserved is free again. */
  'end_payment',
  /** Taken on credit, on an invoice, or with nothing left to pay. */
  'submit',
  'begin_work',
  /** Everything was sent or handed over; of an event, the tickets are issued. */
  'fulfil',
  'cancel',
] as const;
export type OrderStep = (typeof orderSteps)[number];

type Kind = 'goods' | 'event';
interface Change {
  from: readonly OrderStatusName[];
  /** Left out where it depends on what the order is of. */
  to: OrderStatusName | Record<Kind, OrderStatusName>;
  /** The kinds of order the step is for; left out: both. */
  only?: Kind;
}

const changes: Record<OrderStep, readonly Change[]> = {
  start_payment: [{ from: ['DRAFT', 'EVENT_DRAFT'], to: 'PENDING' }],
  confirm_payment: [{ from: ['PENDING'], to: 'SUBMITTED' }],
  end_payment: [{ from: ['PENDING'], to: { goods: 'DRAFT', event: 'EVENT_DRAFT' } }],
  submit: [{ from: ['DRAFT', 'EVENT_DRAFT'], to: 'SUBMITTED' }],
  begin_work: [{ from: ['SUBMITTED'], to: 'IN_PROGRESS', only: 'goods' }],
  fulfil: [
    { from: ['IN_PROGRESS'], to: 'FULFILLED', only: 'goods' },
    { from: ['SUBMITTED'], to: 'FULFILLED', only: 'event' },
  ],
  cancel: [{ from: ['DRAFT', 'EVENT_DRAFT', 'SUBMITTED', 'IN_PROGRESS'], to: 'CANCELED' }],
};

/** Where a step leads an order, or `null` when its status does not allow the step. */
export function statusAfter(step: OrderStep, from: OrderStatus, isEvent: boolean): OrderStatus | null {
  const kind: Kind = isEvent ? 'event' : 'goods';
  for (const change of changes[step]) {
    if (change.only && change.only !== kind) continue;
    if (!change.from.some((name) => orderStatuses[name] === from)) continue;
    return orderStatuses[typeof change.to === 'string' ? change.to : change.to[kind]];
  }
  return null;
}

export const draftStatuses: readonly OrderStatus[] = [orderStatuses.DRAFT, orderStatuses.EVENT_DRAFT];
/** Not placed yet, and may still be. */
export const openStatuses: readonly OrderStatus[] = [
  orderStatuses.DRAFT,
  orderStatuses.PENDING,
  orderStatuses.EVENT_DRAFT,
];
/** Placed, and not cancelled since. */
export const soldStatuses: readonly OrderStatus[] = [
  orderStatuses.SUBMITTED,
  orderStatuses.IN_PROGRESS,
  orderStatuses.FULFILLED,
];

/** Whether its lines, addresses and coupons may be changed: a draft is the cart (CT-10). */
export function isEditable(status: OrderStatus): boolean {
  return draftStatuses.includes(status);
}
