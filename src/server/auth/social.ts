import { randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn, SocialCallback, SocialProvider, SocialReturn } from '../../domain/auth/contract.ts';
import { mailedCodeFrom, mailedCodeOf } from '../../domain/auth/factor-rules.ts';
import { normalEmail } from '../../domain/email.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { withTransaction } from '../platform/db.ts';
import type { SocialProfile } from './factor-tables.ts';
import { lockUser } from './factor-queries.ts';
import { guarded, guardedCode } from './guard.ts';
import { mailLoginCode, mailSignInChange } from './mails.ts';
import { findUserByEmail } from './user-queries.ts';
import { checkSecondFactor } from './second-factor.ts';
import { startSession } from './sessions.ts';
import { openForOwner, registerSocialUser } from './social-users.ts';
import * as queries from './social-queries.ts';
import { returnedProfile, hashOf, pendingLoginKey, type SocialServices } from './social-flow.ts';

/** Where a login comes from, beside what it sends. */
export interface SocialCaller {
  audience: Audience;
  ip: string;
  userAgent: string | undefined;
  log: FastifyBaseLogger;
}

/**
 * Signs in whoever comes back from another service. An account there that is new to the shop becomes a new user, or is
 * linked to the user of the same address after a proof: the password, or a code that was mailed there.
 * @throws ShopError SOCIAL_LOGIN_FAILED when state, browser, nonce, PKCE, token or time are not as they must be; and what
 *   is asked for next: SOCIAL_EMAIL_UNVERIFIED, SOCIAL_ACCOUNT_EXISTS, SECOND_FACTOR_NEEDED
 */
export async function finishSocialLogin(
  services: SocialServices,
  provider: SocialProvider,
  body: SocialCallback,
  caller: SocialCaller,
): Promise<SignedIn> {
  const { db, clock } = services;
  const { stateHash, profile, emailCodeHash } = await returnedProfile(services, provider, body, caller);
  const linked = await queries.findLinkedUser(db, provider, profile.subject);
  if (linked && !linked.is_active) throw new ShopError('SOCIAL_LOGIN_FAILED', 'blocked user');
  const owner = linked ? null : await provedOwner(services, profile, emailCodeHash, body, caller.ip);
  const now = clock();
  const existing = linked ?? owner;
  const signIn = (): Promise<SignedIn> =>
    withTransaction(db, async (trx) => {
      if (!(await queries.deleteSocialLogin(trx, stateHash))) throw new ShopError('SOCIAL_LOGIN_FAILED');
      if (existing) await lockUser(trx, existing.id);
      const linkedNow = await queries.findLinkedUserForChange(trx, provider, profile.subject);
      // Unlinked a moment ago, it must not be linked again; linked to somebody else, it is theirs.
      if (linkedNow?.id !== linked?.id) throw new ShopError('SOCIAL_LOGIN_FAILED', 'the link has changed');
      const userId =
        linked?.id ?? owner?.id ?? (await registerSocialUser(trx, known(profile), caller.audience, now));
      if (owner?.isUnconfirmed) await openForOwner(trx, owner, now);
      await queries.linkUser(trx, provider, profile, userId, now);
      if (owner)
        await mailSignInChange(trx, userId, `${provider}-linked`, { now, userAgent: caller.userAgent });
      const hasSecondFactor = await checkSecondFactor(trx, services, userId, body.one_time_code);
      return startSession(trx, { userId, userAgent: caller.userAgent, now, hasSecondFactor });
    });
  return existing ? guardedCode(services, existing.id, body.one_time_code, signIn) : signIn();
}

/** Mails a code to the address that the service told of whoever came back. */
export async function mailSocialCode(
  { db, clock }: Pick<SocialServices, 'db' | 'clock'>,
  body: SocialReturn,
  { language, shopId }: Audience,
): Promise<void> {
  const login = await queries.countAttempt(db, pendingLoginKey(body), clock());
  const email = emailOf(login?.profile ?? null);
  if (!login || email === null) throw new ShopError('SOCIAL_LOGIN_FAILED');
  const code = mailedCodeFrom(randomInt(2 ** 32));
  const key = `login code ${login.state_hash.toString('hex')} ${login.attempts}`;
  await withTransaction(db, async (trx) => {
    await queries.storeEmailCode(trx, login.state_hash, hashOf(code));
    const isMailed = await mailLoginCode(trx, { email, language, shopId }, { code, key }, clock());
    if (!isMailed) throw new ShopError('TOO_MANY_ATTEMPTS');
  });
}

/** A user who has the address that the service told, and proved to own it. */
export interface Owner {
  id: number;
  /** Registered, but nobody had proved yet whose address it is. */
  isUnconfirmed: boolean;
  isProvedByMail: boolean;
}

/** The user whose account is to be linked; null: nobody has the address, and it is the visitor's. */
async function provedOwner(
  services: SocialServices,
  profile: SocialProfile,
  emailCodeHash: Buffer | null,
  { password, email_code }: SocialCallback,
  ip: string,
): Promise<Owner | null> {
  const { db, passwords } = services;
  const email = emailOf(profile);
  if (email === null) throw new ShopError('SOCIAL_EMAIL_MISSING');
  const isProvedByMail = email_code !== undefined && isMailedCode(emailCodeHash, email_code);
  if (email_code !== undefined && !isProvedByMail) throw new ShopError('WRONG_CODE');
  // Asked before looking for a user, so that the answer does not tell whether there is one.
  if (!profile.is_email_verified && !isProvedByMail) throw new ShopError('SOCIAL_EMAIL_UNVERIFIED');
  const user = await findUserByEmail(db, email);
  if (!user) return null;
  if (!isProvedByMail) {
    if (password === undefined) throw new ShopError('SOCIAL_ACCOUNT_EXISTS');
    await guarded(services, { email, userId: user.id, ip }, async (isKnown) => {
      const isRight = await passwords.verify(user.password_hash, password, { isKnown });
      if (!isRight) throw new ShopError('WRONG_CREDENTIALS');
    });
  }
  if (!user.is_active) throw new ShopError('SOCIAL_LOGIN_FAILED', 'blocked user');
  return { id: user.id, isUnconfirmed: user.email_confirmed_at === null, isProvedByMail };
}

function isMailedCode(expected: Buffer | null, typed: string): boolean {
  const code = mailedCodeOf(typed);
  return expected !== null && code !== null && timingSafeEqual(expected, hashOf(code));
}

/** An address in its one form; null: the service told none that could be one. */
function emailOf(profile: SocialProfile | null): string | null {
  return normalEmail(profile?.email ?? '');
}

/** Of somebody new, who has been let through because of the address. */
function known(profile: SocialProfile): SocialProfile & { email: string } {
  return { ...profile, email: emailOf(profile)! };
}
