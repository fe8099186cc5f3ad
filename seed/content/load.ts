import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { translate, type Language, type Multilingual } from '../../src/domain/locales.ts';
import type { Db } from '../../src/server/database.ts';
import { onDaysFrom } from '../days.ts';
import type { SeedPage } from './builder.ts';
import { drawPages } from './draw.ts';
import { referencesIn, type Addresses } from './links.ts';
import { campaigns } from './campaigns.ts';
import { pages } from './pages.ts';
import { stores } from './stores.ts';
import { writeCampaigns } from './write-campaigns.ts';
import { writeEvents } from './write-events.ts';
import { writeLists, writeStores } from './write-lists.ts';
import { writeReviews } from './write-reviews.ts';
import { writePages } from './write-pages.ts';

interface FocalPoint {
  x: number;
  y: number;
}

export interface LoadTools {
  /** Stores a picture given by its path in the file system, with its focal point, and answers the key it is stored under. */
  addPicture: (path: string, focal: FocalPoint | undefined) => Promise<{ key: string }>;
  /** Folder of the demo shop's pictures. */
  mediaFolder: string;
  /** From which all days are counted. */
  now: Date;
}

/**
 * Fills the demo shop with its content: composed pages in five languages, stores, the lists editors keep, campaigns,
 * reviews. Needs the catalogue to be there, since pages lead to its brands and categories; throws naming what is
 * missing. Loading again brings the content back to how it is written here and makes nothing twice.
 */
export async function loadContent(
  db: Db,
  { addPicture, mediaFolder, now }: LoadTools,
): Promise<{ pages: number; pictures: number }> {
  const focalPoints = await readFocalPoints(join(mediaFolder, 'media.json'));
  const keys = new Map<string, string>();
  for (const file of picturesOf(pages)) {
    keys.set(file, (await addPicture(join(mediaFolder, file), focalPoints.get(file))).key);
  }
  const keyOf = (file: string) => {
    const key = keys.get(file);
    if (key === undefined) throw new Error(`picture ${file} was not stored`);
    return key;
  };
  await db.transaction().execute(async (trx) => {
    const addresses = await addressesIn(trx, keyOf);
    await writePages(trx, drawPages(onDaysFrom(now, pages), addresses));
    await writeCampaigns(trx, onDaysFrom(now, campaigns));
    await writeStores(trx, keyOf);
    await writeLists(trx, now);
    await writeReviews(trx, now);
    await writeEvents(trx, keyOf, now);
  });
  return { pages: pages.length, pictures: keys.size };
}

/** Files of `seed/media` that pages and stores show. */
export function picturesOf(all: readonly SeedPage[]): string[] {
  const named = referencesIn(JSON.stringify(all), 'media');
  const covers = all.flatMap((page) => page.image ?? []);
  return [...new Set([...named, ...covers, ...stores.map((store) => store.image)])];
}

/** What the list of the pictures says about where each has its subject. */
async function readFocalPoints(list: string): Promise<Map<string, FocalPoint | undefined>> {
  const { items } = JSON.parse(await readFile(list, 'utf8')) as {
    items: { file: string; focal?: FocalPoint }[];
  };
  return new Map(items.map(({ file, focal }) => [file, focal]));
}

async function addressesIn(db: Db, keyOf: (file: string) => string): Promise<Addresses> {
  const [categories, brands] = await Promise.all([
    db.selectFrom('category').select(['id', 'code', 'i18n_slug']).execute(),
    db.selectFrom('brand').select(['id', 'slug']).execute(),
  ]);
  const categoryOf = new Map(categories.map((one) => [one.code, one]));
  const brandOf = new Map(brands.map((one) => [one.slug, one]));
  return {
    category: (code, language) => pathOf('categories', categoryOf.get(code), language),
    brand: (slug) => {
      const found = brandOf.get(slug);
      return found && `/products/brands/${found.id}-${found.slug}`;
    },
    // A drawing is sent as it is, a photograph in the width the page asks for.
    media: (file) => (file.endsWith('.svg') ? `/media/files/${keyOf(file)}` : `/media/1200/${keyOf(file)}`),
  };
}

function pathOf(
  list: 'categories',
  found: { id: number; i18n_slug: Multilingual } | undefined,
  language: Language,
): string | undefined {
  if (!found) return undefined;
  const slug = translate(found.i18n_slug, language);
  return `/products/${list}/${found.id}${slug ? `-${slug}` : ''}`;
}
