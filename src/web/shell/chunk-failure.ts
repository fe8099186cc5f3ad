const key = 'chunk-reload-at';
const minuteMs = 60_000;

/**
 * A page whose script is gone (a new version was put up while it was open) is loaded anew, at most
 * once a minute so that a lasting fault does not loop (LY-16). Without a connection it would be lost, so
 * it stays.
 */
export function reloadOnLostChunk(
  target: Window = window,
  now: () => number = Date.now,
  reload: () => void = () => target.location.reload(),
): void {
  target.addEventListener('vite:preloadError', (event) => {
    if (target.navigator.onLine && mayReload(target.sessionStorage, now())) {
      event.preventDefault();
      reload();
    }
  });
}

/** Whether a minute has passed since the last reload; notes this one. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, nowMs: number): boolean {
  const last = Number(storage.getItem(key) ?? 0);
  if (nowMs - last < minuteMs) return false;
  storage.setItem(key, String(nowMs));
  return true;
}
