const key = 'chunk-reload-at';
const minuteMs = 60_000;

/** How long after the connection came back loads may fail that were begun without it, in ms. */
const settlingMs = 5_000;

/**
 * A page whose scripts are no longer served (a new version was deployed meanwhile) is reloaded, at most
 * once a minute so that a lasting failure does not loop (LY-16). Offline a reload would lose the page, so
 * it stays; what was asked for then may fail only once the connection is back, which tells nothing of versions. What fails
 * a second time does not come without a reload: browsers as old as Chromium 153 hold on to a failure.
 */
export function reloadOnLostChunk(
  target: Window = window,
  now: () => number = Date.now,
  reload: () => void = () => target.location.reload(),
): void {
  let settledAt = 0;
  const failed = new Set<string>();
  target.addEventListener('online', () => {
    settledAt = now() + settlingMs;
  });
  target.addEventListener('vite:preloadError', (event) => {
    // Names the script.
    const { message } = event.payload;
    if ((now() >= settledAt || failed.has(message)) && mayReload(target, now())) {
      event.preventDefault();
      reload();
    }
    failed.add(message);
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
