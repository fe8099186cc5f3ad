import { creatorCalls } from '../src/server/creator/routes.ts';
import { createTestDatabase, type TestDatabase } from './db.ts';
import { serveRoutes, type ServedRoutes } from './routes.ts';
import { writePage, type PageToWrite } from './write-page.ts';

export interface CreatorAtWork {
  database: TestDatabase;
  shop: ServedRoutes;
  /** Writes a page; answers the uuid of its route. */
  write: (page: PageToWrite) => ReturnType<typeof writePage>;
  stop: () => Promise<void>;
}

/** The calls of composed pages on a database of their own, on 21 November 2026 at noon in Tallinn. */
export async function startCreator(): Promise<CreatorAtWork> {
  const now = new Date('2026-11-21T10:00:00Z');
  const database = await createTestDatabase();
  const shop = await serveRoutes(database.db, (calls) =>
    creatorCalls(calls, { db: database.db, clock: () => now, log: console }),
  );
  return {
    database,
    shop,
    write: (page) => database.db.transaction().execute((trx) => writePage(trx, page, now)),
    async stop() {
      await shop.app.close();
      await database.drop();
    },
  };
}
