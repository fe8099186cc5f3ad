import type { ColumnType } from 'kysely';
import type { Multilingual } from '../../domain/locales.ts';

/** Column types the tables of all domains share; `platform/db.ts` sets the parsers that make them true. */

/** A jsonb object; a plain object may be handed to the driver as it is. */
export type JsonObject<T extends object> = ColumnType<T, T | string, T | string>;
export type JsonObjectWithDefault<T extends object> = ColumnType<T, T | string | undefined, T | string>;
/** A jsonb array is written as text: the driver would make a PostgreSQL array of a JavaScript one. */
export type JsonArray<T> = ColumnType<T[], string, string>;
export type JsonArrayWithDefault<T> = ColumnType<T[], string | undefined, string>;

export type Texts = JsonObject<Multilingual>;
export type OptionalTexts = JsonObjectWithDefault<Multilingual>;

/** A calendar day, `2026-11-21`; never a JavaScript Date, which would move it by the zone. */
export type Day = string;
/** A tstzrange as PostgreSQL writes it, `["2026-11-01 00:00:00+00",)`: from inclusive, to exclusive. */
export type TimeRange = ColumnType<string, string, string>;
export type TimeRangeWithDefault = ColumnType<string, string | undefined, string>;
/** An instant the database fills in when it is left out. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
