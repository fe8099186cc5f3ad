import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  accountRule,
  addressRule,
  codeRule,
  knownPairRule,
  pairRule,
  waitMs,
} from '../../domain/auth/limits.ts';
import { ShopError } from '../../domain/errors.ts';
import {
  countAttempt,
  findCounts,
  forgetAttempts,
  refundAttempt,
  type Count,
  type Counted,
} from './attempts.ts';
import type { AuthServices } from './auth-services.ts';
import { createKeyQueues } from '../platform/key-queues.ts';
import { networkOf } from './network.ts';
import { isKnownAddress, rememberAddress } from './user-queries.ts';

type Services = Pick<AuthServices, 'db' | 'clock'>;
type HashingServices = Pick<AuthServices, 'db' | 'clock' | 'passwords'>;

interface Attempt {
  /** Of the account, in its one form; whether there is one or not. */
  email: string;
  userId: number | undefined;
  ip: string;
}

/** Attempts made at a time, of one address for an account and of one address: fewer than are free. */
const inFlight = { pair: 4, address: 16 } as const;
/** Slowed attempts of a process that wait at a time; more are refused. */
const maxSlowed = 200;
let slowed = 0;
/**
 * Attempts are counted before they are made, as if they were wrong. Right ones that come at once would refuse each other;
 * so few are made at a time that they do not.
 */
const queues = createKeyQueues({
  maxWaiting: 100,
  refusal: () => new ShopError('TOO_MANY_ATTEMPTS', undefined, { retryAfterSeconds: 2 }),
});

/**
 * Makes an attempt to prove who one is, guarded against guessing. Counted are attempts of an address for an account, of an
 * address for all accounts, and of all addresses for an account. The first two refuse. The third only makes strangers
 * slower: where the account has signed in before nothing that others do matters. Wrong is an attempt that throws
 * WRONG_CREDENTIALS or WRONG_CODE; with any other refusal it was none.
 * @throws ShopError TOO_MANY_ATTEMPTS, UNAVAILABLE, and what `act` throws
 */
export async function guarded<T>(
  services: HashingServices,
  { email, userId, ip }: Attempt,
  act: (isKnown: boolean) => Promise<T>,
): Promise<T> {
  const address = networkOf(ip);
  const addressHash = hash('sha256', `${userId ?? 0} ${address}`, 'buffer');
  // Asked for nobody too, so that it takes as long.
  const isKnown = await isKnownAddress(services.db, userId ?? 0, addressHash);
  // Before anything is written for an attempt that would be refused all the same.
  services.passwords.requireRoom(isKnown);
  const pairKey = `pair ${hash('sha256', `${email} ${address}`)}`;
  const pair = { key: pairKey, rule: isKnown ? knownPairRule : pairRule };
  const account = isKnown ? null : { key: `account ${hash('sha256', email)}`, rule: accountRule };
  const attemptAt = (counted: readonly Counted[]) =>
    queues.add(pairKey, inFlight.pair, async () => {
      const value = await counting(services, counted, account, () => act(isKnown));
      await rememberAddress(services.db, userId!, addressHash, services.clock());
      return value;
    });
  if (isKnown) return attemptAt([pair]);
  const addressKey = `address ${address}`;
  return queues.add(addressKey, inFlight.address, () =>
    attemptAt([pair, { key: addressKey, rule: addressRule }]),
  );
}

/**
 * Guards codes of a second factor, whoever tries them from wherever: only somebody with the password gets here, so nobody
 * else can make it refuse.
 */
export async function guardedCode<T>(
  services: Services,
  userId: number,
  code: string | undefined,
  act: () => Promise<T>,
): Promise<T> {
  if (code === undefined) return act();
  return counting(services, [{ key: `code ${userId}`, rule: codeRule }], null, act);
}

async function counting<T>(
  { db, clock }: Services,
  counted: readonly Counted[],
  account: Counted | null,
  act: () => Promise<T>,
): Promise<T> {
  const refusedMs = await countAttempt(db, counted, clock());
  if (refusedMs > 0)
    throw new ShopError('TOO_MANY_ATTEMPTS', undefined, { retryAfterSeconds: Math.ceil(refusedMs / 1000) });
  if (account) {
    const [{ attempts }] = (await findCounts(db, [account], clock())) as [Count];
    await slowDown(waitMs(accountRule, attempts));
  }
  try {
    const value = await act();
    await forgetAttempts(db, counted);
    return value;
  } catch (error) {
    if (!isWrong(error)) await refundAttempt(db, counted);
    // It refuses nobody, so it has no wait of its own.
    else if (account) await countAttempt(db, [{ ...account, rule: { ...accountRule, maxMs: 0 } }], clock());
    throw error;
  }
}

function isWrong(error: unknown): boolean {
  return error instanceof ShopError && (error.code === 'WRONG_CREDENTIALS' || error.code === 'WRONG_CODE');
}

async function slowDown(ms: number): Promise<void> {
  if (ms === 0) return;
  if (slowed >= maxSlowed)
    throw new ShopError('TOO_MANY_ATTEMPTS', undefined, { retryAfterSeconds: Math.ceil(ms / 1000) });
  slowed++;
  try {
    await sleep(ms);
  } finally {
    slowed--;
  }
}
