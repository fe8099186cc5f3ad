import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { ConsentRecordTable } from './tables.ts';

export async function addRecord(trx: Trx, record: Insertable<ConsentRecordTable>): Promise<Date> {
  const { created_at } = await trx
    .insertInto('consent_record')
    .values(record)
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return created_at;
}

/** A choice holds for a year; its proof stays for two more. */
const retention = sql`interval '3 years'`;

export async function deleteOldRecords(db: Db): Promise<void> {
  await db
    .deleteFrom('consent_record')
    .where('created_at', '<', sql<Date>`now() - ${retention}`)
    .execute();
}
