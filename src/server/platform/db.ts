import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool, types, type ClientBase, type PoolConfig } from 'pg';
import type { DatabaseWatch } from './database-watch.ts';
import { QueueDeadline } from './queue-deadline.ts';
import { guardedPool } from './pool-guard.ts';
import { nameStatement } from './statement-names.ts';

export interface DatabaseOptions {
  /** Most connections of this process. */
  max: number;
  /** Ends a statement that runs longer, in ms; 0 lets it run. Left out: 10 s, longer than any page may wait. */
  statementTimeoutMs?: number;
  /** Ends a transaction that sits idle this long, in ms; 0 lets it sit. Left out: 30 s. */
  idleInTransactionTimeoutMs?: number;
  /** Whether the database is away; with it nobody waits for one that is, and its errors are refusals (`UNAVAILABLE`). */
  watch?: DatabaseWatch;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** A connection that was lost while nobody used it; the pool opens another. */
  onLostConnection?: (error: Error) => void;
}

export interface OpenDatabase<T> {
  db: Kysely<T>;
  /** The same connections, for `COPY`, cursors and the like. Closed by `db.destroy()`. */
  pool: Pool;
}

const defaultStatementTimeoutMs = 10_000;
/** Longer than this no visitor waits for a connection. */
const visitorConnectMs = 3_000;
/** Nor longer than this while a queue for connections stands. */
const standingConnectMs = 1_000;
/** Statements take milliseconds: so many more waiting for each connection are answered within a second. */
const waitingPerConnection = 20;

/**
 * Opens connections to PostgreSQL as they are needed. bigint and numeric come as numbers, `date` as text
 * and timestamps as Date.
 */
export function openDatabase<T>(connectionString: string, options: DatabaseOptions): OpenDatabase<T> {
  const pool = new Pool({
    connectionString,
    max: options.max,
    application_name: options.name ?? 'ilumaja',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: options.watch ? visitorConnectMs : 15_000,
    // Detects a peer that vanished without closing the connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
    // As a statement and not as start-up options: those a connection pooler in front would refuse.
    onConnect: (client) => client.query(sessionSettings(options)),
  } satisfies PoolConfig & { onConnect: (client: ClientBase) => unknown });
  pool.on('error', (error) => {
    if (!pool.ending) options.onLostConnection?.(error);
  });
  // Lost between two statements of a transaction: the next statement fails and says so. Unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const statementTimeoutMs = options.statementTimeoutMs ?? defaultStatementTimeoutMs;
  const guarded = guardedPool(pool, {
    maxWaiting: options.max * waitingPerConnection,
    // The server gives up first, when it can.
    answerTimeoutMs: statementTimeoutMs > 0 ? statementTimeoutMs + 2_000 : 0,
    typeParsers: getTypeParser,
    watch: options.watch,
    deadline: options.watch && new QueueDeadline({ max: visitorConnectMs, standing: standingConnectMs }),
  });
  return { db: new Kysely<T>({ dialect: new PostgresDialect({ pool: guarded }) }), pool };
}

function sessionSettings(options: DatabaseOptions): string {
  const statement = options.statementTimeoutMs ?? defaultStatementTimeoutMs;
  const idle = options.idleInTransactionTimeoutMs ?? 30_000;
  // The shop's queries are short: compiling them costs more than it saves. Ranges are read as text, so in UTC.
  // A broad search takes the first rows as they lie, the most popular ones: scans must begin at the beginning, alone.
  return `set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle}; set jit = off; set timezone = 'UTC'; set synchronize_seqscans = off; set max_parallel_workers_per_gather = 0`;
}

const parsers: Record<number, (text: string) => unknown> = {
  [types.builtins.INT8]: wholeNumber,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.DATE]: (text) => text,
};

function getTypeParser(id: number, format?: 'text' | 'binary') {
  return parsers[id] ?? types.getTypeParser(id, format);
}

/** Throws where a count no longer fits a number, rather than being wrong by one. */
function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`);
  return number;
}

/**
 * A statement for the hottest reads, prepared under `name` on each connection that meets it. It works on
 * a database and inside a transaction alike: `listRows(db, [ids, 2])`. What comes often in transactions is prepared by itself.
 */
export function prepared<Row>(
  name: string,
  text: string,
): <T>(db: Kysely<T>, values: readonly unknown[]) => Promise<Row[]> {
  nameStatement(text, name);
  return async (db, values) => (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}

/**
 * The place of ids in a prepared statement, in a form the planner cannot look into: knowing how many they are it would
 * plan anew for each call, which takes longer than the reading.
 */
export const idsSql = (place: string): string => `(select ${place}::int[])::int[]`;

/** The same of ids within a statement that transactions make often: `id = any(${hiddenIds(ids, 'int')})`. */
export const hiddenIds = (ids: readonly number[], type: 'int' | 'bigint') =>
  sql`(select ${[...ids]}::${sql.raw(type)}[])::${sql.raw(type)}[]`;

const serializationFailure = '40001';
const deadlock = '40P01';
const attempts = 4;

/**
 * Runs `work` in one transaction and answers what it answers. A transaction that PostgreSQL broke off in
 * favour of another is retried, so `work` must change nothing outside the database.
 */
export async function withTransaction<T, R>(
  db: Kysely<T>,
  work: (trx: Transaction<T>) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if ((code !== serializationFailure && code !== deadlock) || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 5 * (0.5 + Math.random())));
    }
  }
}
