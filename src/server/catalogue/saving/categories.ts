import { sql } from 'kysely';
import type { Multilingual } from '../../../domain/locales.ts';
import { announceChanged, tags } from '../../changes/service.ts';
import type { Trx } from '../../database.ts';
import { jsonRows } from '../../platform/json-rows.ts';
import { purgeTags } from '../../platform/purge.ts';
import { givenFields, lockRows, savedRows, type Saved } from './saved.ts';
import { recordOldSlugs } from './slugs.ts';

/** A category by its code. What is left out stays as it is. */
export interface CategoryInput {
  code: string;
  /** Code of the one above; `null`: none. It may come in the same call. */
  parent?: string | null;
  i18n_name: Multilingual;
  i18n_slug: Multilingual;
  i18n_description?: Multilingual;
  image_id?: number | null;
  icon?: string | null;
  /** Among its siblings; a new one without stands last. */
  position?: number;
  ext_hash?: string;
  /** The texts are of some languages only: those in others stay. */
  mergesTexts?: boolean;
}

/**
 * Makes categories or brings them up to date, in any order; old addresses lead on. Answers those that are new or
 * changed. The caller sees to it that parents exist and lie in no circle.
 */
export async function saveCategories(trx: Trx, categories: readonly CategoryInput[]): Promise<Saved[]> {
  if (categories.length === 0) return [];
  const before = await lockRows(
    trx,
    'category',
    'code',
    categories.map(({ code }) => code),
  );
  const rows = categories.map((one, place) => ({ ...one, place, given: givenFields(one) }));
  const json = jsonRows(rows);
  const columns = sql`as r(code text, parent text, i18n_name jsonb, i18n_slug jsonb, i18n_description jsonb, image_id int,
    icon text, position int, ext_hash text, "mergesTexts" bool, place int, given text[])`;
  await recordOldSlugs(trx, 'category', json, sql`c.code = r.code`);
  const { rows: written } = await sql<{ id: number }>`
    with given as (select * from jsonb_to_recordset(${json}::jsonb) ${columns}),
    last as (
      select p.code as parent, max(c.position) as position from category c left join category p on p.id = c.parent_id
      group by p.code),
    wanted as (
      select c.id, g.code, g.place, coalesce(g.ext_hash, c.ext_hash) as ext_hash,
        case when "mergesTexts" then coalesce(c.i18n_name, '{}') || g.i18n_name else g.i18n_name end as i18n_name,
        case when "mergesTexts" then coalesce(c.i18n_slug, '{}') || g.i18n_slug else g.i18n_slug end as i18n_slug,
        case when "mergesTexts" or g.i18n_description is null
          then coalesce(c.i18n_description, '{}') || coalesce(g.i18n_description, '{}')
          else g.i18n_description end as i18n_description,
        case when 'image_id' = any(g.given) then g.image_id else c.image_id end as image_id,
        case when 'icon' = any(g.given) then g.icon else c.icon end as icon,
        coalesce(g.position, c.position, coalesce(l.position + 1, 0)
          + (row_number() over (partition by g.parent, c.id is null, g.position is null order by g.place))::int - 1) as position
      from given g left join category c using (code) left join last l on l.parent is not distinct from g.parent),
    updated as (
      update category c set i18n_name = w.i18n_name, i18n_slug = w.i18n_slug, i18n_description = w.i18n_description,
        image_id = w.image_id, icon = w.icon, position = w.position, ext_hash = w.ext_hash, updated_at = now()
      from wanted w where c.id = w.id
        and (c.i18n_name, c.i18n_slug, c.i18n_description, c.image_id, c.icon, c.position, c.ext_hash) is distinct from
          (w.i18n_name, w.i18n_slug, w.i18n_description, w.image_id, w.icon, w.position, w.ext_hash)
      returning c.id),
    made as (
      insert into category (code, i18n_name, i18n_slug, i18n_description, image_id, icon, position, ext_hash)
      select code, i18n_name, i18n_slug, i18n_description, image_id, icon, position, ext_hash from wanted where id is null
      order by place
      returning id)
    select id from updated union all select id from made`.execute(trx);
  // Once all are there, whichever stands first.
  const { rows: moved } = await sql<{ id: number }>`
    update category c set parent_id = p.id
    from jsonb_to_recordset(${json}::jsonb) ${columns} left join category p on p.code = r.parent
    where c.code = r.code and 'parent' = any(r.given) and c.parent_id is distinct from p.id
    returning c.id`.execute(trx);
  const ids = [...new Set([...written, ...moved].map(({ id }) => id))];
  if (ids.length > 0) await purgeTags(trx, [tags.categories, ...ids.map(tags.category)]);
  await announceChanged(trx, { category_ids: ids });
  return savedRows(trx, 'category', 'code', ids, before);
}

/** The code of the category above each category, by its own code. */
export async function categoryParents(trx: Trx): Promise<Map<string, string | undefined>> {
  const { rows } = await sql<{ code: string; parent: string | null }>`
    select c.code, p.code as parent from category c left join category p on p.id = c.parent_id`.execute(trx);
  return new Map(rows.map(({ code, parent }) => [code, parent ?? undefined]));
}
