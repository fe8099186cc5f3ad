import type { Db } from '../database.ts';
import { setLastUsed } from './session-queries.ts';

/** Uses of a session that come sooner after each other are one to its owner. */
export const lastUsedEveryMs = 300_000;
/** Uses noted meanwhile go in one statement. */
const flushMs = 1000;

/** Writes down when sessions were used last, a while later and many at once. A failure costs only that. */
export function createLastUsed(db: Db, clock: () => Date): { note: (sessionId: number) => void } {
  const used = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    const sessionIds = [...used];
    used.clear();
    setLastUsed(db, sessionIds, clock(), lastUsedEveryMs).catch(() => undefined);
  }

  return {
    note(sessionId) {
      used.add(sessionId);
      timer ??= setTimeout(flush, flushMs).unref();
    },
  };
}
