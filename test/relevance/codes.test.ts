import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeWord } from '../../src/domain/search/fold.ts';
import { openDemoShop, type DemoShop } from './demo.ts';

interface Coded {
  id: number;
  sku: string;
  ean: string;
  listing: number;
}

let shop: DemoShop;
let products: Coded[];
let words: Set<string>;

beforeAll(async () => {
  shop = await openDemoShop();
  const { db } = shop.database;
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku', 'ean', 'family_id'])
    .where('is_disabled', '=', false)
    .execute();
  products = rows.map((row) => ({ ...row, ean: row.ean!, listing: row.family_id ? -row.family_id : row.id }));
  words = new Set((await db.selectFrom('search_word').select('word').execute()).map((row) => row.word));
});
afterAll(() => shop.close());

/** Codes that hold the part, and in how many rows of a list they are. */
const holders = (part: string) => {
  const held = products.filter(
    ({ sku, ean }) => codeWord(sku).includes(part) || codeWord(ean).includes(part),
  );
  return { ids: new Set(held.map((one) => one.id)), rows: new Set(held.map((one) => one.listing)).size };
};

/** Walks the products a few at a time and lists what went wrong, so that one run tells all of it. */
async function walk(check: (one: Coded) => Promise<string | null>): Promise<string[]> {
  const wrong: string[] = [];
  const left = products.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const one of left) {
        const problem = await check(one);
        if (problem !== null) wrong.push(problem);
      }
    }),
  );
  return wrong;
}

test('SR-05 the demo shop has codes of many kinds to look for', () => {
  expect(products.length).toBeGreaterThan(700);
  expect(products.filter(({ sku }) => !/\d/.test(sku)).length).toBeGreaterThan(100);
});

describe('SR-05 every code of the demo shop', { timeout: 300_000 }, () => {
  const spellings: [string, (code: string) => string][] = [
    ['whole', (code) => code],
    ['without separators', (code) => code.replaceAll('-', '')],
    ['with blanks', (code) => code.replaceAll('-', ' ')],
    ['with dots', (code) => code.replaceAll('-', '.')],
    ['with slashes', (code) => code.replaceAll('-', '/')],
    ['in lower case', (code) => code.toLowerCase()],
    ['in lower case with blanks', (code) => code.toLowerCase().replaceAll('-', ' ')],
  ];
  test.each(spellings)('SR-05 a SKU typed %s comes first and is exact', async (_, spelt) => {
    const wrong = await walk(async ({ id, sku }) => {
      const found = await shop.search(spelt(sku), { page_size: 5 });
      return found.results[0]?.id === id && found.exact?.id === id
        ? null
        : `${spelt(sku)} → ${found.results[0]?.internal_id}`;
    });
    expect(wrong).toEqual([]);
  });

  test.each<[string, (ean: string) => string]>([
    ['whole', (ean) => ean],
    ['as it is printed', (ean) => `${ean[0]} ${ean.slice(1, 7)} ${ean.slice(7)}`],
  ])('SR-05 an EAN typed %s comes first and is exact', async (_, spelt) => {
    const wrong = await walk(async ({ id, ean }) => {
      const found = await shop.search(spelt(ean), { page_size: 5 });
      return found.results[0]?.id === id && found.exact?.id === id
        ? null
        : `${spelt(ean)} → ${found.results[0]?.internal_id}`;
    });
    expect(wrong).toEqual([]);
  });

  const parts: [string, (one: Coded) => string][] = [
    ['the tail of the SKU', ({ sku }) => codeWord(sku).slice(-4)],
    ['the longer tail of the SKU', ({ sku }) => codeWord(sku).slice(-6)],
    ['the middle of the SKU', ({ sku }) => codeWord(sku).slice(1, 6)],
    ['the beginning of the SKU', ({ sku }) => codeWord(sku).slice(0, 5)],
    ['the SKU up to its second piece', ({ sku }) => /^[^-]+-../.exec(sku)?.[0] ?? sku],
    ['the SKU without its first piece', ({ sku }) => sku.slice(sku.indexOf('-') + 1)],
    ['the SKU without its ends, dashes and all,', ({ sku }) => sku.slice(1, -1)],
    ['the tail of the EAN', ({ ean }) => ean.slice(-4)],
    ['the middle of the EAN', ({ ean }) => ean.slice(4, 9)],
    ['most of the EAN', ({ ean }) => ean.slice(2, 11)],
  ];
  test.each(parts)('SR-05 %s is enough', async (_, partOf) => {
    const wrong = await walk(async (one) => {
      const typed = partOf(one);
      const part = codeWord(typed);
      const { ids, rows } = holders(part);
      // What is a word of the shop is a word first; `SR-05 words` below.
      if (part.length < 4 || (typed === part && (words.has(part) || isBeginning(part)))) return null;
      const found = (await shop.search(typed, { page_size: 100 })).results;
      const first = found.slice(0, Math.min(5, rows));
      const isFound = rows > 100 || found.some(({ id }) => listingOf(id) === one.listing);
      return isFound && first.length === Math.min(5, rows) && first.every(({ id }) => ids.has(id))
        ? null
        : `${typed} of ${one.sku} ${one.ean}: ${found.length} found, ${first.map((item) => item.internal_id)}`;
    });
    expect(wrong).toEqual([]);
  });

  const isBeginning = (part: string) =>
    /^[a-z]+$/.test(part) && [...words].some((word) => word.startsWith(part) || word.endsWith(part));
  const listingOf = (id: number) => products.find((one) => one.id === id)?.listing;
});

