import type { ImportCategory } from '../../../domain/catalogue/import-format.ts';
import { slugify } from '../../../domain/slug.ts';
import { categoryParents, saveCategories } from '../../catalogue/service.ts';
import type { Checked } from '../check.ts';
import type { ImportTexts } from '../records.ts';
import { slugTexts } from '../slugs.ts';
import { multilingual } from '../texts.ts';
import { isNewOf } from './brands.ts';
import { changedOnly, countSaved } from './counting.ts';
import type { WriteContext } from './outcome.ts';

type Item = Checked<ImportCategory>;

/**
 * Categories by their code, all of a file at once: a parent may stand after its child. Those whose parent is unknown
 * or that would be their own ancestor are told as problems.
 */
export async function writeCategories(all: readonly Item[], context: WriteContext): Promise<void> {
  const { refs, trx } = context;
  const items = await withParents(all, context);
  const changed = changedOnly(items, ({ code }) => refs.categories.get(code)?.hash, context);
  const positions = positionsOf(items);
  const rows = [];
  for (const item of changed) {
    const isNew = !refs.categories.has(item.record.code);
    rows.push(await rowOf(item, isNew ? positions.get(item.record.code) : undefined, context));
  }
  const saved = await saveCategories(trx, rows);
  countSaved(changed, ({ code }) => code, saved.map(isNewOf), refs.categories, context);
}

async function rowOf(
  { record, raw, hash }: Item,
  position: number | undefined,
  { trx, pictures, outcome }: WriteContext,
) {
  const speaksOf = (field: string) => !raw.fields || raw.fields.has(field);
  let image_id: number | null = null;
  if (record.image) {
    const id = await pictures.idOf(trx, record.image, 'images');
    if (typeof id === 'number') image_id = id;
    else outcome.findings.warning(raw.place, raw.columnOf(['image']), `${record.image} ${id}`);
  }
  const place = record.position ?? position;
  return {
    code: record.code,
    i18n_name: multilingual(record.name),
    i18n_slug: multilingual(slugTexts(record.name, record.slug, record.code)),
    i18n_description: multilingual(record.description),
    mergesTexts: raw.fields !== null,
    ext_hash: hash,
    ...(speaksOf('parent') && { parent: record.parent ?? null }),
    ...(speaksOf('image') && { image_id }),
    ...(speaksOf('icon') && { icon: record.icon ?? null }),
    ...(place !== undefined && { position: place }),
  };
}

/** Categories whose parents are there or come with them, without circles. */
async function withParents(all: readonly Item[], { refs, outcome, trx }: WriteContext): Promise<Item[]> {
  const parents = await categoryParents(trx);
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
  const missing = new Map(
    wanted.filter(({ code }) => !refs.categories.has(code)).map((one) => [one.code, one]),
  );
  const rows = [...missing.values()].map(({ code, parent, name }) => ({
    code,
    parent: parent !== undefined && (refs.categories.has(parent) || missing.has(parent)) ? parent : null,
    i18n_name: multilingual(name),
    i18n_slug: multilingual(slugTexts(name, undefined, slugify(code) || 'category')),
  }));
  const made = await saveCategories(trx, rows);
  for (const { id, key } of made) refs.categories.set(key, { id, hash: null });
  outcome.implied += made.length;
}
