/** CT-05: lines of a draft are asked for again when they are older than this, in ms. */
export const orderFreshMs = 5 * 60_000;
/** How long until the next attempt when they could not be had, in ms. */
const retryMs = 30_000;

interface Refreshed {
  /** When what is shown was asked for, in ms since 1970; undefined: there is nothing to refresh. */
  askedAt: () => number | undefined;
  /** Asks again; `askedAt` is then now. */
  refresh: () => Promise<unknown>;
}

/**
 * Keeps an order no older than five minutes while its tab is looked at: what is older is asked for at once, what is younger
 * when the remainder is over. `again` has to be called whenever it was asked for.
 */
export function keepFresh({ askedAt, refresh }: Refreshed): { again: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    clearTimeout(timer);
    const at = askedAt();
    if (at === undefined || document.visibilityState === 'hidden') return;
    timer = setTimeout(
      () =>
        refresh().then(again, () => {
          timer = setTimeout(again, retryMs);
        }),
      Math.max(0, at + orderFreshMs - Date.now()),
    );
  };
  document.addEventListener('visibilitychange', again);
  return {
    again,
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    },
  };
}
