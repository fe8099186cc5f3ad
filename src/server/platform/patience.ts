/** Not empty for so long, a queue is no burst that passes: it stands, and everybody in it waits for those before. */
const standingAfterMs = 500;
/** How long is waited in a queue that stands: what is refused early can be asked again, and who comes next is served soon. */
const patienceWhileStandingMs = 300;

/**
 * How long a turn in a queue is waited for. A burst may wait as long as `longestMs`. In a queue that has not been empty for
 * half a second everybody would wait long, and it would be as long after the rush as in it: there, who has waited 0.3 s is
 * refused. Controlled delay, as Nichols and Jacobson describe it for routers (ACM Queue 10/5, 2012).
 */
export class Patience {
  readonly #longestMs: number;
  #emptyAt = performance.now();

  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  /** Nobody waits just now. */
  noteEmpty(): void {
    this.#emptyAt = performance.now();
  }

  /** Whether somebody whose turn has come, and who has waited since then (ms of the clock), is refused. */
  isOver(since: number): boolean {
    const now = performance.now();
    const stands = now - this.#emptyAt > standingAfterMs;
    return now - since > (stands ? Math.min(patienceWhileStandingMs, this.#longestMs) : this.#longestMs);
  }
}
