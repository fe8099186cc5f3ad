import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Language } from '../../../domain/locales.ts';
import { slugify } from '../../../domain/slug.ts';
import type { Trx } from '../../database.ts';
import type { ImportTexts } from '../records.ts';

/**
 * The slug in each language: the given one made fit for an address, else made of the name. Ids lead in addresses, so
 * two things may have the same slug. A name without any letter of the alphabet takes `fallback`.
 */
export function slugTexts(name: ImportTexts, given: ImportTexts | undefined, fallback: string): ImportTexts {
  const slugs: ImportTexts = {};
  for (const language of Object.keys({ ...name, ...given }) as Language[]) {
    const slug = slugify(given?.[language] ?? '') || slugify(name[language] ?? '') || slugify(fallback);
    if (slug) slugs[language] = slug;
  }
  return slugs;
}

/**
 * Remembers the slugs that are about to go, so that old addresses still lead to the thing. `json` holds the coming rows
 * with `i18n_slug`, and `fields` where a table gives only some languages; `match` joins `r` to the thing `c`.
 */
export async function keepOldSlugs(
  trx: Trx,
  kind: 'product' | 'category',
  json: string,
  match: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into slug_history (kind, slug, target_id)
    select distinct ${kind}, old.value ->> 'value', c.id::text
    from jsonb_to_recordset(${json}::jsonb) as r(id int, code text, i18n_slug jsonb, fields text[])
    join ${sql.table(kind)} c on ${match}
    cross join jsonb_each(c.i18n_slug) old
    where r.i18n_slug is not null
      and (r.fields is null or r.i18n_slug ? old.key)
      and not exists (select from jsonb_each(r.i18n_slug) coming where coming.value ->> 'value' = old.value ->> 'value')
    on conflict (kind, slug, target_id) do update set changed_at = now()`.execute(trx);
}
