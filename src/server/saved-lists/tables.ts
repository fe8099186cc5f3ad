import type { Generated, GeneratedAlways } from 'kysely';
import type { Stamp } from '../platform/columns.ts';

export interface SavedListTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  customer_id: number;
  /** Who made it; null: somebody who is gone. */
  user_id: number | null;
  name: string;
  /** Raised by each change. */
  version: Generated<number>;
  created_at: Stamp;
  changed_at: Stamp;
  /** Null: it is not deleted. */
  deleted_at: Generated<Date | null>;
}

export interface SavedListLineTable {
  id: GeneratedAlways<number>;
  list_id: number;
  product_id: number;
  quantity: number;
  note: Generated<string>;
  position: number;
}

export interface SavedListTables {
  saved_list: SavedListTable;
  saved_list_line: SavedListLineTable;
}
