import type { Order } from '../../../domain/orders/contract.ts';
import { needsApproval } from '../steps.ts';

/** An order that waits for an administrator is not about paying yet. */
export function paymentTitle(order: Order) {
  if (!needsApproval(order)) return 'checkout.payment.title';
  return order.approval?.state === 'denied'
    ? 'checkout.approval.deniedTitle'
    : 'checkout.approval.waitingTitle';
}
