import PQueue from 'p-queue';
import type { ShopError } from '../../domain/errors.ts';

/** Lets so many of a kind go on at a time and the others wait. */
export interface KeyQueues {
  /** @throws what `refusal` makes, when too many of the kind wait already */
  add<T>(key: string, max: number, work: () => Promise<T>): Promise<T>;
}

export function createKeyQueues(given: { maxWaiting: number; refusal: () => ShopError }): KeyQueues {
  const queues = new Map<string, PQueue>();
  return {
    async add(key, max, work) {
      const queue = queues.get(key) ?? new PQueue({ concurrency: max });
      if (queue.size >= given.maxWaiting) throw given.refusal();
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
