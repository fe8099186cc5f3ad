import { ShopError } from '../../domain/errors.ts';

/** More waiting than this and the shop says no: it would answer too late anyway. */
const maxWaiting = 500;

/** Thrown when too much waits already. */
export class QueueFull extends ShopError {
  constructor() {
    super('UNAVAILABLE', 'too many pictures are waiting to be rendered');
    this.name = 'QueueFull';
  }
}

/** Work for a visitor goes before work ahead of time. */
export type Urgency = 'now' | 'ahead';

/** Runs at most `width` pieces of work at once; those with the same key are one piece. */
export class WorkQueue<T> {
  readonly #width: number;
  readonly #waiting: Record<Urgency, (() => void)[]> = { now: [], ahead: [] };
  readonly #inFlight = new Map<string, Promise<T>>();
  #running = 0;

  constructor(width: number) {
    this.#width = width;
  }

  /** Throws QueueFull, or what the work throws. */
  do(key: string, urgency: Urgency, work: () => Promise<T>): Promise<T> {
    const known = this.#inFlight.get(key);
    if (known) return known;
    if (this.#waiting.now.length >= maxWaiting) return Promise.reject(new QueueFull());
    const promise = this.#run(urgency, work).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, promise);
    return promise;
  }

  async #run(urgency: Urgency, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#width)
      await new Promise<void>((resolve) => this.#waiting[urgency].push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.now.shift() ?? this.#waiting.ahead.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
