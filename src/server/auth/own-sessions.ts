import type { SessionItem } from '../../domain/auth/contract.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Db, Trx } from '../database.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';
import { endSession, listSessionsOf } from './session-queries.ts';

/** Where the user is signed in, the last used first. */
export async function listOwnSessions(db: Db, visitor: SignedInVisitor, now: Date): Promise<SessionItem[]> {
  const rows = await listSessionsOf(db, visitor.user.id, now);
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_current: row.id === visitor.sessionId,
  }));
}

/** @throws ShopError NOT_FOUND for another's session */
export async function endOwnSession(trx: Trx, visitor: SignedInVisitor, id: number): Promise<null> {
  if (!(await endSession(trx, visitor.user.id, id))) throw new ShopError('NOT_FOUND');
  return null;
}
