import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedFiles } from '../../seed/build.ts';
import { onDaysFrom } from '../../seed/days.ts';
import { emptySearch, type SearchQuery } from '../../src/domain/search/address.ts';
import type { SearchAnswer } from '../../src/domain/search/contract.ts';
import type { Audience } from '../../src/domain/shops/audience.ts';
import { importPath } from '../../src/server/import/import.ts';
import { createCache } from '../../src/server/platform/cache.ts';
import { rebuildSearch } from '../../src/server/search/feed.ts';
import { searchProducts } from '../../src/server/search/service.ts';
import { createTestDatabase, type TestDatabase } from '../db.ts';
import { forgetfulCardData, visitor } from '../routes.ts';

export interface DemoShop {
  database: TestDatabase;
  search(
    term: string,
    more?: Partial<SearchQuery>,
    audience?: Partial<Audience>,
  ): Promise<Omit<SearchAnswer, 'next' | 'previous'>>;
  close(): Promise<void>;
}

/** The demo shop's catalogue, without its pictures, as loaded at an instant and ready to be searched. */
export async function openDemoShop(now = new Date()): Promise<DemoShop> {
  const database = await createTestDatabase();
  const { db } = database;
  const folder = await mkdtemp(path.join(tmpdir(), 'ilumaja-demo-'));
  for (const { file, records } of seedFiles)
    await writeFile(path.join(folder, file), JSON.stringify(records));
  const clock = () => now;
  await importPath(db, folder, { clock, adapt: (record) => onDaysFrom(now, record) });
  await rm(folder, { recursive: true });
  await rebuildSearch(db, clock);
  const cache = createCache({ maxBytes: 50_000_000, now: Date.now, onError: console.error });
  return {
    database,
    search: (term, more = {}, audience = {}) =>
      searchProducts(
        { db, cache, cardDataCache: forgetfulCardData(), clock },
        { ...emptySearch, term, page_size: 10, standalone: true, ...more },
        { ...visitor, ...audience },
      ),
    close: () => database.drop(),
  };
}
