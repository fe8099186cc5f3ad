import { sql } from 'kysely';
import { translate, type Language, type Multilingual } from '../../domain/locales.ts';
import type { Db } from '../database.ts';

/** Addresses the campaigns had before 27 January 2025; they still lead to the list (RT-06). */
const oldAddresses: Record<string, string> = {
  '/campaigns/sale': '/campaigns',
  '/campaigns/allahindlus': '/campaigns',
};

/**
 * The present address of a page, or `undefined` when the path is already right. The number in an address
 * finds the thing; a name that is none of its present ones, in any language, is an old one.
 */
export async function findRedirect(db: Db, path: string, language: Language): Promise<string | undefined> {
  const trimmed = path.replace(/\/$/, '');
  const known = oldAddresses[trimmed];
  if (known) return known;
  const match = /^\/products\/(?:(categories|brands)\/)?(0*[1-9]\d{0,8})(?:-([^/]+))?$/.exec(trimmed);
  if (!match) return redirectOfPage(db, trimmed);
  const [, list, number, slug] = match;
  const address = { path: trimmed, list, id: Number(number), isPlain: !number!.startsWith('0'), slug };
  // A number alone leads to its thing whatever that is called.
  return slug === undefined && address.isPlain ? undefined : redirectOfThing(db, address, language);
}

interface ThingAddress {
  path: string;
  list: string | undefined;
  id: number;
  /** Whether the number is written without noughts before it; with them it is another address of the same thing. */
  isPlain: boolean;
  slug: string | undefined;
}

async function redirectOfThing(
  db: Db,
  { path, list, id, isPlain, slug }: ThingAddress,
  language: Language,
): Promise<string | undefined> {
  const slugs = await slugsOf(db, list, id);
  if (!slugs) return undefined;
  const current = typeof slugs === 'string' ? [slugs] : Object.values(slugs).map((one) => one.value);
  if (isPlain && current.includes(decoded(slug ?? ''))) return undefined;
  const shown = typeof slugs === 'string' ? slugs : translate(slugs, language);
  const base = path.slice(0, path.lastIndexOf('/'));
  return shown ? `${base}/${id}-${shown}` : undefined;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    // Bad percent signs: no slug of ours, so it is put right.
    return slug;
  }
}

async function slugsOf(
  db: Db,
  list: string | undefined,
  id: number,
): Promise<Multilingual | string | undefined> {
  if (list === 'brands') {
    return (await db.selectFrom('brand').select('slug').where('id', '=', id).executeTakeFirst())?.slug;
  }
  const table = list === 'categories' ? 'category' : 'product';
  const { rows } = await sql<{ i18n_slug: Multilingual }>`
    select i18n_slug from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]?.i18n_slug;
}

/** A composed page whose path changed still answers under its old one. */
async function redirectOfPage(db: Db, path: string): Promise<string | undefined> {
  const { rows } = await sql<{ target_id: string }>`
    select target_id from slug_history
    where kind = 'page' and slug = ${path} and not exists (
      select from scheme where scheme.path = ${path} and visibility = 'PUBLISHED')
    order by changed_at desc limit 1`.execute(db);
  return rows[0]?.target_id;
}
