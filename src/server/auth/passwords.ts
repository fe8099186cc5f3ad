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

/** The hash queue of a process. A full queue refuses with UNAVAILABLE, so that guesses cannot pile up. */
export function createPasswords({ concurrency = 2, maxWaiting = 64 }: PasswordOptions = {}): Passwords {
  const queue = new PQueue({ concurrency });
  const threads = createHashThreads();
  let count = 0;
  let nobodys: Promise<string> | undefined;

  function requireRoom(priority: number): void {
    if (queue.sizeBy({ priority }) >= maxWaiting)
      throw new ShopError('UNAVAILABLE', 'too many passwords wait to be hashed');
  }

  function inTurn<T>(work: () => Promise<T>, priority = 0): Promise<T> {
    requireRoom(priority);
    count++;
    return queue.add(work, { priority });
  }

  return {
    hash: async (password) => inTurn(() => threads.hash(normalPassword(password), parameters)),
    verify: async (stored, password, { isKnown = false } = {}) =>
      inTurn(
        async () => {
          const isRight = await threads.verify(
            stored ?? (await (nobodys ??= threads.hash('', parameters))),
            normalPassword(password),
          );
          return isRight && stored !== null;
        },
        isKnown ? 1 : 0,
      ),
    requireRoom: (isKnown) => requireRoom(isKnown ? 1 : 0),
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
