import type { Db, Trx } from '../database.ts';

/** How far a business may pay later. */
export interface Credit {
  customerId: number;
  isApproved: boolean;
  /** What it may owe on account; null: nothing. */
  creditLimitCents: number | null;
  /** Null: as long as everybody. */
  paymentTermDays: number | null;
}

const columns = ['id', 'status', 'credit_limit_cents', 'payment_term_days'] as const;

/** Undefined: no such customer, or a person, who pays at once. */
export async function creditOf(db: Db | Trx, customerUuid: string): Promise<Credit | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(columns)
    .where('uuid', '=', customerUuid)
    .where('is_business', '=', true)
    .executeTakeFirst();
  return row && read(row);
}

/** The same, locked until the end of the transaction, so that what customers owe is counted one after the other. */
export async function lockCredit(trx: Trx, customerId: number): Promise<Credit | undefined> {
  const row = await trx
    .selectFrom('customer')
    .select(columns)
    .where('id', '=', customerId)
    .where('is_business', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && read(row);
}

/** Changes what is given; answers both as they are. */
export async function setCredit(
  trx: Trx,
  customerId: number,
  changes: { credit_limit_cents?: number | null; payment_term_days?: number | null },
): Promise<{ credit_limit_cents: number | null; payment_term_days: number | null }> {
  return (
    trx
      .updateTable('customer')
      // Its own status again, so that there is something to set.
      .set(({ ref }) => ({ status: ref('status'), ...changes }))
      .where('id', '=', customerId)
      .returning(['credit_limit_cents', 'payment_term_days'])
      .executeTakeFirstOrThrow()
  );
}

function read(row: {
  id: number;
  status: string;
  credit_limit_cents: number | null;
  payment_term_days: number | null;
}): Credit {
  return {
    customerId: row.id,
    isApproved: row.status === 'approved',
    creditLimitCents: row.credit_limit_cents,
    paymentTermDays: row.payment_term_days,
  };
}
