import type { z } from 'zod';
import { ShopError } from '../../domain/errors.ts';
import type {
  StaffWithdrawal,
  WithdrawalOutcome,
  withdrawalOrderBody,
} from '../../domain/returns/contract.ts';
import type { Page } from '../../domain/pagination.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { findOrderId } from '../orders/service.ts';
import { pageOfList } from '../platform/page-links.ts';
import { signedIn } from '../platform/signed-in.ts';
import type { ReturnServices } from './deps.ts';
import { openWithdrawalReturn } from './opening.ts';
import {
  countDeclared,
  findDeclared,
  listDeclared,
  lockWithdrawal,
  setMatched,
  type StaffWithdrawalRow,
} from './withdrawal-queries.ts';
import { withdrawalAnswer } from './withdrawals.ts';

/** Withdrawals that were declared, the latest first. */
export async function readDeclared(
  db: Db,
  of: { outcome: WithdrawalOutcome | undefined; page: number; page_size: number; url: string },
): Promise<Page<StaffWithdrawal>> {
  const { outcome, page, page_size: pageSize, url } = of;
  const [rows, count] = await Promise.all([
    listDeclared(db, outcome, { limit: pageSize, offset: (page - 1) * pageSize }),
    countDeclared(db, outcome),
  ]);
  return pageOfList(rows.map(staffAnswer), { page, pageSize, url, count });
}

/**
 * The staff has found out what a statement is about. Whether it was in time counts from when it was declared.
 * @throws ShopError WITHDRAWAL_NOT_FOUND, ORDER_NOT_FOUND; RETURN_STATUS_NOT_ALLOWED once a return was opened for it
 */
export async function matchWithdrawal(
  trx: Trx,
  services: ReturnServices,
  visitor: Visitor,
  uuid: string,
  { order, lines }: z.output<typeof withdrawalOrderBody>,
): Promise<StaffWithdrawal> {
  const row = await lockWithdrawal(trx, uuid);
  if (!row?.submitted_at) throw new ShopError('WITHDRAWAL_NOT_FOUND');
  if (row.outcome === 'effective') throw new ShopError('RETURN_STATUS_NOT_ALLOWED');
  const orderId = await findOrderId(services.orders, visitor, order, undefined);
  const stated = {
    ...row,
    // Whoever read the words has understood them.
    goods: null,
    lines: lines ? lines.map((line) => ({ ...line, name: null })) : row.lines,
  };
  const found = await openWithdrawalReturn(
    trx,
    services,
    stated,
    orderId,
    services.clock(),
    row.submitted_at,
  );
  await setMatched(trx, row.id, { ...found, matched_by: signedIn(visitor).user.id });
  return staffAnswer((await findDeclared(trx, uuid))!);
}

function staffAnswer(row: StaffWithdrawalRow): StaffWithdrawal {
  return {
    ...withdrawalAnswer(row),
    outcome: row.outcome!,
    in_time: row.in_time,
    order:
      row.order_uuid === null || row.number === null
        ? null
        : { uuid: row.order_uuid, number: String(row.number) },
    return: row.return_uuid,
  };
}
