import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildBrand,
  buildCategory,
  buildFamily,
  buildPrice,
  buildPriceList,
  buildProduct,
  texts,
} from '../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { fillShop } from '../../../test/relevance/fill.ts';
import { makeShop } from '../../../test/relevance/shop.ts';
import { facetId } from '../../domain/search/facet-ids.ts';
import type { PlannedQuery } from '../../domain/search/port.ts';
import { announceChanged, type Changed } from '../changes/service.ts';
import { consumeOutbox, type OutboxConsumer } from '../platform/outbox-consumer.ts';
import { hurryPrices, rebuildSearch, searchHandlers, startSearchFeed } from './feed.ts';
import { listenForInvalidations } from '../platform/purge.ts';
import { postgresSearch, searchTag } from './postgres-search.ts';

let database: TestDatabase;
let now = new Date();
const clock = () => now;
const all: PlannedQuery = {
  of: 'listings',
  stock: facetId('stock', 1),
  terms: [],
  filters: { groups: [] },
  sort: 'relevance',
  language: 'et',
  audience: 1,
  page: 1,
  pageSize: 24,
  facets: ['category', 'brand', 'price', 'parameter', 'discount', 'stock'],
  countLimit: 10_000,
};
const words = (...terms: string[]): PlannedQuery => ({
  ...all,
  terms: terms.map((alt) => ({ alts: [alt], prefix: false })),
});
const found = async (query: PlannedQuery) => (await postgresSearch(database.db).search(query)).ids;
const dfOf = async (word: string) =>
  (await database.db.selectFrom('search_word').select('df').where('word', '=', word).executeTakeFirst())
    ?.df ?? 0;

