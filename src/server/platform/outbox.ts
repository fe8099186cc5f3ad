import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { OutboxTables } from './outbox-tables.ts';
import { writePipelined } from './pipelined-writes.ts';

/** Told when a transaction that announced something commits. */
export const outboxChannel = 'outbox';

/** A message as it is taken out of the outbox. */
export interface Message {
  /** Rises with the order in which messages were announced. */
  seq: number;
  topic: string;
  key: string | null;
  payload: object;
  attempts: number;
  created_at: Date;
}

export interface AnnounceOptions {
  /** What the message is about; its topic says whether the key deduplicates or orders (see `JobTopic`). */
  key?: string;
  /** Not before this long after the commit, in ms. */
  delayMs?: number;
}

/**
 * Thrown by a handler for a message that no further attempt can help: it becomes a dead letter at once instead of
 * after the last attempt.
 */
export class MessageRefused extends Error {}

/**
 * Writes down what must happen after the commit of `trx`; nothing happens when it rolls back. The topic says who
 * handles it: a batch handler of the outbox (work inside the database) or a job (anything else).
 */
export async function announce<T extends OutboxTables>(
  trx: Transaction<T>,
  topic: string,
  payload: object,
  { key, delayMs = 0 }: AnnounceOptions = {},
): Promise<void> {
  await announceAll(trx, topic, [payload], { delayMs, ...(key !== undefined && { key }) });
}

/** As `announce`, several payloads of one topic in one statement. */
export async function announceAll<T extends OutboxTables>(
  trx: Transaction<T>,
  topic: string,
  payloads: readonly object[],
  { key, delayMs = 0 }: AnnounceOptions = {},
): Promise<void> {
  if (payloads.length === 0) return;
  // No NOTIFY for a delayed message: it would come too early. The poll finds it.
  const written = sql`
    with written as (
      insert into outbox (topic, key, payload, next_at)
      select ${topic}, ${key ?? null}, payload, now() + ${delayMs} * interval '1 millisecond'
      from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as p(payload))
    select pg_notify(${outboxChannel}, '') where ${delayMs} <= 0`;
  await writePipelined(trx, written);
}

/**
 * SQL of announcing as a part of the statement that causes it, which saves the hottest writes a round trip:
 * `with …, announced as (${announcementSql(…)}) select ${wakeConsumersSql}`.
 */
export function announcementSql(topic: string, payloads: readonly object[], key: string) {
  return announcementOfRowsSql(
    topic,
    sql`select ${key} as key, payload from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as p(payload)`,
  );
}

/** The same of rows `key, payload` that the statement itself has made. */
export function announcementOfRowsSql(topic: string, rows: RawBuilder<unknown>) {
  return sql`
    insert into outbox (topic, key, payload)
    select ${topic}, message.key, message.payload from (${rows}) as message`;
}

export const wakeConsumersSql = sql`pg_notify(${sql.lit(outboxChannel)}, '')`;

/** Whether a message of the topic waits, due or not. */
export async function isAnnounced<T extends OutboxTables>(db: Kysely<T>, topic: string): Promise<boolean> {
  const { rows } = await sql`select 1 from outbox where topic = ${topic} limit 1`.execute(db);
  return rows.length > 0;
}

/** Makes messages of the topic due that wait for a later time. */
export async function hurryMessages<T extends OutboxTables>(db: Kysely<T>, topic: string): Promise<void> {
  await sql`update outbox set next_at = now() where topic = ${topic} and next_at > now()`.execute(db);
}

/** Drops the waiting messages of a topic that other work of the transaction has made needless; leaves those being handled. */
export async function dropMessages<T extends OutboxTables>(
  trx: Transaction<T>,
  topic: string,
): Promise<void> {
  await sql`
    delete from outbox where seq in (
      select seq from outbox where topic = ${topic} for update skip locked)`.execute(trx);
}
