import type { Db } from '../database.ts';
import { eventInvariants } from '../events/service.ts';
import { invoiceInvariants } from '../invoices/service.ts';
import { noticeInvariants } from '../notices/service.ts';
import { loyaltyInvariants } from '../loyalty/service.ts';
import { orderInvariants } from '../orders/service.ts';
import { paymentInvariants } from '../payments/service.ts';
import { checkInvariants, type Finding, type Invariant } from '../platform/invariants.ts';
import { reviewInvariants } from '../reviews/service.ts';
import { savedListInvariants } from '../saved-lists/service.ts';
import { returnInvariants } from '../returns/service.ts';
import { stockInvariants } from '../stock/service.ts';

/** Everything that holds of money, stock and reviews, room by room. */
export const invariants: readonly Invariant[] = [
  ...stockInvariants,
  ...orderInvariants,
  ...invoiceInvariants,
  ...paymentInvariants,
  ...returnInvariants,
  ...noticeInvariants,
  ...loyaltyInvariants,
  ...reviewInvariants,
  ...eventInvariants,
  ...savedListInvariants,
];

/** Proves money and stock: what of all that has to hold does not. */
export function audit(db: Db): Promise<Finding[]> {
  return checkInvariants(db, invariants);
}
