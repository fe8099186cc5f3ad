import { sql } from 'kysely';
import type { ImportCategory } from '../../../domain/catalogue/import-format.ts';
import { slugify } from '../../../domain/slug.ts';
import type { Trx } from '../../database.ts';
import type { Checked } from '../check.ts';
import type { ImportTexts } from '../records.ts';
import { jsonRows, multilingual } from './json-rows.ts';
import type { WriteContext } from './outcome.ts';
import { keepOldSlugs, slugTexts } from './slugs.ts';

type Item = Checked<ImportCategory>;

/**
 * Categories by their code, all of a file at once: a parent may stand after its child. Those whose parent is unknown
 * or that would be their own ancestor are told as problems.
 */
export async function writeCategories(all: readonly Item[], context: WriteContext): Promise<number[]> {
  const { refs, outcome, settings, trx } = context;
  const items = await withParents(all, context);
  const changed = items.filter(
    ({ record, hash }) => settings.force || refs.categories.get(record.code)?.hash !== hash,
  );
  outcome.unchanged += items.length - changed.length;
  if (changed.length === 0) return [];
  const positions = positionsOf(items);
  const rows = [];
  for (const item of changed) rows.push(await rowOf(item, positions.get(item.record.code) ?? 0, context));
  const json = jsonRows(rows);
  const columns = sql`as r(code text, i18n_name jsonb, i18n_slug jsonb, i18n_description jsonb, image_id int, icon text,
    position int, has_position bool, ext_hash text, parent text, fields text[])`;
  await keepOldSlugs(trx, 'category', json, sql`c.code = r.code`);
  const { rows: written } = await sql<{ id: number; code: string; ext_hash: string }>`
    with given as (select * from jsonb_to_recordset(${json}::jsonb) ${columns}),
    updated as (
      update category c set ext_hash = g.ext_hash, updated_at = now(),
        i18n_name = case when g.fields is null then g.i18n_name else c.i18n_name || g.i18n_name end,
        i18n_slug = case when g.fields is null then g.i18n_slug else c.i18n_slug || g.i18n_slug end,
        i18n_description = case when g.fields is null then g.i18n_description else c.i18n_description || g.i18n_description end,
        image_id = case when g.fields is null or 'image' = any(g.fields) then g.image_id else c.image_id end,
        icon = case when g.fields is null or 'icon' = any(g.fields) then g.icon else c.icon end,
        position = case when g.has_position then g.position else c.position end
      from given g where c.code = g.code returning c.id, c.code, c.ext_hash),
    made as (
      insert into category (code, i18n_name, i18n_slug, i18n_description, image_id, icon, position, ext_hash)
      select code, i18n_name, i18n_slug, i18n_description, image_id, icon, position, ext_hash from given g
      where not exists (select from category c where c.code = g.code) returning id, code, ext_hash)
    select * from updated union all select * from made`.execute(trx);
  for (const { id, code, ext_hash } of written) {
    if (refs.categories.has(code)) outcome.changed += 1;
    else outcome.created += 1;
    refs.categories.set(code, { id, hash: ext_hash });
  }
  await sql`
    update category c set parent_id = p.id
    from jsonb_to_recordset(${json}::jsonb) ${columns} left join category p on p.code = r.parent
    where c.code = r.code and (r.fields is null or 'parent' = any(r.fields)) and c.parent_id is distinct from p.id`.execute(
    trx,
  );
  return written.map(({ id }) => id);
}

async function rowOf(
  { record, raw, hash }: Item,
  position: number,
  { trx, pictures, outcome }: WriteContext,
) {
  let imageId: number | null = null;
  if (record.image) {
    const id = await pictures.idOf(trx, record.image, 'images');
    if (typeof id === 'number') imageId = id;
    else outcome.findings.warning(raw.place, raw.columnOf(['image']), `${record.image} ${id}`);
  }
  return {
    code: record.code,
    parent: record.parent ?? null,
    i18n_name: multilingual(record.name),
    i18n_slug: multilingual(slugTexts(record.name, record.slug, record.code)),
    i18n_description: multilingual(record.description),
    image_id: imageId,
    icon: record.icon ?? null,
    position: record.position ?? position,
    has_position: record.position !== undefined,
    ext_hash: hash,
    fields: raw.fields ? [...raw.fields] : null,
  };
}

/** Categories whose parents are there or come with them, without circles. */
async function withParents(all: readonly Item[], { refs, outcome, trx }: WriteContext): Promise<Item[]> {
  const parents = await presentParents(trx);
  for (const { record, raw } of all) {
    if (!raw.fields || raw.fields.has('parent')) parents.set(record.code, record.parent);
    else if (!parents.has(record.code)) parents.set(record.code, undefined);
  }
  const refused = new Set<string>();
  const check = ({ record, raw }: Item): boolean => {
    const { code, parent } = record;
    if (parent && (refused.has(parent) || (!refs.categories.has(parent) && !parents.has(parent)))) {
      outcome.findings.problem(raw.place, raw.columnOf(['parent']), `category ${parent} is not known`);
      refused.add(code);
      return false;
    }
    const seen = new Set([code]);
    for (let at = parent; at; at = parents.get(at)) {
      if (at === code) {
        outcome.findings.problem(raw.place, raw.columnOf(['parent']), `${code} would be its own parent`);
        refused.add(code);
        return false;
      }
      if (seen.has(at)) break;
      seen.add(at);
    }
    return true;
  };
  // A refused parent refuses its children, wherever they stand: look again until nothing more falls out.
  let items = [...all];
  for (let before = -1; before !== items.length;) {
    before = items.length;
    items = items.filter((item) => !refused.has(item.record.code) && check(item));
  }
  return items;
}

async function presentParents(trx: Trx): Promise<Map<string, string | undefined>> {
  const { rows } = await sql<{ code: string; parent: string | null }>`
    select c.code, p.code as parent from category c left join category p on p.id = c.parent_id`.execute(trx);
  return new Map(rows.map(({ code, parent }) => [code, parent ?? undefined]));
}

/** Places among siblings in the order of the file, for those that name none. */
function positionsOf(items: readonly Item[]): Map<string, number> {
  const next = new Map<string, number>();
  const positions = new Map<string, number>();
  for (const { record } of items) {
    const parent = record.parent ?? '';
    const position = next.get(parent) ?? 0;
    positions.set(record.code, position);
    next.set(parent, position + 1);
  }
  return positions;
}

/** Makes categories a product named and the shop does not have; parents come before children. */
export async function makeCategories(
  wanted: readonly { code: string; parent?: string; name: ImportTexts }[],
  { trx, refs, outcome }: WriteContext,
): Promise<void> {
  for (const { code, parent, name } of wanted) {
    if (refs.categories.has(code)) continue;
    const parentId = parent === undefined ? null : (refs.categories.get(parent)?.id ?? null);
    const slug = multilingual(slugTexts(name, undefined, slugify(code) || 'category'));
    const { rows } = await sql<{ id: number }>`
      insert into category (code, parent_id, i18n_name, i18n_slug, position)
      values (${code}, ${parentId}, ${jsonRows([multilingual(name)])}::jsonb -> 0, ${JSON.stringify(slug)}::jsonb,
        (select coalesce(max(position) + 1, 0) from category where parent_id is not distinct from ${parentId}))
      returning id`.execute(trx);
    refs.categories.set(code, { id: rows[0]!.id, hash: null });
    outcome.implied += 1;
  }
}
