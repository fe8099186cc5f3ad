import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Passwords } from '../src/server/auth/service.ts';
import type { Database } from '../src/server/database.ts';
import { addImage } from '../src/server/files/service.ts';
import type { Storage } from '../src/server/files/storage.ts';
import { rebuildSearch } from '../src/server/search/service.ts';
import { loadContent } from './content/load.ts';
import { loadCoupons } from './coupons.ts';
import { onDaysFrom } from './days.ts';
import { loadPeople } from './people/load.ts';
import { loadPastOrders } from './people/past-orders.ts';
import { loadPickupPoints } from './pickup-points/load.ts';

interface Options {
  db: Kysely<Database>;
  storage: Storage;
  /** Where documents of customers are stored. */
  privateStorage: Storage;
  passwords: Passwords;
  clock: () => Date;
  log: { info(data: object, message: string): void };
  /** Folder with the demo catalogue in the import format, its pictures beside it. */
  folder: string;
  /** Of the people of the demo; null: it has none. */
  password: string | null;
}

const stateKey = 'demo';

/**
 * Fills an empty shop with the demo catalogue, through the importer a merchant uses, and with its pages. Loading that was cut
 * off is done again; a shop with anything of its own is left alone. Answers who can sign in to the demo.
 */
export async function loadDemoShop(options: Options): Promise<string[]> {
  const { db, privateStorage, passwords, clock, folder, password } = options;
  if (await isWanted(db)) await loadShop(options);
  // A live shop fetches the lists of its carriers: nobody may send a parcel to an invented locker.
  if (password === null || (await findState(db)) !== 'loaded') return [];
  await loadPickupPoints(db);
  await loadCoupons(db);
  const licence = join(folder, 'people', 'licence.pdf');
  const addresses = await loadPeople({ db, privateStorage, passwords, licence, password, now: clock() });
  await loadPastOrders(db, clock());
  return addresses;
}

async function loadShop({ db, storage, clock, log, folder }: Options): Promise<void> {
  const startedAt = performance.now();
  const now = clock();
  await remember(db, 'loading');
  log.info({ folder }, 'loading the demo shop');
  // Read only here: most starts load nothing, and the importer with its readers of files takes a while to come.
  const { importPath } = await import('../src/server/import/import.ts');
  await importPath(db, folder, { storage, clock, adapt: (record) => onDaysFrom(now, record) });
  await loadContent(db, {
    addPicture: (path, focal) => addImage(db, storage, path, { focal }),
    mediaFolder: join(folder, 'media'),
    now,
  });
  await rebuildSearch(db, clock);
  await remember(db, 'loaded');
  log.info({ ms: Math.round(performance.now() - startedAt) }, 'the demo shop is loaded');
}

async function isWanted(db: Kysely<Database>): Promise<boolean> {
  const state = await findState(db);
  if (state !== undefined) return state === 'loading';
  const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  const route = await db.selectFrom('creator_route').select('uuid').limit(1).executeTakeFirst();
  return !product && !route;
}

async function findState(db: Kysely<Database>): Promise<string | undefined> {
  const state = await db
    .selectFrom('installation_state')
    .select('value')
    .where('key', '=', stateKey)
    .executeTakeFirst();
  return state?.value;
}

async function remember(db: Kysely<Database>, value: 'loading' | 'loaded'): Promise<void> {
  await db
    .insertInto('installation_state')
    .values({ key: stateKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
