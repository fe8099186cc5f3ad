import { hash } from 'node:crypto';
import { verify } from 'otplib';
import { factorCodeOf, totpToleranceSeconds } from '../../domain/auth/factor-rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Db, Trx } from '../database.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import {
  findTotp,
  forgetSecondFactors,
  hasSecondFactor,
  lockUser,
  takeRecoveryCode,
  takeStep,
} from './factor-queries.ts';
import { isStaff } from './user-queries.ts';

/** What factors need of the process. */
export interface FactorServices {
  db: Db;
  clock: () => Date;
  secrets: SecretBox;
  /** Whether the staff must have a second factor. */
  staffNeedsFactor: boolean;
}

/**
 * Asks for the code of a user who has turned codes on, after the password was right. Answers whether one was shown.
 * Uses up the code in the caller's transaction.
 * @throws ShopError SECOND_FACTOR_NEEDED without a code, WRONG_CODE for one that is wrong or was used before
 */
export async function checkSecondFactor(
  trx: Trx,
  { clock, secrets }: Pick<FactorServices, 'clock' | 'secrets'>,
  userId: number,
  typed: string | undefined,
): Promise<boolean> {
  const totp = await findTotp(trx, userId);
  if (!totp?.confirmed_at) return false;
  if (typed === undefined) throw new ShopError('SECOND_FACTOR_NEEDED');
  const found = factorCodeOf(typed);
  const isRight =
    found?.kind === 'recovery'
      ? await takeRecoveryCode(trx, userId, hashOfRecoveryCode(userId, found.code), clock())
      : found !== null && (await takeTotpCode(trx, totp, found.code, { secrets, now: clock() }));
  if (!isRight) throw new ShopError('WRONG_CODE');
  return true;
}

/** Takes a code of the app once: neither it nor an older one counts again. */
export async function takeTotpCode(
  trx: Trx,
  totp: { user_id: number; sealed_secret: Buffer; last_step: number },
  code: string,
  { secrets, now }: { secrets: SecretBox; now: Date },
): Promise<boolean> {
  const result = await verify({
    secret: secrets.open(totp.sealed_secret, ownerOfSecret(totp.user_id)),
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: totpToleranceSeconds,
  });
  if (!result.valid || !('timeStep' in result)) return false;
  return takeStep(trx, totp.user_id, result.timeStep);
}

export function ownerOfSecret(userId: number): string {
  return `totp of user ${userId}`;
}

/** A fast hash is enough: nobody guesses 80 random bits. */
export function hashOfRecoveryCode(userId: number, code: string): Buffer {
  return hash('sha256', `${userId} ${code}`, 'buffer');
}

/**
 * Removes a factor with `remove`. Of a user who has none left no session counts as proved by two.
 * @throws ShopError LAST_SECOND_FACTOR, when it was the last one of somebody who must have one
 */
export async function removeFactor(
  trx: Trx,
  { staffNeedsFactor }: Pick<FactorServices, 'staffNeedsFactor'>,
  userId: number,
  remove: () => Promise<void>,
): Promise<void> {
  // Two removals at once must not each see the other's factor.
  await lockUser(trx, userId);
  await remove();
  if (await hasSecondFactor(trx, userId)) return;
  if (staffNeedsFactor && (await isStaff(trx, userId))) throw new ShopError('LAST_SECOND_FACTOR');
  await forgetSecondFactors(trx, userId);
}
