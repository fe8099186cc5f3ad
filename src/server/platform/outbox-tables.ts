import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonObject, Stamp } from './columns.ts';

/** What must happen after a commit, written in the same transaction. */
export interface OutboxTable {
  seq: GeneratedAlways<number>;
  topic: string;
  key: string | null;
  payload: JsonObject<object>;
  created_at: Stamp;
  attempts: Generated<number>;
  next_at: Stamp;
  last_error: string | null;
}

/** A message that was given up: nobody knows its topic, its handler refused it, or it failed too often. */
export interface DeadLetterTable {
  id: GeneratedAlways<number>;
  topic: string;
  key: string | null;
  payload: JsonObject<object>;
  reason: 'unknown_topic' | 'refused' | 'failed';
  error: string;
  attempts: number;
  announced_at: Date;
  died_at: Stamp;
}

export interface OutboxTables {
  outbox: OutboxTable;
  dead_letter: DeadLetterTable;
}
