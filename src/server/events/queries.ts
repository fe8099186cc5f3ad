import { sql } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import { textSql } from '../platform/texts.ts';
import { eventSql, type EventRow } from './rows.ts';

/** What events are listed; of lists each value is one that may be. */
export interface EventFilters {
  template: string | null;
  locations: readonly string[] | null;
  languages: readonly string[] | null;
  categories: readonly string[] | null;
  /** Instants between which it is held, for some time at least. */
  between: { from: Date; to: Date } | null;
  isUpcoming: boolean;
}

/** $1 now, $2 template, $3 places, $4 languages, $5 categories, $6 from, $7 to, $8 whether those that are over are left out */
const fitsSql = `
  ($2::text is null or t.code = $2) and ($3::text[] is null or e.place_code = any($3))
  and ($4::text[] is null or e.language = any($4)) and ($5::text[] is null or t.category_code = any($5))
  and ($6::timestamptz is null or (e.starts_at < $7::timestamptz and e.ends_at > $6))
  and (not $8::boolean or e.ends_at > $1::timestamptz)`;

const fitting = (now: Date, filters: EventFilters): unknown[] => [
  now,
  filters.template,
  filters.locations,
  filters.languages,
  filters.categories,
  filters.between?.from ?? null,
  filters.between?.to ?? null,
  filters.isUpcoming,
];

const countRows = prepared<{ count: number }>(
  'events.count',
  `select count(*)::int as count from event e join event_template t on t.id = e.template_id where ${fitsSql}`,
);

/** Those to come first, the soonest first; then those that are over, the latest first. */
const readPage = prepared<EventRow>(
  'events.list',
  `${eventSql()} where ${fitsSql}
  order by e.ends_at <= $1, case when e.ends_at > $1 then e.starts_at end, e.starts_at desc, e.id
  offset $9 limit $10`,
);

export async function listEventRows(
  db: Db,
  now: Date,
  filters: EventFilters,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ count: number; rows: EventRow[] }> {
  const values = fitting(now, filters);
  const [counted, rows] = await Promise.all([
    countRows(db, values),
    readPage(db, [...values, offset, limit]),
  ]);
  return { count: counted[0]!.count, rows };
}

export interface EventChoices {
  locations: { code: string; name: string }[] | null;
  languages: Language[] | null;
  categories: { code: string; name: string }[] | null;
}

/** $1 now, $2 locale */
const readChoices = prepared<EventChoices>(
  'events.choices',
  `with coming as (
    select e.place_code, e.language, t.category_code from event e join event_template t on t.id = e.template_id
    where e.ends_at > $1::timestamptz)
  select
    (select json_agg(json_build_object('code', pl.code, 'name', ${textSql('pl.i18n_name', '$2')}) order by ${textSql('pl.i18n_name', '$2')})
      from event_place pl where pl.code in (select place_code from coming)) as locations,
    (select json_agg(distinct language) from coming) as languages,
    (select json_agg(json_build_object('code', c.code, 'name', ${textSql('c.i18n_name', '$2')}) order by ${textSql('c.i18n_name', '$2')})
      from event_category c where c.code in (select category_code from coming)) as categories`,
);

/** What the events to come can be filtered by. */
export async function readEventChoices(db: Db, now: Date, locale: string): Promise<EventChoices> {
  const [row] = await readChoices(db, [now, locale]);
  return row!;
}

const readById = prepared<EventRow>('events.read', `${eventSql()} where e.id = $1`);

export async function findEvent(db: Db | Trx, id: number): Promise<EventRow | undefined> {
  const [row] = await readById(db, [id]);
  return row;
}

const readDates = prepared<EventRow>(
  'events.dates',
  `${eventSql()} where t.code = $1 and e.id <> $2 and e.starts_at > $3::timestamptz and e.canceled_at is null
  order by e.starts_at, e.id limit 50`,
);

/** Other dates of a template that are to come. */
export function listOtherDates(db: Db, template: string, eventId: number, now: Date): Promise<EventRow[]> {
  return readDates(db, [template, eventId, now]);
}

/** Keeps an event from being cancelled, and other buyers from nothing, until the end of the transaction. */
export async function lockEventForSale(trx: Trx, id: number): Promise<void> {
  await sql`select from event where id = ${id} for key share`.execute(trx);
}
