const second = 1000;

/** How long to wait before asking again, in ms, after so long on the page: banks answer within seconds or not for long. */
export function pollDelayMs(waitedMs: number): number {
  if (waitedMs < 30 * second) return 2 * second;
  return waitedMs < 120 * second ? 5 * second : 15 * second;
}
