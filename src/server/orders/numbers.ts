import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/**
 * Number of an order that is placed for the first time; one that was a draft again keeps its own. Numbers may have gaps,
 * unlike those of invoices, so nobody waits for another's transaction.
 */
export async function orderNumber(trx: Trx, present: number | null): Promise<number> {
  if (present !== null) return present;
  const { rows } = await sql<{ number: number }>`select nextval('order_number') as number`.execute(trx);
  return rows[0]!.number;
}
