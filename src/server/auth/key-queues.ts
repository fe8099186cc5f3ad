import PQueue from 'p-queue';
import { ShopError } from '../../domain/errors.ts';

/** Attempts of one kind that may wait for their turn. */
const maxWaiting = 100;
const retryAfterSeconds = 2;

/** Lets so many of a kind go on at a time and the others wait. */
export interface KeyQueues {
  /** @throws ShopError TOO_MANY_ATTEMPTS when too many wait already */
  add<T>(key: string, max: number, work: () => Promise<T>): Promise<T>;
}

/**
 * Attempts are counted before they are made, as if they were wrong. Right ones that come at once would refuse each other;
 * so few are made at a time that they do not.
 */
export function createKeyQueues(): KeyQueues {
  const queues = new Map<string, PQueue>();
  return {
    async add(key, max, work) {
      const queue = queues.get(key) ?? new PQueue({ concurrency: max });
      if (queue.size >= maxWaiting)
        throw new ShopError('TOO_MANY_ATTEMPTS', undefined, { retryAfterSeconds });
      queues.set(key, queue);
      try {
        return await queue.add(work);
      } finally {
        // After the queue has noted that this one is done.
        setImmediate(() => {
          if (queue.size + queue.pending === 0 && queues.get(key) === queue) queues.delete(key);
        });
      }
    },
  };
}