describe('documents follow the catalogue', () => {
  let outbox: OutboxConsumer;
  const failures: unknown[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    outbox = consumeOutbox(database.db, searchHandlers(clock), {
      onError: (error) => failures.push(error),
      onDeadLetter: (letter) => failures.push(letter),
    });
  });
  afterAll(async () => {
    await outbox.stop();
    await database.drop();
    expect(failures).toEqual([]);
  });
  beforeEach(() => {
    now = new Date();
  });

  async function changed(what: Changed): Promise<void> {
    await database.db.transaction().execute((trx) => announceChanged(trx, what));
    await outbox.drain();
  }

  test('SR-05 a product is found once its change is committed, by its new words alone', async () => {
    const { db } = database;
    const { id } = await buildProduct(db, { name: 'Kastemuru kreem', sku: 'KM-1' });
    await changed({ product_ids: [id] });
    expect(await found(words('kastemuru'))).toEqual([id]);
    expect(await dfOf('kastemuru')).toBe(1);
    expect(await dfOf('km1')).toBe(0);
    await db
      .updateTable('product')
      .set({ i18n_name: texts('Ohakas kreem') })
      .where('id', '=', id)
      .execute();
    await changed({ product_ids: [id] });
    expect(await found(words('kastemuru'))).toEqual([]);
    expect(await found(words('ohakas'))).toEqual([id]);
    expect([await dfOf('kastemuru'), await dfOf('ohakas'), await dfOf('kreem')]).toEqual([0, 1, 1]);
    await db.updateTable('product').set({ is_disabled: true }).where('id', '=', id).execute();
    await changed({ product_ids: [id] });
    expect(await found(words('ohakas'))).toEqual([]);
    expect(await dfOf('kreem')).toBe(0);
  });

  test('SR-05 a family is one listing, under whichever variation stands for it', async () => {
    const { db } = database;
    const family = await buildFamily(db);
    const brand = (await buildBrand(db, { name: 'Kadakas' })).id;
    const parts = { name: 'Kadaka toon', brand, family: family.id };
    const one = (await buildProduct(db, { ...parts, shade: { code: '5/1', hex: '#112233' } })).id;
    const two = (await buildProduct(db, { ...parts, shade: { code: '9/12', hex: '#445566' } })).id;
    await changed({ product_ids: [one, two] });
    expect(await found(words('kadaka'))).toEqual([one]);
    expect(await found(words('912')), 'shown by the shade that was typed').toEqual([two]);
    await db.updateTable('product').set({ is_disabled: true }).where('id', '=', one).execute();
    await changed({ product_ids: [one] });
    expect(await found(words('kadaka'))).toEqual([two]);
    expect(await found(words('51'))).toEqual([]);
    await db
      .updateTable('product')
      .set({ family_id: null, is_disabled: false })
      .where('id', '=', one)
      .execute();
    await changed({ product_ids: [one], family_ids: [family.id] });
    expect((await found(words('kadaka'))).sort()).toEqual([one, two].sort());
  });

  test('CN-03 what is put into a campaign or taken out of it is found there or no more', async () => {
    const { db } = database;
    const { id } = await buildProduct(db, { name: 'Pohlamask' });
    await changed({ product_ids: [id] });
    const campaign = await db
      .insertInto('campaign')
      .values({ code: 'pohl' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const within = { ids: [facetId('campaign', campaign.id)], members: [] };
    const listed = { ...all, filters: { groups: [within] } };
    await db.insertInto('campaign_product').values({ campaign_id: campaign.id, product_id: id }).execute();
    await outbox.drain();
    expect(await found(listed)).toEqual([id]);
    await db.deleteFrom('campaign_product').where('product_id', '=', id).execute();
    await outbox.drain();
    expect(await found(listed)).toEqual([]);
  });

  test('SR-05 the words of a brand and of a category above reach their products', async () => {
    const { db } = database;
    const brand = (await buildBrand(db, { name: 'Vanapagan' })).id;
    const root = (await buildCategory(db, { name: 'Ehted' })).id;
    const leaf = (await buildCategory(db, { name: 'Klambrid', parent: root })).id;
    const { id } = await buildProduct(db, { name: 'Klamber', brand, categories: [leaf] });
    await changed({ product_ids: [id] });
    await db.updateTable('brand').set({ name: 'Kratt' }).where('id', '=', brand).execute();
    await db
      .updateTable('category')
      .set({ i18n_name: texts('Aksessuaarid') })
      .where('id', '=', root)
      .execute();
    await changed({ brand_ids: [brand], category_ids: [root] });
    expect(await found(words('kratt', 'aksessuaarid', 'klambrid'))).toEqual([id]);
    expect(await found(words('vanapagan'))).toEqual([]);
  });

  test('PL-07 a price that begins or ends by the clock moves the document with it', async () => {
    const { db } = database;
    const { id } = await buildProduct(db, { name: 'Homme odavam', cents: null });
    const tomorrow = new Date(now.getTime() + 86_400_000);
    await buildPrice(db, id, { cents: 2000, from: new Date(now.getTime() - 86_400_000), to: tomorrow });
    await buildPrice(db, id, { cents: 1500, from: tomorrow });
    await changed({ product_ids: [id] });
    await startSearchFeed(db, clock);
    await startSearchFeed(db, clock);
    const min = async () => (await postgresSearch(db).search(words('homme'))).facets.price?.min;
    expect(await min()).toBe(2000);
    const lookNow = async () => {
      await database.pool.query("update outbox set next_at = now() where topic = 'search.prices'");
      await outbox.drain();
    };
    now = new Date(tomorrow.getTime() - 20_000);
    await lookNow();
    const { rows: waits } = await database.pool.query<{ seconds: number }>(
      "select extract(epoch from next_at - now())::float8 as seconds from outbox where topic = 'search.prices'",
    );
    expect(waits[0]!.seconds, 'looks again when the price begins').toBeGreaterThan(10);
    expect(waits[0]!.seconds).toBeLessThanOrEqual(20);
    now = new Date(tomorrow.getTime() + 1000);
    await lookNow();
    expect(await min()).toBe(1500);
    const { rows } = await database.pool.query(
      "select count(*)::int as chains from outbox where topic = 'search.prices'",
    );
    expect(rows).toEqual([{ chains: 1 }]);
  });

  test('PL-07 a price entered just before it begins is read again once the clock of prices tells', async () => {
    const { db } = database;
    const { id } = await buildProduct(db, { name: 'Kohe odavam', cents: null });
    // A chain that begins now: the one of the test before is at another day.
    await database.pool.query("delete from outbox where topic = 'search.prices'");
    await startSearchFeed(db, clock);
    await outbox.drain();
    const begins = new Date(now.getTime() + 5_000);
    await buildPrice(db, id, { cents: 2000, from: new Date(now.getTime() - 86_400_000), to: begins });
    await buildPrice(db, id, { cents: 900, from: begins });
    await changed({ product_ids: [id] });
    const min = async () => (await postgresSearch(db).search(words('kohe'))).facets.price?.min;
    now = begins;
    await outbox.drain();
    expect(await min()).toBe(2000);
    await hurryPrices(db);
    await outbox.drain();
    expect(await min()).toBe(900);
  });

  test('PL-07 a clock turned back takes discounts out of the search that have not begun', async () => {
    const { db } = database;
    const begins = new Date(now.getTime() + 86_400_000);
    const { id } = await buildProduct(db, { name: 'Tagasi keeratud', cents: 2000 });
    const campaign = await buildPriceList(db, { from: begins, to: new Date(begins.getTime() + 86_400_000) });
    await buildPrice(db, id, { cents: 1000, list: campaign.id });
    await database.pool.query("delete from outbox where topic = 'search.prices'");
    const reduced = async () =>
      (await found({ ...words('tagasi'), filters: { groups: [], discountRate: 10 } })).length;
    now = new Date(begins.getTime() + 1000);
    await changed({ product_ids: [id] });
    await startSearchFeed(db, clock);
    await outbox.drain();
    expect(await reduced()).toBe(1);
    now = new Date(begins.getTime() - 3_600_000);
    // As after a restart: the shop is told of nothing.
    await startSearchFeed(db, clock);
    await outbox.drain();
    expect(await reduced()).toBe(0);
  });

  test('SR-05 an older document never replaces a newer one', async () => {
    const { db } = database;
    const engine = postgresSearch(db);
    const document = (name: string, seq: bigint) => ({
      productId: 900_001,
      brandId: 1,
      popularity: 1,
      addedAt: '2026-01-01',
      nameKeys: { et: name },
      variations: [
        { productId: 900_001, prices: [1, null], discounts: [0, 0], facets: [1_000_001], codes: ['cx1'] },
      ],
      texts: [{ weight: 'A' as const, words: [name] }],
      seq,
    });
    await engine.upsert([document('uuem', 10_000_000n)]);
    await engine.upsert([document('vanem', 9_999_999n)]);
    await engine.remove([900_001], 9_999_999n);
    expect(await found(words('uuem'))).toEqual([900_001]);
    expect(await found(words('vanem'))).toEqual([]);
    expect([await dfOf('uuem'), await dfOf('vanem')]).toEqual([1, 0]);
    await engine.remove([900_001], 10_000_001n);
    expect(await found(words('uuem'))).toEqual([]);
  });

  test('SR-05 a document that is written again as it was purges nothing', async () => {
    const { db, pool } = database;
    const { id } = await buildProduct(db, { name: 'Muutumatu' });
    await changed({ product_ids: [id] });
    const changes = async () =>
      (await pool.query('select count(*)::int as n from search_change where listing = $1', [id])).rows[0].n;
    expect(await changes()).toBe(1);
    await pool.query('update stock set quantity = quantity - 1 where product_id = $1', [id]);
    await changed({ product_ids: [id] });
    expect(await changes(), 'one piece less is still in stock').toBe(1);
    await pool.query('update stock set quantity = 0 where product_id = $1', [id]);
    await changed({ product_ids: [id] });
    expect(await changes()).toBe(2);
  });

  test('SR-05 lists expire when only stock changed, and are purged when what is changed is anything else', async () => {
    const { db, pool, connectionString } = database;
    const kindsHeard: string[] = [];
    const onInvalidation = (tags: readonly string[], kind: string) => {
      if (tags.includes(searchTag)) kindsHeard.push(kind);
    };
    const listening = await listenForInvalidations({
      connectionString,
      caches: [],
      onInvalidation,
      log: { warn: () => undefined },
    });
    try {
      const heard = async (kinds: string[]) => {
        await vi.waitFor(() => expect(kindsHeard).toEqual(kinds));
        kindsHeard.length = 0;
      };
      const { id } = await buildProduct(db, { name: 'Otsakorral', stock: { TLN: 3 } });
      const other = (await buildProduct(db, { name: 'Teine', cents: null })).id;
      await changed({ product_ids: [id, other] });
      await heard(['purge']);
      for (const quantity of [0, 7]) {
        await pool.query('update stock set quantity = $2 where product_id = $1', [id, quantity]);
        await changed({ product_ids: [id] });
        await heard(['expiry']);
      }
      await pool.query('update stock set quantity = 0 where product_id = $1', [id]);
      await buildPrice(db, other, { cents: 555 });
      await changed({ product_ids: [id, other] });
      await heard(['purge']);
      await pool.query('update product set is_disabled = true where id = $1', [id]);
      await changed({ product_ids: [id] });
      await heard(['purge']);
    } finally {
      await listening.stop();
    }
  });

  test('SR-05 two writers of the same products wait for each other', async () => {
    const { db } = database;
    const ids = [];
    for (let n = 0; n < 6; n++) ids.push((await buildProduct(db, { name: `Samaaegne ${n}` })).id);
    const handler = searchHandlers(clock)['search.products']!;
    const write = (product_ids: number[]) =>
      db.transaction().execute((trx) => handler(trx, [{ product_ids }]));
    await Promise.all([write(ids), write([...ids].reverse()), write(ids), write([...ids].reverse())]);
    expect(await dfOf('samaaegne')).toBe(6);
  });

  test('SR-05 a new customer group has price audiences at once, and soon its own prices in every document', async () => {
    const { db } = database;
    const { id } = await buildProduct(db, { cents: 1000 });
    const group = await db
      .insertInto('customer_group')
      .values({ code: 'stylists', name: 'Stylists', is_business: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    const audiences = await db
      .selectFrom('price_audience')
      .select(['ordinal', 'country_id'])
      .where('customer_group_id', '=', group.id)
      .orderBy('country_id')
      .execute();
    expect(audiences.map(({ country_id }) => country_id)).toEqual([2, 3, 4]);
    const list = await buildPriceList(db, { group: 'stylists' });
    await buildPrice(db, id, { cents: 700, list: list.id });
    await vi.waitFor(async () => {
      const row = await db
        .selectFrom('search_variation')
        .select('prices')
        .where('product_id', '=', id)
        .executeTakeFirst();
      expect(row?.prices[audiences[0]!.ordinal - 1]).toBe(700);
    });
  });
});

describe('a rebuild', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    await fillShop(database.pool, makeShop(3000));
  });
  afterAll(() => database.drop());

  test('SR-05 the documents built at the first start are those built one by one', async () => {
    const { db, pool } = database;
    await startSearchFeed(db, clock);
    const state = async () => ({
      documents: (
        await pool.query(
          'select product_id, brand_id, pop, facets, tsv::text from search_document order by product_id',
        )
      ).rows,
      variations: (await pool.query('select * from search_variation order by listing, product_id')).rows,
      words: (await pool.query('select word, df from search_word order by word')).rows,
    });
    const built = await state();
    expect(built.documents.length).toBeGreaterThan(500);
    const handler = searchHandlers(clock)['search.products']!;
    const product_ids = (await pool.query('select id from product')).rows.map((row) => row.id as number);
    await db.transaction().execute((trx) => handler(trx, [{ product_ids }]));
    expect(await state()).toEqual(built);
  });

  test('SR-05 searches go on during a rebuild, and a rebuild that fails changes nothing', async () => {
    const { db } = database;
    const rebuilding = rebuildSearch(db, clock);
    const counts = new Set<number>();
    for (let done = false; !done;) {
      counts.add((await postgresSearch(db).search(all)).total.value);
      done = await Promise.race([
        rebuilding.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(resolve, 5, false)),
      ]);
    }
    expect([...counts]).toEqual([(await rebuilding).docs]);
    const broken = postgresSearch(db).rebuild(
      (async function* () {
        yield* [];
        throw new Error('no more');
      })(),
      1n,
    );
    await expect(broken).rejects.toThrow('no more');
    expect((await postgresSearch(db).search(all)).total.value).toBe([...counts][0]);
    expect((await postgresSearch(db).health()).docs).toBe([...counts][0]);
  });

  test('SR-05 rebuilt tables are like those the migrations made', async () => {
    const other = await createTestDatabase();
    const shapeOf = ({ pool }: TestDatabase) =>
      Promise.all(
        [
          `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
            where table_name in ('search_document', 'search_variation') order by table_name, ordinal_position`,
          `select indexdef from pg_indexes where tablename in ('search_document', 'search_variation') order by indexname`,
          `select relname, reloptions, relpersistence from pg_class
            where oid in ('search_document'::regclass, 'search_variation'::regclass) order by relname`,
        ].map(async (statement) => (await pool.query(statement)).rows),
      );
    expect(await shapeOf(database)).toEqual(await shapeOf(other));
    await other.drop();
  });

  /*
   * Matches are cut off at the count limit without an order: the table lies in the order of popularity and scans
   * return rows as they lie. This holds that up.
   */
  test.each<[string, Partial<PlannedQuery>, string]>([
    ['browsing', {}, 'true'],
    ['a broad beginning', { terms: [{ alts: ['s'], prefix: true }] }, "tsv @@ '''s'':*'"],
    [
      'a category',
      { filters: { groups: [{ ids: [1], members: { from: 1, to: 999_999 } }] } },
      "facets && '{1}'",
    ],
    [
      'a word and a filter',
      { terms: [{ alts: ['sampoon'], prefix: false }], filters: { groups: [{ ids: [1, 2], members: [] }] } },
      "tsv @@ '''sampoon''' and facets && '{1,2}'",
    ],
  ])('SR-05 %s past the count limit takes the most popular', async (_name, part, condition) => {
    const { pool } = database;
    const limit = 25;
    const { rows } = await pool.query(
      `select product_id from search_document where ${condition} order by pop desc, product_id limit ${limit}`,
    );
    const query: PlannedQuery = { ...all, ...part, countLimit: limit - 1, pageSize: 100 };
    const result = await postgresSearch(database.db).search(query);
    expect(result.total).toEqual({ value: limit - 1, relation: 'gte' });
    expect(new Set(result.ids)).toEqual(new Set(rows.map((row) => row.product_id)));
  });

  test('SR-05 pages follow one another without gaps or repeats, beyond the ranked ones too', async () => {
    const terms = [{ alts: ['sampoon', 'mask', 'palsam', 'kamm', 'foolium', 'vaha'], prefix: false }];
    const seen: number[] = [];
    for (let page = 1; ; page++) {
      const ids = await found({ ...all, terms, page, pageSize: 24 });
      if (ids.length === 0) break;
      seen.push(...ids);
    }
    const { rows } = await database.pool.query(
      "select product_id from search_document where tsv @@ 'sampoon | mask | palsam | kamm | foolium | vaha'::tsquery",
    );
    expect(rows.length).toBeGreaterThan(230);
    expect(new Set(seen).size).toBe(seen.length);
    expect(new Set(seen)).toEqual(new Set(rows.map((row) => row.product_id)));
  });
});
