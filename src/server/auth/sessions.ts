import { hash, randomBytes } from 'node:crypto';
import { deviceName, maxSessions, sessionMs } from '../../domain/auth/rules.ts';
import type { SignedIn } from '../../domain/auth/contract.ts';
import { customerAtSignIn } from '../customers/service.ts';
import type { Trx } from '../database.ts';
import { endOldestSessions, insertSession } from './session-queries.ts';
import { isStaff } from './user-queries.ts';

export interface SessionStart {
  userId: number;
  /** What the device calls itself. */
  userAgent: string | undefined;
  now: Date;
  /** By more than a password: a passkey, or a code beside it. */
  hasSecondFactor: boolean;
}

/**
 * Signs a user in, after whatever proof: the one verb that makes a token. Nobody but the owner ever has it; the table
 * has its SHA-256. The session acts for the user's customer where there is exactly one.
 */
export async function startSession(
  trx: Trx,
  { userId, userAgent, now, hasSecondFactor }: SessionStart,
): Promise<SignedIn & { sessionId: number }> {
  const key = randomBytes(32).toString('base64url');
  const lifeMs = (await isStaff(trx, userId)) ? sessionMs.staff : sessionMs.customer;
  const expiresAt = new Date(now.getTime() + lifeMs);
  const sessionId = await insertSession(trx, {
    token_hash: hashOfToken(key),
    user_id: userId,
    customer_id: await customerAtSignIn(trx, userId),
    device: deviceName(userAgent),
    created_at: now,
    last_used_at: now,
    authenticated_at: now,
    second_factor_at: hasSecondFactor ? now : null,
    expires_at: expiresAt,
  });
  await endOldestSessions(trx, userId, maxSessions);
  return { key, expires_at: expiresAt.toISOString(), sessionId };
}

/** What is stored of a token: whoever reads the database, or the memory of the process, cannot use it. */
export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
