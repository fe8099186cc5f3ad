import PQueue from 'p-queue';
import { LRUCache } from 'lru-cache';
import { ShopError } from '../../domain/errors.ts';

/** Seventy in a second: what two cores can hash, and more people than log in at once. */
const inTenth = 7;
/** Attempts waiting for their turn, of addresses that have proved right and of others each. */
const maxWaiting = 100;
/** When more strangers wait they are guesses, and visitors need the processor: every other turn of theirs rests. */
const flood = 50;
const maxKnownAddresses = 10_000;

/** Lets attempts to sign in begin one after the other, before anything is looked up for them. */
export interface Admission {
  /** Whether too many wait already for one more from this address. */
  isFull(address: string): boolean;
  /** Waits for its turn. @throws ShopError UNAVAILABLE when too many wait already */
  enter(address: string): Promise<void>;
  /** Somebody signed in from there: its attempts come before those of others. */
  remember(address: string): void;
}

/**
 * Guesses come from thousands of addresses, faster than the database could tell which account knows which of them; waiting
 * for it, they would take its connections from visitors. Addresses that somebody signed in from wait apart, so a flood of
 * strangers does not refuse them.
 */
export function createAdmission(): Admission {
  const queue = new PQueue({ intervalCap: inTenth, interval: 100 });
  const known = new LRUCache<string, true>({ max: maxKnownAddresses });
  const priorityOf = (address: string) => (known.has(address) ? 1 : 0);
  const waiting = (priority: number) => queue.sizeBy({ priority });
  const isFull = (address: string) => waiting(priorityOf(address)) >= maxWaiting;
  return {
    isFull,
    async enter(address) {
      if (isFull(address)) throw new ShopError('UNAVAILABLE', 'too many attempts to sign in wait');
      const priority = priorityOf(address);
      await queue.add(async () => undefined, { priority });
      if (priority === 0 && waiting(0) > flood) void queue.add(async () => undefined, { priority: 0.5 });
    },
    remember(address) {
      known.set(address, true);
    },
  };
}
