import type { z } from 'zod';
import { ShopError } from '../../domain/errors.ts';
import { centsFromDecimal } from '../../domain/money.ts';
import type { Order, orderApprovalBody } from '../../domain/orders/contract.ts';
import { isEditable } from '../../domain/orders/statuses.ts';
import { tightened, tightenedTopic } from '../customers/service.ts';
import type { Database, Trx } from '../database.ts';
import type { OutboxHandler } from '../platform/outbox-consumer.ts';
import { theShop, type Reader } from './access.ts';
import { draftsOfMember, markWaiting, updateApproval } from './approval-queries.ts';
import { announceOrder } from './events.ts';
import { draftAnswer } from './answer.ts';
import { draftOf, draftWithin, type Draft, type OrderServices } from './draft.ts';
import { lockDraft } from './lock.ts';
import { getOrder } from './queries.ts';
import { orderChanged } from './placing.ts';
import { writtenOrder } from './reading.ts';
import { lockOrderById, type LockedOrder } from './statuses.ts';

/**
 * Asks the administrators of a customer to agree to what a colleague wants to order, when everything else is given. Of a
 * locked draft, after each change.
 */
export async function askForApproval(
  trx: Trx,
  { row, approval, lines, deliveryOption }: Draft,
): Promise<void> {
  const isComplete =
    lines.length > 0 && row.information !== null && (row.is_event || deliveryOption !== null);
  if (approval !== 'waiting' || !isComplete || row.approval === 'waiting') return;
  await markWaiting(trx, row.id);
  await announceOrder(trx, row.uuid, ['approval_wanted']);
}

/**
 * The same of the drafts of colleagues whose rights were tightened: what they could have paid yesterday waits for an
 * administrator now, and nobody else would tell either of them.
 */
export function tightenedHandler(services: OrderServices): Record<string, OutboxHandler<Database>> {
  return {
    [tightenedTopic]: async (trx, payloads) => {
      for (const payload of payloads)
        for (const id of await draftsOfMember(trx, tightened.parse(payload)))
          await askAnew(trx, services, await lockOrderById(trx, id));
    },
  };
}

async function askAnew(trx: Trx, services: OrderServices, order: LockedOrder): Promise<void> {
  // It may be paid meanwhile.
  if (!isEditable(order.status)) return;
  const now = services.clock();
  const row = await getOrder(trx, theShop(order, now), order.uuid);
  await askForApproval(trx, await draftOf(services, row, order.language, { kind: 'charged', trx }, now));
}

/** The same of an order that was changed otherwise than by its lines, such as by a coupon; answers the order as it is then. */
export async function askedOrder(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
): Promise<Order> {
  const row = await getOrder(trx, reader, uuid);
  return askedDraft(trx, reader, await draftWithin(trx, services, reader, row));
}

/** Asks for approval where it is needed; answers the draft. */
export async function askedDraft(trx: Trx, { visitor, now }: Reader, draft: Draft): Promise<Order> {
  await askForApproval(trx, draft);
  return draftAnswer(draft, visitor, now);
}

/**
 * An administrator of the customer says yes or no to the order as `version` shows it, and yes at the sum that was seen: prices
 * change without raising the version. Who may order without asking needs no approval.
 * @throws ShopError NOT_ALLOWED for a colleague who is no administrator, and for one's own order where one's orders are limited;
 * ORDER_NOT_EDITABLE; ORDER_STALE and ORDER_CHANGED with the order as it is
 */
export async function decideApproval(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { approved, reason, version, total }: z.output<typeof orderApprovalBody>,
): Promise<Order> {
  const { visitor, now } = reader;
  const row = await lockDraft(trx, services, reader, uuid, version);
  // A limit is not lifted by whoever it is for.
  const isLimited = row.orders_need_approval === true || row.spending_limit_cents !== null;
  const isOwnLimit = isLimited && row.user_id === visitor.user!.id;
  if (row.visitor_role !== 'CUSTOMER_ADMIN' || isOwnLimit) throw new ShopError('NOT_ALLOWED');
  const { sums } = await draftOf(services, row, visitor.audience.language, { kind: 'charged', trx }, now);
  const { payableCents } = sums.totals;
  if (approved && total !== undefined && centsFromDecimal(total) !== payableCents)
    throw await orderChanged(trx, services, reader, row);
  await updateApproval(trx, row.id, {
    state: approved ? 'approved' : 'denied',
    reason: reason || null,
    by: visitor.user!.id,
    cents: approved ? payableCents : null,
  });
  await announceOrder(trx, uuid, ['approval_decided']);
  return writtenOrder(trx, services, reader, uuid);
}
