/** Something that was started and must be stopped. */
export interface StopStep {
  name: string;
  stop: () => Promise<unknown>;
}

interface Log {
  info(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** The way this process ends. */
export interface Ending {
  /** Whether the end has begun; what fails from then on fails because of it. */
  hasBegun(): boolean;
  /** Ends the process in order, with exit code 1, because it cannot go on. */
  giveUp(reason: string): void;
}

/** One wish may arrive several times: from the terminal or supervisor itself and passed on by npm. */
const sameWishMs = 1_000;

/**
 * Stops what runs, step by step, when the process is asked to end: by SIGTERM or SIGINT, or by the end
 * of the launcher that started it. The first step is stopped first; steps may still be added meanwhile,
 * by a start that was not finished. A later signal ends at once; so does a stop that takes longer than
 * `timeoutMs`.
 */
export function stopOnSignals(steps: StopStep[], options: { timeoutMs: number; log: Log }): Ending {
  const { timeoutMs, log } = options;
  let stoppingSince: number | undefined;
  const end = (reason: object, exitCode: number) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameWishMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log[exitCode === 0 ? 'info' : 'error'](reason, 'stopping');
    setTimeout(() => {
      log.error({ timeoutMs, step: steps[0]?.name }, 'stopping takes too long');
      process.exit(1);
    }, timeoutMs).unref();
    void stopAll(steps, log).then((isClean) => process.exit(isClean ? exitCode : 1));
  };
  process.on('SIGTERM', (signal) => end({ signal }, 0));
  process.on('SIGINT', (signal) => end({ signal }, 0));
  process.on('SIGHUP', (signal) => end({ signal }, 0));
  const endUnlessEnding = (reason: string, exitCode: number) => {
    if (stoppingSince === undefined) end({ reason }, exitCode);
  };
  process.once('disconnect', () => endUnlessEnding('the launcher ended', 0));
  return {
    hasBegun: () => stoppingSince !== undefined,
    giveUp: (reason) => endUnlessEnding(reason, 1),
  };
}

/**
 * Stops every step in order and removes it from the list; a failure is logged and does not stop the
 * others from stopping.
 */
export async function stopAll(steps: StopStep[], log: Log): Promise<boolean> {
  let isClean = true;
  for (let step = steps[0]; step; step = steps[0]) {
    try {
      await step.stop();
    } catch (err) {
      isClean = false;
      log.error({ err, step: step.name }, 'could not be stopped');
    }
    steps.splice(steps.indexOf(step), 1);
  }
  return isClean;
}
