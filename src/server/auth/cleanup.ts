import { unconfirmedMs } from '../../domain/auth/rules.ts';
import type { Db } from '../database.ts';
import { deleteOldAttempts } from './attempts.ts';
import { deleteExpiredSessions } from './session-queries.ts';
import { deleteExpiredTokens } from './tokens.ts';
import { deleteUnconfirmed, forgetAddresses } from './user-queries.ts';

/** An address somebody has not signed in from for so long is a stranger's again. */
const knownAddressMs = 90 * 86_400_000;

/** Deletes what time has made worthless: sessions, links, counts of attempts, and accounts nobody confirmed. */
export async function deleteExpiredAccess(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteExpiredSessions(db, now);
  await deleteExpiredTokens(db, now);
  await deleteOldAttempts(db, now);
  await forgetAddresses(db, before(knownAddressMs));
  await deleteUnconfirmed(db, before(unconfirmedMs));
}
