import PQueue from 'p-queue';
import { ShopError } from '../../domain/errors.ts';

/** Attempts of one kind that may wait for their turn. */
const maxWaiting = 100;
const retryAfterSeconds = 2;

/** Lets so many of a kind go on at a time and the others wait. */
export interface Gates {
  /** @throws ShopError TOO_MANY_ATTEMPTS when too many wait already */
  through<T>(key: string, max: number, work: () => Promise<T>): Promise<T>;
}

/**
 * Attempts are counted before they are made, as if they were wrong. Right ones that come at once would refuse each other;
 * so few are made at a time that they do not.
 */
export function createGates(): Gates {
  const gates = new Map<string, PQueue>();
  return {
    async through(key, max, work) {
      const gate = gates.get(key) ?? new PQueue({ concurrency: max });
      if (gate.size >= maxWaiting) throw new ShopError('TOO_MANY_ATTEMPTS', undefined, { retryAfterSeconds });
      gates.set(key, gate);
      try {
        return await gate.add(work);
      } finally {
        // After the queue has noted that this one is done.
        setImmediate(() => {
          if (gate.size + gate.pending === 0 && gates.get(key) === gate) gates.delete(key);
        });
      }
    },
  };
}
