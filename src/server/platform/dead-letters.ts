import { sql, type Kysely, type Selectable } from 'kysely';
import { outboxChannel, type Message } from './outbox.ts';
import type { DeadLetterTable, OutboxTables } from './outbox-tables.ts';

/** A message that was just set aside, to be logged and reported once. */
export interface DeadLetter {
  topic: string;
  key: string | null;
  reason: DeadLetterTable['reason'];
  error: string;
  attempts: number;
}

/** Moves messages from the outbox to the dead letters. Answers what was moved. */
export async function setAside<T extends OutboxTables>(
  db: Kysely<T>,
  messages: readonly Pick<Message, 'seq' | 'attempts'>[],
  { reason, error }: Pick<DeadLetter, 'reason' | 'error'>,
): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    with gone as (delete from outbox where seq = any(${messages.map(({ seq }) => seq)}) returning *)
    insert into dead_letter (topic, key, payload, reason, error, attempts, announced_at)
    select topic, key, payload, ${reason}, left(${error}, 2000), tried, created_at
    from gone join unnest(${messages.map(({ seq }) => seq)}::bigint[], ${messages.map(({ attempts }) => attempts)}::int[])
      as m(seq, tried) using (seq)
    order by seq
    returning topic, key, reason, error, attempts`.execute(db);
  return rows;
}

/** Puts dead letters back into the outbox in their old order, as if they had just been announced. Answers how many. */
export async function retryDeadLetters<T extends OutboxTables>(
  db: Kysely<T>,
  which: { topics?: readonly string[]; reason?: DeadLetterTable['reason']; ids?: readonly number[] } = {},
): Promise<number> {
  const { topics = null, reason = null, ids = null } = which;
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from dead_letter
      where (${topics}::text[] is null or topic = any(${topics}::text[]))
        and (${reason}::text is null or reason = ${reason})
        and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
      returning *),
    back as (
      insert into outbox (topic, key, payload, created_at)
      select topic, key, payload, announced_at from gone order by id returning seq)
    select count(*) as count, pg_notify(${outboxChannel}, '') from back`.execute(db);
  return rows[0]!.count;
}

/** Messages that were given up, the newest first. */
export async function listDeadLetters<T extends OutboxTables>(
  db: Kysely<T>,
  { topics = null }: { topics?: readonly string[] | null } = {},
): Promise<Selectable<DeadLetterTable>[]> {
  const { rows } = await sql<Selectable<DeadLetterTable>>`
    select * from dead_letter where ${topics}::text[] is null or topic = any(${topics}::text[])
    order by id desc limit 1000`.execute(db);
  return rows;
}

/** Messages of a topic in one state: waiting in the outbox or as jobs, or given up. */
export interface MessageCount {
  topic: string;
  state: 'waiting' | 'active' | 'dead';
  count: number;
}

/** Counts of waiting, running and dead messages by topic, for `/metrics`. */
export async function countMessages<T extends OutboxTables>(db: Kysely<T>): Promise<MessageCount[]> {
  const { rows: schema } = await sql<{ has_jobs: boolean }>`
    select to_regclass('pgboss.job') is not null as has_jobs`.execute(db);
  // Before the first start of the job queue its tables are not there.
  const jobs = schema[0]!.has_jobs
    ? sql`union all
      select name, case when state = 'active' then 'active' else 'waiting' end, count(*) from pgboss.job
      where state < 'completed' and name not like '\\_\\_pgboss\\_\\_%' group by 1, 2`
    : sql``;
  const { rows } = await sql<MessageCount>`
    select topic, state, sum(count)::int as count from (
      select topic, 'waiting' as state, count(*) from outbox group by topic
      union all select topic, 'dead', count(*) from dead_letter group by topic
      ${jobs}) counted
    group by topic, state order by topic, state`.execute(db);
  return rows;
}
