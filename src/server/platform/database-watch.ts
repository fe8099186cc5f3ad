import { ShopError } from '../../domain/errors.ts';

/** The database does not answer, or too many wait for it already. */
export class DatabaseUnavailable extends ShopError {
  constructor(detail: string, cause?: unknown) {
    super('UNAVAILABLE', detail);
    this.name = 'DatabaseUnavailable';
    this.cause = cause;
  }
}

/**
 * Whether the database is known to be away. Told by the connection that listens (`purge.ts`), which asks it every second;
 * asked by the pool, so that nobody waits for an answer that will not come.
 */
export interface DatabaseWatch {
  readonly isAway: boolean;
  /** When a connection was last found to be silent, as `performance.now()`: those older may be so too. */
  readonly silentAt: number;
  /** Calls `listener` once when the database goes away or a connection was silent; the answer takes it back. */
  onceLost(listener: () => void): () => void;
  set(isAway: boolean): void;
  /** A connection was lost without a word. */
  suspect(): void;
}

interface Log {
  warn(data: object, message: string): void;
  info(data: object, message: string): void;
}

/** A watch that logs when the database goes away and when it is back. */
export function createDatabaseWatch(log: Log): DatabaseWatch {
  const listeners = new Set<() => void>();
  let awaySince: number | undefined;
  let silentAt = Number.NEGATIVE_INFINITY;
  const tellAll = () => {
    for (const listener of listeners) listener();
    listeners.clear();
  };
  return {
    get isAway() {
      return awaySince !== undefined;
    },
    get silentAt() {
      return silentAt;
    },
    onceLost(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(isAway) {
      if (isAway === (awaySince !== undefined)) return;
      if (isAway) {
        awaySince = performance.now();
        log.warn({}, 'the database does not answer');
        tellAll();
      } else {
        log.info({ ms: Math.round(performance.now() - awaySince!) }, 'the database answers again');
        awaySince = undefined;
      }
    },
    suspect() {
      silentAt = performance.now();
      tellAll();
    },
  };
}

/** SQLSTATE classes of a server that cannot be talked to: connection lost (08), shutting down or starting (57P), too many clients. */
const awayStates = /^(?:08\w{3}|57P0[1-5]|53300)$/;
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether a statement failed because the server was not there, and not because of what it says. */
export function isConnectionProblem(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    awayStates.test(code) ||
    awayCodes.has(code) ||
    /^Connection terminated|^timeout e(?:xpired|xceeded)|^Client (?:has encountered|was closed)/.test(
      error.message,
    )
  );
}
