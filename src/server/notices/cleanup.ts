import { sql } from 'kysely';
import { cartQuietMs, dropQuietMs, proofYears } from '../../domain/notices/rules.ts';
import type { Db } from '../database.ts';
import { deleteExpiredConfirmations } from './confirmation-queries.ts';
import { deleteOldRequests } from './request-queries.ts';

const dayMs = 24 * 3_600_000;
/** A cart left alone for so long is reminded of no more, so its mail may be forgotten. */
const cartMemoryMs = 100 * dayMs;

/** Deletes questions nobody answered, mails that no longer count, and proofs of consents that ended long ago. */
export async function deleteOldNoticeRecords(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteExpiredConfirmations(db, now);
  await deleteOldRequests(db, now, before(30 * dayMs));
  await sql`delete from price_drop_notice where notified_at < ${before(2 * dropQuietMs)}`.execute(db);
  await sql`
    update abandoned_cart_notice set email = null
    where email is not null and notified_at < ${before(2 * cartQuietMs)}`.execute(db);
  await sql`delete from abandoned_cart_notice where notified_at < ${before(cartMemoryMs)}`.execute(db);
  await sql`
    delete from notice_consent_event e where e.at < ${now}::timestamptz - ${proofYears} * interval '1 year'
      and not exists (select from notice_consent c where c.email = e.email and c.kind = e.kind)`.execute(db);
}
