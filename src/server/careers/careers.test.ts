import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { serveRoutes, type ServedRoutes } from '../../../test/routes.ts';
import { careersCalls } from './routes.ts';

let database: TestDatabase;
let shop: ServedRoutes;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await serveRoutes(database.db, (calls) => careersCalls(calls, database));
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const ask = (audience: Parameters<ServedRoutes['get']>[1]) =>
  shop.get('/api/v1/careers/job-advertisements/', audience);

test('CN-04 each shop shows its own open positions in the language of the visitor, in their order', async () => {
  const advertisement = { shop_id: 2, language: 'et', url: '/careers#a', location: 'Tallinn' } as const;
  await database.db
    .insertInto('job_advertisement')
    .values([
      { ...advertisement, title: 'Müüginõustaja' },
      { ...advertisement, title: 'Koolitaja', url: 'https://too.ilumaja.example/2' },
      { ...advertisement, title: 'Suletud', is_open: false },
      { ...advertisement, title: 'Pahatahtlik', url: 'javascript:alert(1)' },
      { ...advertisement, title: 'Консультант', language: 'ru' },
      { ...advertisement, title: 'Laotöötaja', shop_id: 3 },
    ])
    .execute();
  expect(await ask({})).toEqual({
    status: 200,
    body: [
      { url: '/careers#a', title: 'Müüginõustaja', location: 'Tallinn' },
      { url: 'https://too.ilumaja.example/2', title: 'Koolitaja', location: 'Tallinn' },
    ],
  });
  expect((await ask({ language: 'ru' })).body).toMatchObject([{ title: 'Консультант' }]);
  expect((await ask({ shopId: 3 })).body).toMatchObject([{ title: 'Laotöötaja' }]);
  expect((await ask({ shopId: 3, language: 'fi' })).body).toEqual([]);
});
