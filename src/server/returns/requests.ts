import type { z } from 'zod';
import { ShopError } from '../../domain/errors.ts';
import type { OrderReturn, ReturnOptions, returnBody } from '../../domain/returns/contract.ts';
import { isNeverWithdrawn } from '../../domain/returns/exclusions.ts';
import { isOver, leftOf, reasonOf, returnRefusal } from '../../domain/returns/rules.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { findBought, findOrderId, lockOrder, type BoughtOrder } from '../orders/service.ts';
import { openReturn, type Actor } from './creating.ts';
import type { ReturnServices } from './deps.ts';
import { notifyBuyer } from './mails.ts';
import { moveReturn } from './moving.ts';
import { attachPictures } from './picture-queries.ts';
import { findReturn, returnedOf } from './queries.ts';
import { answerOf } from './reading.ts';

interface OfOrder {
  uuid: string;
  key: string | undefined;
}

/** What of an order may be returned now. @throws ShopError ORDER_NOT_FOUND */
export async function readOptions(
  services: ReturnServices,
  visitor: Visitor,
  { uuid, key }: OfOrder,
): Promise<ReturnOptions> {
  const { db, orders, clock } = services;
  const order = await findBought(db, await findOrderId(orders, visitor, uuid, key));
  if (!order?.isSold || order.isRefunded)
    return { withdraw_until: null, can_withdraw: false, can_return: false, lines: [] };
  const returned = await returnedOf(
    db,
    order.lines.map(({ id }) => id),
  );
  const now = clock().getTime();
  const lines = order.lines.map(({ id, quantity, refunded, exclusion }) => ({
    line: id,
    quantity,
    left: leftOf({ quantity, returned: returned.get(id) ?? 0, refunded }),
    exclusion,
  }));
  const left = lines.filter((line) => line.left > 0);
  return {
    withdraw_until: order.withdrawalEndsAt === null ? null : new Date(order.withdrawalEndsAt).toISOString(),
    can_withdraw:
      !isOver(order.withdrawalEndsAt, now) && left.some(({ exclusion }) => !isNeverWithdrawn(exclusion)),
    can_return: !isOver(order.claimEndsAt, now) && left.some(({ exclusion }) => exclusion !== 'DATED'),
    lines,
  };
}

/**
 * A buyer asks to return pieces of an order.
 * @throws ShopError ORDER_NOT_FOUND, ORDER_LINE_NOT_FOUND, RETURN_NOT_BOUGHT, RETURN_TOO_MUCH, RETURN_REFUNDED,
 *   RETURN_EXCLUDED, RETURN_TERM_OVER, RETURN_PICTURE_UNKNOWN
 */
export async function createReturn(
  trx: Trx,
  services: ReturnServices,
  visitor: Visitor,
  { uuid, key }: OfOrder,
  { lines: asked }: z.output<typeof returnBody>,
): Promise<OrderReturn> {
  const now = services.clock();
  const order = await lockBought(trx, services, visitor, { uuid, key });
  if (order.isRefunded) throw new ShopError('RETURN_TOO_MUCH', undefined, { more: { left: 0 } });
  const returned = await returnedOf(
    trx,
    order.lines.map(({ id }) => id),
  );
  const lines = asked.map((wanted) => {
    const line = order.lines.find(({ id }) => id === wanted.line);
    if (!line) throw new ShopError('ORDER_LINE_NOT_FOUND');
    const { reason, note } = reasonOf(wanted.reason);
    const of = {
      quantity: line.quantity,
      returned: returned.get(line.id) ?? 0,
      refunded: line.refunded,
      exclusion: line.exclusion,
      withdrawalEndsAt: order.withdrawalEndsAt,
      claimEndsAt: order.claimEndsAt,
      now: now.getTime(),
    };
    const refusal = returnRefusal(of, { quantity: wanted.quantity, reason });
    if (refusal)
      throw new ShopError(refusal, undefined, {
        more: { line: line.id, left: leftOf(of) },
      });
    const words = [note, wanted.note ?? null].filter((one) => one !== null).join('\n');
    return { line: line.id, quantity: wanted.quantity, reason, note: words || null };
  });
  const by = byBuyer(visitor);
  const { row, lineIds } = await openReturn(trx, {
    order,
    withdrawalId: null,
    status: 'requested',
    lines,
    by,
    now,
  });
  for (const { line, pictures } of asked) {
    const attached = await attachPictures(trx, { orderId: order.id, lineId: lineIds.get(line)!, pictures });
    if (attached < new Set(pictures).size) throw new ShopError('RETURN_PICTURE_UNKNOWN');
  }
  await notifyBuyer(trx, services, row.uuid, { update: 'requested', reason: null });
  return answerOf(trx, (await findReturn(trx, { uuid: row.uuid }))!, visitor.audience);
}

/** The buyer keeps the goods after all. @throws ShopError ORDER_NOT_FOUND, RETURN_NOT_FOUND, RETURN_STATUS_NOT_ALLOWED */
export async function cancelReturn(
  trx: Trx,
  services: ReturnServices,
  visitor: Visitor,
  { uuid, key, returnUuid }: OfOrder & { returnUuid: string },
): Promise<OrderReturn> {
  const order = await lockBought(trx, services, visitor, { uuid, key });
  const found = await findReturn(trx, { uuid: returnUuid, orderId: order.id });
  if (!found) throw new ShopError('RETURN_NOT_FOUND');
  await moveReturn(trx, returnUuid, 'cancel', { by: byBuyer(visitor), now: services.clock() });
  return answerOf(trx, (await findReturn(trx, { uuid: returnUuid }))!, visitor.audience);
}

/** An order that the visitor bought, locked. @throws ShopError ORDER_NOT_FOUND, RETURN_NOT_BOUGHT */
async function lockBought(
  trx: Trx,
  { orders, clock }: ReturnServices,
  visitor: Visitor,
  { uuid, key }: OfOrder,
): Promise<BoughtOrder> {
  const reader = { visitor, now: clock(), hasKey: orders.keys.isKeyOf(uuid, key) };
  const { id } = await lockOrder(trx, orders, reader, uuid);
  const order = await findBought(trx, id);
  if (!order?.isSold) throw new ShopError('RETURN_NOT_BOUGHT');
  return order;
}

function byBuyer({ user }: Visitor): Actor {
  return user ? { kind: 'customer', userId: user.id } : { kind: 'guest', userId: null };
}
