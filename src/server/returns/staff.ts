import type { z } from 'zod';
import { ShopError } from '../../domain/errors.ts';
import type { acceptBody, denyBody, OrderReturn, receiveBody } from '../../domain/returns/contract.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { findBought, lockOrderById, type BoughtOrder } from '../orders/service.ts';
import { signedIn } from '../platform/signed-in.ts';
import { putBackReturned } from '../stock/service.ts';
import type { Actor } from './creating.ts';
import type { ReturnServices } from './deps.ts';
import { notifyBuyer } from './mails.ts';
import { moveReturn } from './moving.ts';
import { countPieces, linesOfReturn, orderIdOf, updateReturnLine, type ReturnLineRow } from './queries.ts';
import { readAnyReturn } from './reading.ts';

/*
 * What the staff does with a return. The order is locked first, then the return, then stock or the books, as everything that
 * happens to an order.
 */

/** @throws ShopError RETURN_NOT_FOUND, RETURN_STATUS_NOT_ALLOWED */
export async function acceptReturn(
  trx: Trx,
  services: ReturnServices,
  visitor: Visitor,
  uuid: string,
  { reason }: z.output<typeof acceptBody>,
): Promise<OrderReturn> {
  await lockOrderOf(trx, uuid);
  await moveReturn(trx, uuid, 'accept', stepOf(services, visitor, reason));
  await notifyBuyer(trx, services, uuid, { update: 'accepted', reason: reason || null });
  return readAnyReturn(trx, visitor, uuid);
}

/** @throws ShopError RETURN_NOT_FOUND, RETURN_STATUS_NOT_ALLOWED */
export async function denyReturn(
  trx: Trx,
  services: ReturnServices,
  visitor: Visitor,
  uuid: string,
  { reason }: z.output<typeof denyBody>,
): Promise<OrderReturn> {
  await lockOrderOf(trx, uuid);
  await moveReturn(trx, uuid, 'deny', stepOf(services, visitor, reason));
  await notifyBuyer(trx, services, uuid, { update: 'denied', reason });
  return readAnyReturn(trx, visitor, uuid);
}

/**
 * The goods came. Pieces that are not accepted go back to the buyer and may be asked for again; those that can be sold go
 * back to stock.
 * @throws ShopError RETURN_NOT_FOUND, RETURN_STATUS_NOT_ALLOWED, ORDER_LINE_NOT_FOUND, RETURN_TOO_MUCH
 */
export async function receiveReturn(
  trx: Trx,
  services: ReturnServices,
  visitor: Visitor,
  uuid: string,
  { lines: told, reason }: z.output<typeof receiveBody>,
): Promise<OrderReturn> {
  const order = await lockOrderOf(trx, uuid);
  const { id } = await moveReturn(trx, uuid, 'receive', stepOf(services, visitor, reason));
  const lines = await linesOfReturn(trx, id);
  if (told.some(({ line }) => !lines.some((one) => one.order_line_id === line)))
    throw new ShopError('ORDER_LINE_NOT_FOUND');
  const sellable: { productId: number; quantity: number }[] = [];
  for (const line of lines) {
    const said = told.find((one) => one.line === line.order_line_id);
    const accepted = said?.accepted ?? line.accepted;
    if (accepted > line.accepted || (said?.sellable ?? 0) > accepted)
      throw new ShopError('RETURN_TOO_MUCH', undefined, {
        more: { line: line.order_line_id, left: line.accepted },
      });
    await letGo(trx, line, line.accepted - accepted);
    await updateReturnLine(trx, line.id, { accepted, sellable: said?.sellable ?? 0 });
    const productId = order.lines.find((one) => one.id === line.order_line_id)?.productId;
    if (said && said.sellable > 0 && productId) sellable.push({ productId, quantity: said.sellable });
  }
  await putBackReturned(trx, { orderUuid: order.uuid, returnUuid: uuid, pieces: sellable });
  await notifyBuyer(trx, services, uuid, { update: 'received', reason: reason || null });
  return readAnyReturn(trx, visitor, uuid);
}

async function letGo(trx: Trx, { order_line_id }: ReturnLineRow, pieces: number): Promise<void> {
  if (pieces > 0) await countPieces(trx, [{ orderLineId: order_line_id, bought: 0, quantity: -pieces }]);
}

/** The order of a return, locked. @throws ShopError RETURN_NOT_FOUND */
export async function lockOrderOf(trx: Trx, uuid: string): Promise<BoughtOrder> {
  const orderId = await orderIdOf(trx, uuid);
  if (orderId === undefined) throw new ShopError('RETURN_NOT_FOUND');
  await lockOrderById(trx, orderId);
  return (await findBought(trx, orderId))!;
}

export function stepOf(
  { clock }: Pick<ReturnServices, 'clock'>,
  visitor: Visitor,
  reason: string | null | undefined,
): { by: Actor; reason: string | null; now: Date } {
  return { by: { kind: 'staff', userId: signedIn(visitor).user.id }, reason: reason || null, now: clock() };
}
