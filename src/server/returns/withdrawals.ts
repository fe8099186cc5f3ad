import type { z } from 'zod';
import { addressOfCall } from '../../domain/call.ts';
import { ShopError } from '../../domain/errors.ts';
import { translate } from '../../domain/locales.ts';
import { acknowledgementCall } from '../../domain/returns/calls.ts';
import type { BegunWithdrawal, Withdrawal, withdrawalBody } from '../../domain/returns/contract.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { findBought, findByNumber, findOrderId } from '../orders/service.ts';
import { announce } from '../platform/outbox.ts';
import { acknowledgementOf } from './acknowledgement.ts';
import type { ReturnServices } from './deps.ts';
import { acknowledgeTopicName } from './names.ts';
import { openWithdrawalReturn } from './opening.ts';
import type { StatedLine } from './tables.ts';
import {
  countMailed,
  declareWithdrawal,
  findWithdrawal,
  insertWithdrawal,
  lockWithdrawal,
  type WithdrawalRow,
} from './withdrawal-queries.ts';

/** Acknowledgements that one address is sent in a day: anybody can type it. The PDF is there for all of them. */
const mailsADay = 20;
const dayMs = 86_400_000;

/**
 * Writes down what somebody wants to withdraw from; nothing is declared yet. Whether there is such an order is not asked,
 * but for who says to see it.
 * @throws ShopError ORDER_NOT_FOUND
 */
export async function beginWithdrawal(
  trx: Trx,
  services: ReturnServices,
  visitor: Visitor,
  stated: z.output<typeof withdrawalBody>,
): Promise<BegunWithdrawal> {
  const { audience, user } = visitor;
  const shown = stated.order
    ? await findOrderId(services.orders, visitor, stated.order.uuid, stated.order.key)
    : null;
  const lines = stated.lines ?? null;
  return insertWithdrawal(trx, {
    shop_id: audience.shopId,
    language: audience.language,
    order_number: stated.order_number,
    email: stated.email,
    name: stated.name ?? null,
    lines: lines && JSON.stringify(await named(trx, shown, lines, visitor)),
    goods: stated.goods ?? null,
    user_id: user?.id ?? null,
    shown_order_id: shown,
    created_at: services.clock(),
  });
}

/** Lines with their names, for who sees them anyway. */
async function named(
  trx: Trx,
  shown: number | null,
  lines: readonly { line: number; quantity: number }[],
  { audience: { language } }: Visitor,
): Promise<StatedLine[]> {
  const order = shown === null ? undefined : await findBought(trx, shown);
  return lines.map(({ line, quantity }) => {
    const found = order?.lines.find(({ id }) => id === line);
    return { line, quantity, name: found ? translate(found.i18n_name, language) : null };
  });
}

/** @throws ShopError WITHDRAWAL_NOT_FOUND */
export async function readWithdrawal(db: Db, uuid: string): Promise<Withdrawal> {
  const row = await findWithdrawal(db, uuid);
  if (!row) throw new ShopError('WITHDRAWAL_NOT_FOUND');
  return withdrawalAnswer(row);
}

/**
 * Declares a withdrawal: from here on it is evidence, and the acknowledgement goes out. What follows from it, if its order is
 * found and the right exists, is a return. Said again, it answers what was declared.
 * @throws ShopError WITHDRAWAL_NOT_FOUND
 */
export async function confirmWithdrawal(
  trx: Trx,
  services: ReturnServices,
  uuid: string,
): Promise<Withdrawal> {
  const row = await lockWithdrawal(trx, uuid);
  if (!row) throw new ShopError('WITHDRAWAL_NOT_FOUND');
  if (row.submitted_at !== null) return withdrawalAnswer(row);
  const now = services.clock();
  const { text, sha256 } = acknowledgementOf({ ...row, submittedAt: now });
  const mailed = await countMailed(trx, row.email, new Date(now.getTime() - dayMs));
  const orderId = row.shown_order_id ?? (await orderOf(trx, row));
  const found = await openWithdrawalReturn(trx, services, row, orderId, now);
  const declared = await declareWithdrawal(trx, row.id, {
    submitted_at: now,
    acknowledgement: text,
    acknowledgement_sha256: sha256,
    is_mailed: mailed < mailsADay,
    ...found,
  });
  await announce(trx, acknowledgeTopicName, { withdrawal: uuid }, { key: uuid });
  return withdrawalAnswer(declared);
}

/** The order that a statement names by its number and the address of its buyer. */
async function orderOf(
  trx: Trx,
  { order_number, email }: Pick<WithdrawalRow, 'order_number' | 'email'>,
): Promise<number | null> {
  // People write `nr 100123` or `#100123`.
  const digits = order_number.replaceAll(/\D/g, '');
  if (!/^\d{1,15}$/.test(digits)) return null;
  return (await findByNumber(trx, { number: Number(digits), email })) ?? null;
}

export function withdrawalAnswer(row: WithdrawalRow): Withdrawal {
  const { uuid, acknowledgement, acknowledgement_sha256 } = row;
  return {
    uuid,
    order_number: row.order_number,
    email: row.email,
    name: row.name,
    lines: row.lines,
    goods: row.goods,
    created_at: row.created_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    acknowledgement:
      acknowledgement === null || acknowledgement_sha256 === null
        ? null
        : {
            text: acknowledgement,
            sha256: acknowledgement_sha256,
            mailed: row.is_mailed,
            url: addressOfCall(acknowledgementCall.path, { uuid }).url,
          },
  };
}
