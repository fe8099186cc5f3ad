import { setTimeout as sleep } from 'node:timers/promises';
import { parseOptions } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { normalPassword } from '../../domain/auth/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import { createHashThreads } from './hash-threads.ts';

/** Hashes passwords, a few at a time. Never to be called inside a transaction: it takes as long as a hundred statements. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password is that of the hash; without a hash it takes as long and is not. Known people come first. */
  verify(stored: string | null, password: string, options?: { isKnown?: boolean }): Promise<boolean>;
  /** @throws ShopError UNAVAILABLE when too many wait already, of people who are known or of others */
  requireRoom(isKnown: boolean): void;
  /** Whether a hash was made with other parameters than new ones are. */
  isOutdated(stored: string): boolean;
  /** Hashes that were made or compared with since the start. */
  readonly count: number;
}

export interface PasswordOptions {
  /** Hashes at a time. */
  concurrency?: number;
  /** Hashes waiting for their turn, of people who are known and of others each; more are refused. */
  maxWaiting?: number;
}

/** argon2id as OWASP asks for at least: 19 MiB and two passes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A turn of strangers rests after a wrong password for so many times what its hash took, but never longer than that. */
const rest = { times: 5, maxMs: 400 } as const;

/** The hash queue of a process. A full queue refuses with UNAVAILABLE, so that guesses cannot pile up. */
export function createPasswords({ concurrency = 2, maxWaiting = 64 }: PasswordOptions = {}): Passwords {
  const queue = new PQueue({ concurrency });
  /** Turns of people who are not known. Right passwords do not rest, so that only guesses get few turns. */
  const strangers = new PQueue({ concurrency });
  const threads = createHashThreads();
  let count = 0;
  let nobodys: Promise<string> | undefined;

  function requireRoom(waiting: number): void {
    if (waiting >= maxWaiting) throw new ShopError('UNAVAILABLE', 'too many passwords wait to be hashed');
  }

  async function inTurn<T>(work: () => Promise<T>, priority = 0): Promise<T> {
    requireRoom(queue.sizeBy({ priority }));
    count++;
    return queue.add(work, { priority });
  }

  async function compare(stored: string | null, password: string): Promise<boolean> {
    const expected = stored ?? (await (nobodys ??= threads.hash('', parameters)));
    return (await threads.verify(expected, normalPassword(password))) && stored !== null;
  }

  /** Answers at once; the rest is that of the turn. */
  function compareForStranger(stored: string | null, password: string): Promise<boolean> {
    requireRoom(strangers.size);
    const answer = Promise.withResolvers<boolean>();
    void strangers.add(async () => {
      let tookMs = 0;
      const compared = inTurn(async () => {
        const startedAt = performance.now();
        const isRight = await compare(stored, password);
        tookMs = performance.now() - startedAt;
        return isRight;
      });
      answer.resolve(compared);
      if (!(await compared.catch(() => true))) await sleep(Math.min(rest.maxMs, rest.times * tookMs));
    });
    return answer.promise;
  }

  return {
    hash: async (password) => inTurn(() => threads.hash(normalPassword(password), parameters)),
    verify: async (stored, password, { isKnown = false } = {}) =>
      isKnown ? inTurn(() => compare(stored, password), 1) : compareForStranger(stored, password),
    requireRoom: (isKnown) => requireRoom(isKnown ? queue.sizeBy({ priority: 1 }) : strangers.size),
    isOutdated(stored) {
      const { memoryCost, timeCost, parallelism } = parseOptions(stored);
      return (
        memoryCost !== parameters.memoryCost ||
        timeCost !== parameters.timeCost ||
        parallelism !== parameters.parallelism
      );
    },
    get count() {
      return count;
    },
  };
}
