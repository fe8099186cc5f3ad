import { sql, type Insertable } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import type { PersonalDataExportTable } from './tables.ts';

const columns = ['id', 'status', 'link_key', 'created_at', 'expires_at'] as const;

export interface ExportRow extends Pick<PersonalDataExportTable, 'link_key' | 'expires_at'> {
  id: string;
  status: 'pending' | 'ready' | 'failed';
  created_at: Date;
}

/** Exports of a user whose time has not ended, the latest first. */
export async function listExports(db: Db | Trx, userId: number, now: Date): Promise<ExportRow[]> {
  return db
    .selectFrom('personal_data_export')
    .select(columns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Lets one request of a user wait for another, until the end of the transaction. */
export async function lockRequests(trx: Trx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('personal-data', ${userId}))`.execute(trx);
}

export async function insertExport(trx: Trx, row: Insertable<PersonalDataExportTable>): Promise<ExportRow> {
  return trx.insertInto('personal_data_export').values(row).returning(columns).executeTakeFirstOrThrow();
}

/** What an export that waits is made of; undefined once it is made, or its user erased. */
export async function findWaitingExport(
  db: Db,
  id: string,
): Promise<{ language: Language; userId: number } | undefined> {
  return db
    .selectFrom('personal_data_export')
    .select(['language', 'user_id as userId'])
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

export async function settleExport(
  trx: Trx,
  id: string,
  settled: { status: 'ready'; archive: Buffer } | { status: 'failed' },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('personal_data_export')
    .set(settled)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findArchive(db: Db, key: string, now: Date): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('personal_data_export')
    .select('archive')
    .where('link_key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.archive ?? undefined;
}

export async function deleteExportsOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('personal_data_export').where('user_id', '=', userId).execute();
}

export async function deleteEndedExports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('personal_data_export').where('expires_at', '<=', now).execute();
}
