import { sql } from 'kysely';
import type { Multilingual } from '../../../domain/locales.ts';
import { announceChanged, tags } from '../../changes/service.ts';
import type { Trx } from '../../database.ts';
import { jsonRows } from '../../platform/json-rows.ts';
import { purgeTags } from '../../platform/purge.ts';
import { givenFields, lockRows, savedRows, type Saved } from './saved.ts';

/** A brand by its slug. What is left out stays as it is. */
export interface BrandInput {
  slug: string;
  name: string;
  logo_id?: number | null;
  i18n_description?: Multilingual;
  /** Of what it was made from. */
  ext_hash?: string;
}

/** Makes brands or brings them up to date; answers those that are new or changed. */
export async function saveBrands(trx: Trx, brands: readonly BrandInput[]): Promise<Saved[]> {
  if (brands.length === 0) return [];
  const before = await lockRows(
    trx,
    'brand',
    'slug',
    brands.map(({ slug }) => slug),
  );
  const rows = brands.map((brand, place) => ({ ...brand, place, given: givenFields(brand) }));
  const { rows: written } = await sql<{ id: number }>`
    with given as (
      select * from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r(
        slug text, name text, logo_id int, i18n_description jsonb, ext_hash text, place int, given text[])),
    wanted as (
      select b.id, g.slug, g.name, g.place, coalesce(g.ext_hash, b.ext_hash) as ext_hash,
        case when 'logo_id' = any(g.given) then g.logo_id else b.logo_id end as logo_id,
        coalesce(g.i18n_description, b.i18n_description, '{}') as i18n_description
      from given g left join brand b using (slug)),
    updated as (
      update brand b set name = w.name, logo_id = w.logo_id, i18n_description = w.i18n_description,
        ext_hash = w.ext_hash, updated_at = now()
      from wanted w where b.id = w.id and (b.name, b.logo_id, b.i18n_description, b.ext_hash)
        is distinct from (w.name, w.logo_id, w.i18n_description, w.ext_hash)
      returning b.id),
    made as (
      insert into brand (slug, name, logo_id, i18n_description, ext_hash)
      select slug, name, logo_id, i18n_description, ext_hash from wanted where id is null order by place
      returning id)
    select id from updated union all select id from made`.execute(trx);
  const ids = written.map(({ id }) => id);
  if (ids.length > 0) await purgeTags(trx, [tags.brands]);
  await announceChanged(trx, { brand_ids: ids });
  return savedRows(trx, 'brand', 'slug', ids, before);
}
