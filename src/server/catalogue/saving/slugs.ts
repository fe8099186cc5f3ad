import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../database.ts';

/**
 * Writes down the slugs that are about to go, so that old addresses still lead to the thing. `json` holds the coming rows
 * with `i18n_slug`, and whether they merge languages; `match` joins `r` to the thing `c`.
 */
export async function recordOldSlugs(
  trx: Trx,
  kind: 'product' | 'category',
  json: string,
  match: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into slug_history (kind, slug, target_id)
    select distinct ${kind}, old.value ->> 'value', c.id::text
    from jsonb_to_recordset(${json}::jsonb) as r(id int, code text, i18n_slug jsonb, "mergesTexts" bool)
    join ${sql.table(kind)} c on ${match}
    cross join jsonb_each(c.i18n_slug) old
    where r.i18n_slug is not null
      and (not coalesce(r."mergesTexts", false) or r.i18n_slug ? old.key)
      and not exists (select from jsonb_each(r.i18n_slug) coming where coming.value ->> 'value' = old.value ->> 'value')
    on conflict (kind, slug, target_id) do update set changed_at = now()`.execute(trx);
}
