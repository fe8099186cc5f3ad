import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonObject, Stamp } from './columns.ts';

/** What must happen after a commit, written in the same transaction (DESIGN.md section 4). */
export interface OutboxTable {
  seq: GeneratedAlways<number>;
  topic: string;
  payload: JsonObject<object>;
  created_at: Stamp;
  attempts: Generated<number>;
  next_at: Stamp;
  last_error: string | null;
}

export interface OutboxTables {
  outbox: OutboxTable;
}
