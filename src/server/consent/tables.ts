import type { GeneratedAlways } from 'kysely';
import type { ConsentKind } from '../../domain/consent/kinds.ts';
import type { Language } from '../../domain/locales.ts';
import type { Stamp } from '../platform/columns.ts';

/** A choice somebody made; never changed, the next choice is a row of its own. */
export interface ConsentRecordTable {
  id: GeneratedAlways<number>;
  /** Made by the browser at random. */
  consent_id: string;
  /** Null: nobody was signed in, or the account is gone. */
  user_id: number | null;
  choices: ConsentKind[];
  text_version: string;
  language: Language;
  shop_id: number;
  created_at: Stamp;
}

export interface ConsentTables {
  consent_record: ConsentRecordTable;
}
