/** Not empty for so long, a queue is no burst that passes: it stands, and everybody in it waits for those before. */
const standingAfterMs = 500;

/** In ms. */
interface Waits {
  max: number;
  /** In a queue that stands; several times what a turn takes. Left out: as long as in any other. */
  standing?: number | undefined;
}

/**
 * How long a turn in a queue is waited for. A burst may wait long. In a queue that has not been empty for half a second
 * everybody would wait long, and it would be as long after the rush as in it: there, who has waited longer than a moment is
 * refused, so that whoever comes next is served soon. Controlled delay, as Nichols and Jacobson describe it for routers
 * (ACM Queue 10/5, 2012).
 */
export class QueueDeadline {
  readonly #waits: Required<Waits>;
  #emptyAt = performance.now();

  constructor({ max, standing = max }: Waits) {
    this.#waits = { max, standing };
  }

  /** Nobody waits just now. */
  noteEmpty(): void {
    this.#emptyAt = performance.now();
  }

  /** Whether somebody whose turn has come, and who has waited since then (ms of the clock), is refused. */
  isPast(since: number): boolean {
    const now = performance.now();
    const { max, standing } = this.#waits;
    return now - since > (now - this.#emptyAt > standingAfterMs ? standing : max);
  }
}
