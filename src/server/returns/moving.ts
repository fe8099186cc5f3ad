import { ShopError } from '../../domain/errors.ts';
import { countsAsReturned, returnStatusAfter, type ReturnStep } from '../../domain/returns/statuses.ts';
import type { Trx } from '../database.ts';
import type { Actor } from './creating.ts';
import {
  countPieces,
  insertReturnHistory,
  linesOfReturn,
  lockReturn,
  updateReturn,
  type ReturnRow,
} from './queries.ts';
import type { OrderReturnTable } from './tables.ts';
import type { Updateable } from 'kysely';

interface Step {
  by: Actor;
  reason?: string | null;
  now: Date;
  /** What changes with the status. */
  changes?: Omit<Updateable<OrderReturnTable>, 'status' | 'changed_at'>;
}

/**
 * The one way a return changes its status: by the table of steps, with history. Its order must be locked. Pieces of one that
 * is denied or cancelled may be asked for again.
 * @throws ShopError RETURN_STATUS_NOT_ALLOWED
 */
export async function moveReturn(
  trx: Trx,
  uuid: string,
  step: ReturnStep,
  { by, reason = null, now, changes = {} }: Step,
): Promise<ReturnRow> {
  const row = await lockReturn(trx, uuid);
  const to = returnStatusAfter(step, row.status);
  if (to === null) throw new ShopError('RETURN_STATUS_NOT_ALLOWED');
  await updateReturn(trx, row.id, { ...changes, status: to, changed_at: now });
  if (!countsAsReturned(to)) {
    const lines = await linesOfReturn(trx, row.id);
    // Those that were not accepted when the goods came were let go then.
    const pieces = lines.map(({ order_line_id, accepted }) => ({
      orderLineId: order_line_id,
      bought: 0,
      quantity: -accepted,
    }));
    await countPieces(trx, pieces);
  }
  await insertReturnHistory(trx, {
    return_id: row.id,
    at: now,
    from_status: row.status,
    to_status: to,
    actor: by.kind,
    user_id: by.userId,
    reason,
  });
  return row;
}
