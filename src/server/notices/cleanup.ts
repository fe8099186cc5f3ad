import { sql } from 'kysely';
import { proofYears } from '../../domain/notices/rules.ts';
import type { Db } from '../database.ts';
import { deleteExpiredConfirmations } from './confirmation-queries.ts';

/** Deletes questions nobody answered, and proofs of consents that ended long ago. */
export async function deleteOldNoticeRecords(db: Db, now: Date): Promise<void> {
  await deleteExpiredConfirmations(db, now);
  await sql`
    delete from notice_consent_event e where e.at < ${now}::timestamptz - ${proofYears} * interval '1 year'
      and not exists (select from notice_consent c where c.email = e.email and c.kind = e.kind)`.execute(db);
}
