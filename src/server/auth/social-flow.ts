import { hash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { SocialAnswer, SocialProvider, SocialReturn, SocialStart } from '../../domain/auth/contract.ts';
import { socialLoginMs } from '../../domain/auth/factor-rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { SocialProfile } from './factor-tables.ts';
import type { Passwords } from './passwords.ts';
import type { FactorServices } from './second-factor.ts';
import type { SocialService } from './social-providers.ts';
import * as queries from './social-queries.ts';

export interface SocialServices extends FactorServices {
  passwords: Passwords;
  social: ReadonlyMap<SocialProvider, SocialService>;
}

/** Of a login that starts: at which address of the shop, and, to link an account, by which user. */
export interface SocialLoginOptions {
  origin: string;
  log: FastifyBaseLogger;
  /** Null: signs in. A login that was started for the one cannot be finished as the other. */
  userId?: number | null;
}

/** Starts a login at another service. What the callback is checked against is stored, bound to the browser that started it. */
export async function startSocialLogin(
  { db, clock, social }: Pick<SocialServices, 'db' | 'clock' | 'social'>,
  provider: SocialProvider,
  { origin, log, userId = null }: SocialLoginOptions,
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
    user_id: userId,
    state_hash: hashOf(state),
    browser_key_hash: hashOf(browser_key),
    expires_at: new Date(clock().getTime() + socialLoginMs),
  });
  return { url, state, browser_key };
}

export interface ReturnedProfile {
  stateHash: Buffer;
  profile: SocialProfile;
  emailCodeHash: Buffer | null;
}

/** The profile behind a callback: asked of the service once, then as stored, while proofs are being asked for. */
export async function returnedProfile(
  { db, clock, social }: Pick<SocialServices, 'db' | 'clock' | 'social'>,
  provider: SocialProvider,
  { code, iss, state, browser_key }: SocialAnswer,
  { log, userId = null }: Pick<SocialLoginOptions, 'log' | 'userId'>,
): Promise<ReturnedProfile> {
  const login = await queries.countAttempt(db, pendingLoginKey({ state, browser_key }, userId), clock());
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
    // The code is spent: only a new login helps.
    await queries.deleteSocialLogin(db, stateHash);
    log.warn({ err: error, provider }, 'social login failed');
    throw new ShopError(isOutage(error) ? 'SOCIAL_UNAVAILABLE' : 'SOCIAL_LOGIN_FAILED');
  }
}

/** What finds the login a browser has started; `userId` is of who links an account to theirs. */
export function pendingLoginKey(
  { state, browser_key }: SocialReturn,
  userId: number | null = null,
): queries.PendingLoginKey {
  return { stateHash: hashOf(state), browserKeyHash: hashOf(browser_key), userId };
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
export function hashOf(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
