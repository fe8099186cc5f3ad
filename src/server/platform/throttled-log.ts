interface Log {
  error(data: object, message: string): void;
}

const everyMs = 60_000;

/** Logs what may happen to each request while something is broken once a minute, not each time. */
export function throttledLog(log: Log | undefined): (error: unknown, message: string) => void {
  const loggedAt = new Map<string, number>();
  return (err, message) => {
    const now = performance.now();
    if (now - (loggedAt.get(message) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
    loggedAt.set(message, now);
    log?.error({ err }, message);
  };
}
