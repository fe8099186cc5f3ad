import type { Answer } from './order-flow.ts';
import { percentile } from './percentile.ts';

/** What was asked for in one second. */
interface Second {
  times: number[];
  refused: number;
}

/** What visitors met: times of answers, refusals, and what is no answer a visitor may get. */
export class LoadRecord {
  answered = 0;
  refused = 0;
  failed = 0;
  /** The first of the errors, as they were. */
  readonly kinds = new Set<string>();
  readonly #startedAt = performance.now();
  readonly #seconds: Second[] = [];
  readonly #times: number[] = [];

  /** A visitor asked at `askedAt` (ms of the clock) and had this answer now; `what`: what was asked for. */
  answer(askedAt: number, what: string, { status, retryAfter, text }: Answer): void {
    const second = this.#secondOf(askedAt);
    if (status === 429 || status === 503) {
      this.refused++;
      second.refused++;
      if (retryAfter === undefined) this.fail(`${what}: ${status} without Retry-After`);
      return;
    }
    if (status >= 400) return this.fail(`${what}: ${status} ${text.slice(0, 200)}`);
    const ms = performance.now() - askedAt;
    this.answered++;
    this.#times.push(ms);
    second.times.push(ms);
  }

  fail(why: string): void {
    this.failed++;
    if (this.kinds.size < 10) this.kinds.add(why);
  }

  get p50(): number {
    return at(this.#times, 0.5);
  }

  get p95(): number {
    return at(this.#times, 0.95);
  }

  get p99(): number {
    return at(this.#times, 0.99);
  }

  /** Seconds from the beginning after which everybody who asked was answered, 95 of 100 within `ms`. */
  secondsUntilCalm(ms: number): number {
    return this.#seconds.findLastIndex(({ times, refused }) => refused > 0 || at(times, 0.95) > ms) + 1;
  }

  toJSON(): object {
    const { answered, refused, failed, p50, p95, p99 } = this;
    const seconds = this.#seconds.map((one) => ({
      answered: one.times.length,
      refused: one.refused,
      p95: at(one.times, 0.95),
    }));
    return { answered, refused, failed, p50, p95, p99, kinds: [...this.kinds], seconds };
  }

  #secondOf(askedAt: number): Second {
    const index = Math.max(0, Math.floor((askedAt - this.#startedAt) / 1000));
    while (this.#seconds.length <= index) this.#seconds.push({ times: [], refused: 0 });
    return this.#seconds[index]!;
  }
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(percentile(sorted, share) * 10) / 10;
}
