import { nextPromiseChange } from '../../domain/delivery/promise.ts';

/** So soon a clock that was turned on or back is noticed, in ms. */
const maxWaitMs = 60_000;

/**
 * Calls `onChange` whenever what the shop promises of delivery changes: at the cut-off and at midnight in Tallinn.
 * Pages say those days in words, and no row changes that could purge them.
 */
export function followDeliveryPromises({ now, onChange }: { now: () => Date; onChange: () => void }): {
  stop: () => Promise<void>;
} {
  let next = nextPromiseChange(now());
  let timer: ReturnType<typeof setTimeout>;

  function wait(): void {
    timer = setTimeout(look, Math.max(1, Math.min(maxWaitMs, next.getTime() - now().getTime())));
    timer.unref();
  }

  function look(): void {
    const due = nextPromiseChange(now());
    if (due.getTime() !== next.getTime()) onChange();
    next = due;
    wait();
  }

  wait();
  return {
    stop: () => {
      clearTimeout(timer);
      return Promise.resolve();
    },
  };
}
