import PQueue from 'p-queue';
import { ShopError } from '../../domain/errors.ts';
import { QueueDeadline } from './queue-deadline.ts';

/** Too much waits already: an answer would come when nobody waits for it any more. */
export class Overloaded extends ShopError {
  constructor(what: string) {
    super('UNAVAILABLE', `too many ${what} are waiting`);
    this.name = 'Overloaded';
  }
}

/** Nobody waits for the answer any more. */
export class Abandoned extends ShopError {
  constructor() {
    super('UNAVAILABLE', 'whoever asked is gone');
    this.name = 'Abandoned';
  }
}

export interface WorkLimits {
  /** Named in the error: "pages", "calls". */
  what: string;
  /** Done at the same time. */
  concurrency: number;
  maxWaiting: number;
  /** Work whose turn comes later is refused: what waits behind it is done the sooner. */
  maxWaitMs: number;
  /** The same in a queue that stands, as `QueueDeadline` has it. */
  maxWaitStandingMs?: number;
}

export interface WorkLimiter {
  /**
   * Does the work when its turn comes. Throws Overloaded when too much waits or it waited too long, Abandoned when
   * `isWanted` says no at its turn.
   */
  run<T>(work: () => Promise<T>, isWanted?: () => boolean): Promise<T>;
  readonly waiting: number;
  readonly running: number;
}

/** A bounded queue with a limit on concurrency, length and waiting time. What exceeds it is refused at once. */
export function createWorkLimiter({ what, concurrency, maxWaiting, ...waits }: WorkLimits): WorkLimiter {
  const queue = new PQueue({ concurrency });
  const deadline = new QueueDeadline({ max: waits.maxWaitMs, standing: waits.maxWaitStandingMs });
  return {
    async run(work, isWanted = () => true) {
      if (queue.size >= maxWaiting) throw new Overloaded(what);
      const since = performance.now();
      if (queue.size === 0) deadline.noteEmpty();
      return queue.add(() => {
        if (queue.size === 0) deadline.noteEmpty();
        if (!isWanted()) throw new Abandoned();
        if (deadline.isPast(since)) throw new Overloaded(what);
        return work();
      });
    },
    get waiting() {
      return queue.size;
    },
    get running() {
      return queue.pending;
    },
  };
}
