import type { ReturnReason } from '../../domain/returns/rules.ts';
import { refundDueDay } from '../../domain/returns/deadline.ts';
import type { ReturnStatus } from '../../domain/returns/statuses.ts';
import type { Trx } from '../database.ts';
import type { BoughtOrder } from '../orders/service.ts';
import {
  countPieces,
  insertReturn,
  insertReturnHistory,
  insertReturnLines,
  nextPlace,
  type ReturnRow,
} from './queries.ts';
import type { ReturnHistoryTable } from './tables.ts';

/** Who does something to a return; `userId` null: nobody who is signed in. */
export interface Actor {
  kind: ReturnHistoryTable['actor'];
  userId: number | null;
}

interface NewReturn {
  order: BoughtOrder;
  withdrawalId: number | null;
  status: Extract<ReturnStatus, 'requested' | 'accepted'>;
  lines: readonly { line: number; quantity: number; reason: ReturnReason; note: string | null }[];
  by: Actor;
  now: Date;
}

/** Opens a return of a locked order. The rules were asked; that no more goes back than was bought, the table knows as well. */
export async function openReturn(
  trx: Trx,
  { order, withdrawalId, status, lines, by, now }: NewReturn,
): Promise<{ row: ReturnRow; lineIds: Map<number, number> }> {
  const bought = new Map(order.lines.map((line) => [line.id, line.quantity]));
  await countPieces(
    trx,
    lines.map(({ line, quantity }) => ({ orderLineId: line, bought: bought.get(line)!, quantity })),
  );
  const isWithdrawal = lines.some(({ reason }) => reason === 'changed_mind');
  const row = await insertReturn(trx, {
    order_id: order.id,
    place: await nextPlace(trx, order.id),
    withdrawal_id: withdrawalId,
    status,
    language: order.language,
    refund_due_on: isWithdrawal ? refundDueDay(now) : null,
    created_at: now,
    changed_at: now,
  });
  const written = await insertReturnLines(
    trx,
    lines.map(({ line, quantity, reason, note }) => ({
      return_id: row.id,
      order_line_id: line,
      quantity,
      accepted: quantity,
      reason,
      note,
    })),
  );
  await insertReturnHistory(trx, {
    return_id: row.id,
    at: now,
    from_status: null,
    to_status: status,
    actor: by.kind,
    user_id: by.userId,
    reason: null,
  });
  return { row, lineIds: new Map(written.map(({ id, order_line_id }) => [order_line_id, id])) };
}
