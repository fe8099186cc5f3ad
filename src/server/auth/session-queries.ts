import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { SessionTable } from './tables.ts';

export async function insertSession(trx: Trx, session: Insertable<SessionTable>): Promise<number> {
  const { id } = await trx.insertInto('session').values(session).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Ends all sessions of a user but the latest so many. */
export async function endOldestSessions(trx: Trx, userId: number, max: number): Promise<void> {
  await sql`
    delete from session where id in (
      select id from session where user_id = ${userId} order by created_at desc, id desc offset ${max})`.execute(
    trx,
  );
}

/** The sessions of a user that have not expired, the last used first. */
export function listSessionsOf(db: Db, userId: number, now: Date): Promise<Selectable<SessionTable>[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends a session of the user; false: it is nobody's or another's. */
export async function endSession(trx: Trx, userId: number, sessionId: number): Promise<boolean> {
  const ended = await trx
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sessions of a user, or all but one. */
export async function endSessionsOf(trx: Trx, userId: number, exceptId?: number): Promise<void> {
  await trx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId!))
    .execute();
}

/** Notes that the user of a session has proved who they are, by a second factor too where one was shown. */
export async function setAuthenticatedAt(
  db: Db,
  sessionId: number,
  now: Date,
  hasSecondFactor = false,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ authenticated_at: now, ...(hasSecondFactor && { second_factor_at: now }) })
    .where('id', '=', sessionId)
    .execute();
}

/** Notes that sessions are in use, of those where that was noted long enough ago. */
export async function setLastUsed(
  db: Db,
  sessionIds: readonly number[],
  now: Date,
  everyMs: number,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: now })
    .where('id', 'in', sessionIds)
    .where('last_used_at', '<=', new Date(now.getTime() - everyMs))
    .execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
}
