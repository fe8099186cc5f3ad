import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { beginWith } from './begin-with.ts';
import { DatabaseUnavailable, isConnectionProblem, type DatabaseWatch } from './database-watch.ts';
import { givenName, nameInTransaction } from './statement-names.ts';

export interface PoolGuard {
  /** More waiting for a connection are refused. */
  maxWaiting: number;
  /** Time-out of a statement in ms, after which its connection is closed too; 0: none. */
  answerTimeoutMs: number;
  /** Left out: errors of connections are passed on as they come. */
  watch?: DatabaseWatch | undefined;
}

/** A statement that lifts its own limit may take as long as it wants, until its connection is handed back. */
const liftsLimit = /statement_timeout\s*=\s*0/;

/**
 * The pool as Kysely takes it, on which nobody waits without end: not for a connection, and not for an answer of a server
 * that has fallen silent, of which the connection itself tells nothing.
 */
export function guardedPool(pool: Pool, guard: PoolGuard): PostgresPool {
  const guarded = new WeakMap<PoolClient, PostgresPoolClient>();
  const bornAt = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => bornAt.set(client, performance.now()));
  const { watch } = guard;

  /** A connection that was there when another was found silent is not trusted. */
  async function trusted(): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (!watch || bornAt.get(client)! >= watch.silentAt) return client;
      client.release(true);
    }
  }

  const asProblem = (error: unknown) =>
    watch && isConnectionProblem(error)
      ? new DatabaseUnavailable('the connection to the database was lost', error)
      : error;

  return {
    async connect() {
      if (watch?.isAway) throw new DatabaseUnavailable('the database is away');
      if (pool.waitingCount >= guard.maxWaiting)
        throw new DatabaseUnavailable('too many wait for the database');
      let client: PoolClient;
      try {
        client = await trusted();
      } catch (error) {
        throw asProblem(error);
      }
      const known = guarded.get(client) ?? guardedClient(client, guard, asProblem);
      guarded.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** What a transaction answers that made no statement. */
const nothingDone = { command: '', rowCount: null, rows: [] };

/**
 * A table has got another column under a prepared `select *`. The connection would fail at it for good; another one
 * prepares it anew.
 */
function isOutdatedPlan(error: unknown): boolean {
  return (error as { code?: string }).code === '0A000' && /cached plan/.test(String(error));
}

function guardedClient(
  client: PoolClient,
  { answerTimeoutMs, watch }: PoolGuard,
  asProblem: (error: unknown) => unknown,
): PostgresPoolClient {
  let isBroken = false;
  let isPatient = false;
  let isInTransaction = false;
  /** A transaction is to begin with its next statement. */
  let isBeginning = false;

  async function query(text: string, values: readonly unknown[]): Promise<unknown> {
    if (isBroken) throw new DatabaseUnavailable('the connection to the database was given up');
    if (liftsLimit.test(text)) isPatient = true;
    if (text === 'begin') {
      isInTransaction = isBeginning = true;
      return nothingDone;
    }
    const isFirst = isBeginning;
    isBeginning = false;
    if (isFirst && (text === 'commit' || text === 'rollback')) return nothingDone;
    const parameters = [...values];
    const name = isInTransaction ? nameInTransaction(text, parameters) : givenName(text);
    const answer = send({ text, values: parameters, ...(name !== undefined && { name }) }, isFirst);
    try {
      return await (isPatient ? answer : inTime(answer));
    } catch (error) {
      isBroken ||= isConnectionProblem(error) || isOutdatedPlan(error);
      throw asProblem(error);
    }
  }

  async function send(statement: QueryConfig & { values: unknown[] }, isFirst: boolean): Promise<unknown> {
    if (!isFirst) return client.query(statement);
    if (statement.values.length > 0) return beginWith(client, statement);
    await client.query('begin');
    return client.query(statement);
  }

  async function inTime<T>(answer: Promise<T>): Promise<T> {
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    const giveUp = (detail: string) => {
      isBroken = true;
      reject(new DatabaseUnavailable(detail));
    };
    const timer =
      answerTimeoutMs > 0 ? setTimeout(giveUp, answerTimeoutMs, 'the database took too long') : undefined;
    const forget = watch?.onceLost(() => giveUp('the database fell silent'));
    try {
      return await Promise.race([answer, givenUp]);
    } finally {
      clearTimeout(timer);
      forget?.();
    }
  }

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      const mustGo = isBroken;
      isPatient = false;
      isInTransaction = isBeginning = false;
      // One that may still answer the statement before is of no use to anybody.
      client.release(mustGo);
    },
  };
}
