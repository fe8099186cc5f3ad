import type { Db } from '../database.ts';
import { requestText } from '../platform/request-text.ts';
import { onLoopback } from './access.ts';
import { settleLate } from './deciding.ts';
import type { InjectedFailures } from './failure-injection.ts';
import {
  claimCallbacks,
  deleteCallbacks,
  deleteOldNonces,
  maxClaimed,
  setCallbackStatus,
  type SimulatedCallback,
} from './queries.ts';

/** EveryPay tries again after so long, in ms: 1 s, 5 min, 1 h, 24 h, 48 h, 72 h. ESTO's habits are not known, so the same. */
const retryMs = [1_000, 300_000, 3_600_000, 24 * 3_600_000, 48 * 3_600_000, 72 * 3_600_000];
/** How often it looks for what is due by itself. */
const pollMs = 1_000;
const timeoutMs = 10_000;
/** A shop answers a callback with a word. */
const maxAnswerBytes = 64 * 1024;
const nonceMs = 3_600_000;

export interface CallbackLoop {
  /** From now on also looks by itself for what is due, such as what was due before the process started. */
  start(): void;
  /** Something is due now. */
  wake(): void;
  stop(): Promise<void>;
}

/** Sends callbacks and settles what settles late. */
export function createCallbackLoop(options: {
  db: Db;
  clock: () => Date;
  failures: InjectedFailures;
  onError: (error: unknown) => void;
}): CallbackLoop {
  const { db, clock, failures, onError } = options;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let cleanedAt = 0;
  /** One line for an unreachable database, not one a second. */
  let isBroken = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      const now = clock();
      if (now.getTime() - cleanedAt > nonceMs) {
        cleanedAt = now.getTime();
        await deleteOldNonces(db, new Date(cleanedAt - nonceMs));
      }
      await settleLate(db, now);
      const due = await claimCallbacks(db, now, retryMs);
      const taken = await Promise.all(due.map(isTaken));
      await deleteCallbacks(
        db,
        due.filter((_, at) => taken[at]).map(({ id }) => id),
      );
      if (due.length === maxClaimed) isAskedAgain = true;
    } while (isAskedAgain && !stopping.signal.aborted);
  }

  /** Sends it; what the shop does not take is sent again later. */
  async function isTaken(callback: SimulatedCallback): Promise<boolean> {
    if (failures.callbacks === 'lost') return true;
    const [status] = await Promise.all(
      Array.from({ length: failures.callbacks === 'twice' ? 2 : 1 }, () => statusOf(callback)),
    );
    if (status != null && status >= 200 && status < 300) return true;
    await setCallbackStatus(db, callback.id, status ?? null);
    return false;
  }

  async function statusOf({ url, form }: SimulatedCallback): Promise<number | null> {
    const body = form && new URLSearchParams(form);
    if (body && failures.callbacks === 'forged') body.set('mac', 'F'.repeat(128));
    try {
      const { status } = await requestText(onLoopback(url), {
        method: body ? 'POST' : 'GET',
        ...(body && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
        body: body?.toString(),
        timeoutMs,
        maxBytes: maxAnswerBytes,
        signal: stopping.signal,
      });
      return status;
    } catch {
      // The shop is away: one more reason to try again.
      return null;
    }
  }

  function wake(): void {
    isAskedAgain = true;
    if (stopping.signal.aborted) return;
    running ??= run()
      .then(() => void (isBroken = false))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted && !isBroken) onError(error);
        isBroken = true;
      })
      .finally(() => (running = null));
  }

  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      timer = setInterval(wake, pollMs).unref();
      wake();
    },
    wake,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