describe('SR-05 codes that are not one code', () => {
  const skusOf = async (typed: string) =>
    (await shop.search(typed)).results.map(({ internal_id }) => internal_id).toSorted();

  test('SR-05 codes beside each other are all shown, whole or in part, sisters too', async () => {
    expect(await skusOf('OX-PC-664 PU-GLV-BK-M')).toEqual(['OX-PC-664', 'PU-GLV-BK-M']);
    expect(await skusOf('pu-glv-bk-m, pu-glv-bk-l')).toEqual(['PU-GLV-BK-L', 'PU-GLV-BK-M']);
    const [one, other] = products;
    expect(await skusOf(`${one!.ean} ${other!.ean}`)).toEqual([one!.sku, other!.sku].toSorted());
  });

  test.each(['ND-COL 300', 'nd col 300', 'nd.col 300'])('SR-05 %s finds ND-COL-SH-300', async (typed) => {
    expect((await skusOf(typed)).filter((sku) => !/^ND-COL-.*300$/.test(sku))).toEqual([]);
    expect(await skusOf(typed)).toContain('ND-COL-SH-300');
    expect(await shop.search(typed)).toMatchObject({ unknown_code: null });
  });

  test('SR-05 pieces that no code holds in their order are an unknown code', async () => {
    for (const typed of ['300 nd col', 'ox pc 665', 'OX-RS-999 PU-GLV-BK-Q'])
      expect(await shop.search(typed), typed).toMatchObject({ count: 0, unknown_code: typed });
  });
});

describe('SR-05 words that are inside codes', () => {
  test.each(['wash', 'hair', 'heat', 'curl', 'foil', 'cape', 'silk', 'mask', 'kask', 'blonde', 'hydra'])(
    'SR-05 %s is a word first of all',
    async (word) => {
      const { results, exact, count } = await shop.search(word, { page_size: 5 });
      expect(exact).toBeNull();
      expect(count).toBeGreaterThan(0);
      const listings = results.map(({ id }) => products.find((one) => one.id === id)!.listing);
      const { rows } = await shop.database.pool.query<{ is_word: boolean }>(
        `select d.tsv @@ ($2 || ':*ABC')::tsquery as is_word
         from unnest($1::int[]) as l(listing)
           join product p on p.id = l.listing or p.family_id = -l.listing
           join search_document d on d.product_id = p.id`,
        [listings, word],
      );
      expect(rows.length).toBe(results.length);
      expect(rows.every((row) => row.is_word)).toBe(true);
    },
  );

  test('SR-05 an amount or a shade that is in codes as well comes first as what it is', async () => {
    const { results } = await shop.search('1000', { page_size: 5 });
    expect(results.length).toBe(5);
    for (const one of results) expect(`${one.name} ${one.variation}`).toMatch(/1000|1 l/);
  });
});
