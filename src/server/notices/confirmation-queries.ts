import { sql, type Insertable } from 'kysely';
import type { NoticeKind } from '../../domain/notices/kinds.ts';
import type { Db, Trx } from '../database.ts';
import type { NoticeConfirmationTable } from './tables.ts';

/** Lets one question about an address wait for another, until the end of the transaction. */
export async function lockAddress(trx: Trx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('notice ' || ${email}, 0))`.execute(trx);
}

export async function insertConfirmation(
  trx: Trx,
  confirmation: Insertable<NoticeConfirmationTable>,
): Promise<void> {
  await trx.insertInto('notice_confirmation').values(confirmation).execute();
}

/** How many mails an address was sent since then, and how many of them asked the same. */
export async function countConfirmations(
  trx: Trx,
  asked: { email: string; kind: NoticeKind; productId: number | null },
  { since, sameSince }: { since: Date; sameSince: Date },
): Promise<{ all: number; same: number }> {
  const { rows } = await sql<{ all: number; same: number }>`
    select count(*)::int as all,
      count(*) filter (where kind = ${asked.kind} and product_id is not distinct from ${asked.productId}::int
        and asked_at > ${sameSince} and confirmed_at is null)::int as same
    from notice_confirmation where email = ${asked.email} and asked_at > ${since}`.execute(trx);
  return rows[0]!;
}

/** The confirmation of a token, locked; undefined: none, or expired. */
export async function lockConfirmation(trx: Trx, tokenHash: Buffer, now: Date) {
  return trx
    .selectFrom('notice_confirmation')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function setConfirmed(trx: Trx, tokenHash: Buffer, now: Date): Promise<void> {
  await trx
    .updateTable('notice_confirmation')
    .set({ confirmed_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteExpiredConfirmations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('notice_confirmation').where('expires_at', '<', now).execute();
}
