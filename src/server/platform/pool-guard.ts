import type { Pool, PoolClient } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseUnavailable, isConnectionProblem, type DatabaseWatch } from './database-watch.ts';
import type { QueueDeadline } from './queue-deadline.ts';
import { sendTogether, type Statement, type StatementAnswer, type TypeParsers } from './round-trip.ts';
import { givenName, nameInTransaction } from './statement-names.ts';
import { isPipelined, takesCommit } from './pipelined-writes.ts';

export interface PoolGuard {
  /** More waiting for a connection are refused. */
  maxWaiting: number;
  /** Time-out of a statement in ms, after which its connection is closed too; 0: none. */
  answerTimeoutMs: number;
  typeParsers: TypeParsers;
  /** How long is waited for a connection; left out: as long as the pool lets. */
  deadline?: QueueDeadline | undefined;
  /** Left out: errors of connections are passed on as they come. */
  watch?: DatabaseWatch | undefined;
}

/** A statement that lifts its own limit may take as long as it wants, until its connection is handed back. */
const liftsLimit = /^set (?:local )?statement_timeout = 0/;

/**
 * The pool as Kysely takes it, on which nobody waits without end: not for a connection, and not for an answer of a server
 * that has fallen silent, of which the connection itself tells nothing.
 */
export function guardedPool(pool: Pool, guard: PoolGuard): PostgresPool {
  const guarded = new WeakMap<PoolClient, PostgresPoolClient>();
  const bornAt = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => bornAt.set(client, performance.now()));
  const { watch, deadline } = guard;

  /** A connection that was there when another was found silent is not trusted. */
  async function trusted(): Promise<PoolClient> {
    const since = performance.now();
    if (pool.waitingCount === 0) deadline?.noteEmpty();
    for (;;) {
      const client = await pool.connect();
      if (pool.waitingCount === 0) deadline?.noteEmpty();
      if (deadline?.isPast(since)) {
        client.release();
        throw new DatabaseUnavailable('too many wait for the database');
      }
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

/** What is answered without asking: the beginning of a transaction, and what travels with its next statement. */
const nothingYet: StatementAnswer = { command: '', rowCount: null, rows: [] };
const begin: Statement = { name: 'begin', text: 'begin', values: [] };
const commit: Statement = { name: 'commit', text: 'commit', values: [] };
/**
 * How PostgreSQL plans from the next statement on. Once statistics tell much of a table, it may find plans for the values at
 * hand so much better than the one for any that it plans a prepared statement each time, which takes longer than what is read
 * by a key: of an order 3 ms instead of 0.5. What has no name is planned for its values: words of a search, long lists.
 */
const planning = (name: string, text: string): Statement => ({ name, text, values: [] });
const inTransaction = {
  once: planning('plan once', 'set local plan_cache_mode = force_generic_plan'),
  forValues: planning('plan for values', 'set local plan_cache_mode = auto'),
};
const outside = {
  once: planning('plan once outside', 'set plan_cache_mode = force_generic_plan'),
  forValues: planning('plan for values outside', 'set plan_cache_mode = auto'),
};
type Planning = keyof typeof outside;

/**
 * A table has got another column under a prepared `select *`. The connection would fail at it for good; another one
 * prepares it anew.
 */
function isOutdatedPlan(error: unknown): boolean {
  return (error as { code?: string }).code === '0A000' && /cached plan/.test(String(error));
}

/** Null: there is nothing to plan for. */
function planningOf({ name, values }: Statement): Planning | null {
  if (name !== undefined) return 'once';
  return values.length > 0 ? 'forValues' : null;
}

function guardedClient(
  client: PoolClient,
  { answerTimeoutMs, typeParsers, watch }: PoolGuard,
  asProblem: (error: unknown) => unknown,
): PostgresPoolClient {
  let isBroken = false;
  let isPatient = false;
  let isInTransaction = false;
  /** The commit has travelled with the statement before it. */
  let isCommitted = false;
  /** Of the transaction; null: as outside of it. */
  let planningInside: Planning | null = null;
  /** Outside of transactions; null: not known since a failure, which may have taken the setting back. */
  let planningOutside: Planning | null = 'forValues';
  /** What the next statement of the transaction takes along, its beginning first: a round trip costs as much as a read. */
  let waiting: Statement[] = [];

  async function query(text: string, given: readonly unknown[]): Promise<StatementAnswer> {
    if (isBroken) throw new DatabaseUnavailable('the connection to the database was given up');
    if (liftsLimit.test(text)) isPatient = true;
    if (text === 'begin') {
      isInTransaction = true;
      isCommitted = false;
      planningInside = null;
      waiting = [begin];
      return nothingYet;
    }
    const before = waiting;
    waiting = [];
    if (isCommitted) return afterCommit(text);
    // Nothing of the transaction was sent: there is none.
    if (before[0] === begin && (text === 'rollback' || (text === 'commit' && before.length === 1)))
      return nothingYet;
    // What failed takes along what was to follow it.
    if (text === 'rollback') return answered(() => client.query(text));
    if (text === 'commit') return committed(await answered(() => together(before, commit)));
    const values = [...given];
    const name = isInTransaction ? nameInTransaction(text, values) : givenName(text);
    const statement = { text, values, name };
    if (!isInTransaction) return alone(statement);
    const planned = planningOf(statement);
    if (planned !== null && planned !== (planningInside ?? planningOutside)) {
      planningInside = planned;
      before.push(inTransaction[planned]);
    }
    if (isPipelined(text)) {
      waiting = [...before, statement];
      return nothingYet;
    }
    if (!takesCommit(text)) return answered(() => send(before, statement));
    const [answer, end] = await answered(() => both(before, statement, commit));
    committed(end);
    isCommitted = true;
    return answer;
  }

  async function alone(statement: Statement): Promise<StatementAnswer> {
    const planned = planningOf(statement);
    if (planned === null || planned === planningOutside) return answered(() => send([], statement));
    planningOutside = null;
    const answer = await answered(() => together([outside[planned]], statement));
    planningOutside = planned;
    return answer;
  }

  async function answered<Given>(ask: () => Promise<Given>): Promise<Given> {
    const answer = ask();
    try {
      return await (isPatient ? answer : inTime(answer));
    } catch (error) {
      isBroken ||= isConnectionProblem(error) || isOutdatedPlan(error);
      throw asProblem(error);
    }
  }

  async function send(before: readonly Statement[], statement: Statement): Promise<StatementAnswer> {
    if (statement.values.length > 0 || statement.name !== undefined) return together(before, statement);
    if (before.length > 0) await sendTogether(client, before, typeParsers);
    // Without values it may be several in one text.
    return client.query(statement.text);
  }

  async function together(before: readonly Statement[], last: Statement): Promise<StatementAnswer> {
    return (await sendTogether(client, [...before, last], typeParsers)).at(-1)!;
  }

  /** Answers the last two. */
  async function both(
    before: readonly Statement[],
    one: Statement,
    last: Statement,
  ): Promise<[StatementAnswer, StatementAnswer]> {
    const answers = await sendTogether(client, [...before, one, last], typeParsers);
    return [answers.at(-2)!, answers.at(-1)!];
  }

  function inTime<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = (detail: string) => {
        isBroken = true;
        settle();
        reject(new DatabaseUnavailable(detail));
      };
      const timer =
        answerTimeoutMs > 0 ? setTimeout(giveUp, answerTimeoutMs, 'the database took too long') : undefined;
      const forget = watch?.onceLost(() => giveUp('the database fell silent'));
      const settle = () => {
        clearTimeout(timer);
        forget?.();
      };
      answer.finally(settle).then(resolve, reject);
    });
  }

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      const mustGo = isBroken;
      isPatient = false;
      isInTransaction = false;
      isCommitted = false;
      waiting = [];
      // One that may still answer the statement before is of no use to anybody.
      client.release(mustGo);
    },
  };
}

/** What ends a transaction that is committed already finds nothing to do. */
function afterCommit(text: string): StatementAnswer {
  if (text === 'commit' || text === 'rollback') return nothingYet;
  throw new Error('the transaction was committed with the statement before');
}

/** PostgreSQL answers the commit of a transaction in which a statement failed by rolling it back, which is no error to it. */
function committed(answer: StatementAnswer): StatementAnswer {
  if (answer.command === 'ROLLBACK')
    throw new Error('the transaction was rolled back: a statement of it had failed');
  return answer;
}
