import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI } from 'otplib';
import qrcode from 'qrcode';
import type { RecoveryCodes, TotpSecret } from '../../domain/auth/contract.ts';
import { factorCodeOf, recoveryCodesFrom } from '../../domain/auth/factor-rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Trx } from '../database.ts';
import type { Caller } from '../platform/calls.ts';
import { withTransaction } from '../platform/db.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';
import {
  beginTotp,
  confirmTotpOf,
  deleteTotpOf,
  findTotp,
  noteSecondFactor,
  replaceRecoveryCodes,
} from './factor-queries.ts';
import { mailSignInChange } from './mails.ts';
import { findUser } from './user-queries.ts';
import {
  hashOfRecoveryCode,
  ownerOfSecret,
  removeFactor,
  takeTotpCode,
  type FactorServices,
} from './second-factor.ts';

const issuer = 'Ilumaja';

/**
 * Makes the secret that an app and the shop share. It counts once a code of the app was typed.
 * @throws ShopError TOTP_ALREADY_ON
 */
export async function startTotp(
  { db, clock, secrets }: FactorServices,
  { user }: SignedInVisitor,
): Promise<TotpSecret> {
  const account = await findUser(db, user.id);
  if (!account) throw new ShopError('NOT_SIGNED_IN');
  const secret = generateSecret();
  const sealed_secret = secrets.seal(secret, ownerOfSecret(user.id));
  const hasBegun = await beginTotp(db, { user_id: user.id, sealed_secret, created_at: clock() });
  if (!hasBegun) throw new ShopError('TOTP_ALREADY_ON');
  const uri = generateURI({ issuer, label: account.email, secret });
  const qr_svg = await qrcode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return { secret, uri, qr_svg };
}

/**
 * Turns codes on; answers the recovery codes, which are never shown again.
 * @throws ShopError TOTP_NOT_STARTED, WRONG_CODE
 */
export async function confirmTotp(
  { db, clock, secrets }: FactorServices,
  { user, sessionId }: SignedInVisitor,
  typed: string,
  { userAgent }: Pick<Caller, 'userAgent'>,
): Promise<RecoveryCodes> {
  return withTransaction(db, async (trx) => {
    const totp = await findTotp(trx, user.id);
    if (!totp || totp.confirmed_at) throw new ShopError(totp ? 'TOTP_ALREADY_ON' : 'TOTP_NOT_STARTED');
    const now = clock();
    const found = factorCodeOf(typed);
    const isRight = found?.kind === 'totp' && (await takeTotpCode(trx, totp, found.code, { secrets, now }));
    if (!isRight || !(await confirmTotpOf(trx, user.id, now))) throw new ShopError('WRONG_CODE');
    await noteSecondFactor(trx, sessionId, now);
    await mailSignInChange(trx, user.id, 'totp-on', { now, userAgent });
    return newCodes(trx, user.id);
  });
}

/** Makes new recovery codes; the former ones are void. */
export async function renewRecoveryCodes(
  trx: Trx,
  { clock }: Pick<FactorServices, 'clock'>,
  { user }: SignedInVisitor,
  { userAgent }: Pick<Caller, 'userAgent'>,
): Promise<RecoveryCodes> {
  const totp = await findTotp(trx, user.id);
  if (!totp?.confirmed_at) throw new ShopError('TOTP_NOT_STARTED');
  await mailSignInChange(trx, user.id, 'recovery-codes-renewed', { now: clock(), userAgent });
  return newCodes(trx, user.id);
}

export async function removeTotp(
  trx: Trx,
  services: FactorServices,
  { user }: SignedInVisitor,
  { userAgent }: Pick<Caller, 'userAgent'>,
): Promise<void> {
  let wasOn = false;
  await removeFactor(trx, services, user.id, async () => {
    wasOn = await deleteTotpOf(trx, user.id);
  });
  if (wasOn) await mailSignInChange(trx, user.id, 'totp-off', { now: services.clock(), userAgent });
}

async function newCodes(trx: Trx, userId: number): Promise<RecoveryCodes> {
  const recovery_codes = recoveryCodesFrom(randomBytes);
  const hashes = recovery_codes.map((code) => hashOfRecoveryCode(userId, code.replaceAll('-', '')));
  await replaceRecoveryCodes(trx, userId, hashes);
  return { recovery_codes };
}
