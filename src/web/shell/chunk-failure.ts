const key = 'chunk-reload-at';
const minuteMs = 60_000;

/** How long after the connection came back loads may fail that were begun without it, in ms. */
const settlingMs = 5_000;

/**
 * A page whose scripts are no longer served (a new version was deployed meanwhile) is reloaded, at most
 * once a minute so that a lasting failure does not loop (LY-16). Offline a reload would lose the page, so
 * it stays; what was asked for then may fail only once the connection is back, which tells nothing of versions. What is
 * pressed after that and fails does not come without a reload: browsers as old as Chromium 153 hold on to a failure.
 */
export function reloadOnLostChunk(
  target: Window = window,
  now: () => number = Date.now,
  reload: () => void = () => target.location.reload(),
): void {
  let settledAt = 0;
  target.addEventListener('offline', () => {
    // `onLine` is true a moment before the event that says so.
    settledAt = Number.POSITIVE_INFINITY;
  });
  target.addEventListener('online', () => {
    settledAt = now() + settlingMs;
  });
  const onPress = () => {
    if (target.navigator.onLine) settledAt = 0;
  };
  target.addEventListener('click', onPress, true);
  target.addEventListener('vite:preloadError', (event) => {
    if (now() < settledAt || !mayReload(target, now())) return;
    event.preventDefault();
    reload();
  });
}

/** Whether there is a connection and a minute has passed since the last reload; notes this one. */
export function mayReload(
  { navigator, sessionStorage }: Pick<Window, 'navigator' | 'sessionStorage'>,
  nowMs: number,
): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (!navigator.onLine || nowMs - last < minuteMs) return false;
  sessionStorage.setItem(key, String(nowMs));
  return true;
}
