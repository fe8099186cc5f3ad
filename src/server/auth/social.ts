import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type {
  SignedIn,
  SocialCallback,
  SocialProvider,
  SocialReturn,
  SocialStart,
} from '../../domain/auth/contract.ts';
import { mailedCodeFrom, mailedCodeOf, socialLoginMs } from '../../domain/auth/factor-rules.ts';
import { normalEmail } from '../../domain/email.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { withTransaction } from '../platform/db.ts';
import type { SocialProfile } from './factor-tables.ts';
import { guarded, guardedCode } from './guard.ts';
import { mailLoginCode, mailSignInChange } from './mails.ts';
import type { Passwords } from './passwords.ts';
import { findUserByEmail } from './user-queries.ts';
import { checkSecondFactor, type FactorServices } from './second-factor.ts';
import { startSession } from './sessions.ts';
import { openForOwner, registerSocialUser } from './social-users.ts';
import type { SocialService } from './social-providers.ts';
import * as queries from './social-queries.ts';

export interface SocialServices extends FactorServices {
  passwords: Passwords;
  social: ReadonlyMap<SocialProvider, SocialService>;
}

/** Where a login comes from, beside what it sends. */
export interface SocialCaller {
  audience: Audience;
  ip: string;
  userAgent: string | undefined;
  log: FastifyBaseLogger;
}

/** Sends somebody on the way. What must be known on the way back is stored, and bound to the browser that sets out. */
export async function startSocialLogin(
  { db, clock, social }: SocialServices,
  provider: SocialProvider,
  origin: string,
  log: FastifyBaseLogger,
): Promise<SocialStart> {
  const request = {
    redirect_uri: `${origin}/auth/social/${provider}`,
    state: randomState(),
    nonce: randomNonce(),
    code_verifier: randomPKCECodeVerifier(),
  };
  const service = serviceOf(social, provider);
  const url = await service.authorizationUrl(request).catch((error: unknown) => {
    log.warn({ err: error, provider }, 'social login cannot start');
    throw new ShopError('SOCIAL_UNAVAILABLE');
  });
  const browser_key = randomBytes(32).toString('base64url');
  const { state, ...rest } = request;
  await queries.addSocialLogin(db, {
    ...rest,
    provider,
    state_hash: hashOf(state),
    browser_key_hash: hashOf(browser_key),
    expires_at: new Date(clock().getTime() + socialLoginMs),
  });
  return { url, state, browser_key };
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
  const { stateHash, profile, emailCodeHash } = await returned(services, provider, body, caller.log);
  const linked = await queries.findLinkedUser(db, provider, profile.subject);
  if (linked && !linked.is_active) throw new ShopError('SOCIAL_LOGIN_FAILED', 'blocked user');
  const owner = linked ? null : await provedOwner(services, profile, emailCodeHash, body, caller.ip);
  const now = clock();
  const signIn = (): Promise<SignedIn> =>
    withTransaction(db, async (trx) => {
      if (!(await queries.deleteSocialLogin(trx, stateHash))) throw new ShopError('SOCIAL_LOGIN_FAILED');
      const userId =
        linked?.id ?? owner?.id ?? (await registerSocialUser(trx, known(profile), caller.audience, now));
      if (owner?.isUnconfirmed) await openForOwner(trx, owner, now);
      await queries.linkUser(trx, { provider, subject: profile.subject, userId }, now);
      if (owner)
        await mailSignInChange(trx, userId, `${provider}-linked`, { now, userAgent: caller.userAgent });
      const hasSecondFactor = await checkSecondFactor(trx, services, userId, body.one_time_code);
      return startSession(trx, { userId, userAgent: caller.userAgent, now, hasSecondFactor });
    });
  const existing = linked ?? owner;
  return existing ? guardedCode(services, existing.id, body.one_time_code, signIn) : signIn();
}

/** Mails a code to the address that the service told of whoever came back. */
export async function mailSocialCode(
  { db, clock }: Pick<SocialServices, 'db' | 'clock'>,
  body: SocialReturn,
  { language, shopId }: Audience,
): Promise<void> {
  const login = await queries.countAttempt(db, traveller(body), clock());
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

interface Returned {
  stateHash: Buffer;
  profile: SocialProfile;
  emailCodeHash: Buffer | null;
}

/** Who came back: asked of the service once, then as stored, while proofs are being asked for. */
async function returned(
  { db, clock, social }: SocialServices,
  provider: SocialProvider,
  { code, iss, state, browser_key }: SocialCallback,
  log: FastifyBaseLogger,
): Promise<Returned> {
  const login = await queries.countAttempt(db, traveller({ state, browser_key }), clock());
  if (login?.provider !== provider) throw new ShopError('SOCIAL_LOGIN_FAILED', 'unknown or old state');
  const { state_hash: stateHash, email_code_hash: emailCodeHash } = login;
  const codeHash = hashOf(code);
  if (login.profile) {
    if (!login.code_hash?.equals(codeHash)) throw new ShopError('SOCIAL_LOGIN_FAILED', 'another code');
    return { stateHash, profile: login.profile, emailCodeHash };
  }
  if (!(await queries.takeCode(db, stateHash, codeHash))) {
    throw new ShopError('SOCIAL_LOGIN_FAILED', 'another request exchanges a code');
  }
  const { redirect_uri, nonce, code_verifier } = login;
  try {
    const request = { redirect_uri, state, nonce, code_verifier };
    const profile = await serviceOf(social, provider).profile(request, { code, iss });
    await queries.storeProfile(db, stateHash, profile);
    return { stateHash, profile, emailCodeHash };
  } catch (error) {
    // The code is spent; whoever wants in sets out anew.
    await queries.deleteSocialLogin(db, stateHash);
    log.warn({ err: error, provider }, 'social login failed');
    throw new ShopError(isOutage(error) ? 'SOCIAL_UNAVAILABLE' : 'SOCIAL_LOGIN_FAILED');
  }
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

function traveller({ state, browser_key }: SocialReturn): queries.SocialTraveller {
  return { stateHash: hashOf(state), browserKeyHash: hashOf(browser_key) };
}

function serviceOf(social: SocialServices['social'], provider: SocialProvider): SocialService {
  const service = social.get(provider);
  if (!service) throw new ShopError('NOT_FOUND');
  return service;
}

/** Whether the service could not be asked, rather than say no. */
function isOutage(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one.name === 'TimeoutError' || one.message === 'fetch failed') return true;
  }
  return false;
}

/** What is stored of random keys: whoever reads the database cannot use them. */
function hashOf(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
