import { shopCalls } from '../src/server/shops/routes.ts';
import { catalogueCalls } from '../src/server/catalogue/routes.ts';
import { reviewCalls } from '../src/server/reviews/routes.ts';
import { createTestDatabase, type TestDatabase } from './db.ts';
import { forgetfulCache, forgetfulCardData, serveRoutes, type ServedRoutes } from './routes.ts';

export interface OpenCatalogue {
  database: TestDatabase;
  shop: ServedRoutes;
  close(): Promise<void>;
}

/** The calls of the catalogue and of the shops, on a database of their own, at an instant. */
export async function openCatalogue(now: Date): Promise<OpenCatalogue> {
  const database = await createTestDatabase();
  const { db } = database;
  const services = { db, cache: forgetfulCache(), cardDataCache: forgetfulCardData(), clock: () => now };
  const shop = await serveRoutes(db, (calls) => {
    catalogueCalls(calls, services);
    reviewCalls(calls, services);
    shopCalls(calls, { db });
  });
  return {
    database,
    shop,
    async close() {
      await shop.app.close();
      await database.drop();
    },
  };
}
