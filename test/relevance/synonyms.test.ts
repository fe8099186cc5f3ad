import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../src/domain/locales.ts';
import { openDemoShop, type DemoShop } from './demo.ts';

let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

/** What hairdressers type, and the category in Estonian that most of the first products are to be of. */
const asked: readonly (readonly [Language, string, string])[] = [
  ['en', 'hair dye', 'Juuksevärvid'],
  ['en', 'dye', 'Juuksevärvid'],
  ['en', 'bleach', 'Blondeerimine'],
  ['en', 'bleaching powder', 'Blondeerimine'],
  ['en', 'peroxide', 'Oksüdandid'],
  ['en', 'oxidant', 'Oksüdandid'],
  ['en', 'balm', 'Palsamid'],
  ['en', 'flat iron', 'Juuksesirgendajad'],
  ['en', 'shears', 'Käärid'],
  ['en', 'hair trimmer', 'Lõikusmasinad'],
  ['en', 'wash basin', 'Pesukohad'],
  ['en', 'gown', 'Juuksurikeebid'],
  ['en', 'blow dryer', 'Föönid'],
  ['en', 'curling wand', 'Lokitangid'],
  ['en', 'nail polish', 'Küünelakid'],
  ['et', 'vesinik', 'Oksüdandid'],
  ['et', 'konditsioneer', 'Palsamid'],
  ['et', 'juuksekuivataja', 'Föönid'],
  ['et', 'blondeerimispulber', 'Blondeerimine'],
  ['et', 'peapesutool', 'Pesukohad'],
  ['et', 'koolutaja', 'Lokitangid'],
  ['et', 'juuksurilina', 'Juuksurikeebid'],
  ['et', 'kummikindad', 'Kindad'],
  ['ru', 'окислитель', 'Oksüdandid'],
  ['ru', 'краска для волос', 'Juuksevärvid'],
  ['ru', 'бальзам', 'Palsamid'],
  ['ru', 'утюжок', 'Juuksesirgendajad'],
  ['ru', 'мойка', 'Pesukohad'],
  ['ru', 'порошок для осветления', 'Blondeerimine'],
  ['ru', 'накидка', 'Juuksurikeebid'],
  ['fi', 'hanskat', 'Kindad'],
  ['fi', 'hiuslakka', 'Juukselakid'],
  ['fi', 'peroksidi', 'Oksüdandid'],
  ['fi', 'fööni', 'Föönid'],
  ['fi', 'pesuallas', 'Pesukohad'],
  ['lv', 'balzams', 'Palsamid'],
  ['lv', 'matu krāsa', 'Juuksevärvid'],
  ['lv', 'gludeklis', 'Juuksesirgendajad'],
  ['lv', 'peroksīds', 'Oksüdandid'],
  ['lv', 'izlietne', 'Pesukohad'],
];

async function categoriesOf(ids: readonly number[]): Promise<string[][]> {
  const { rows } = await shop.database.pool.query<{ id: number; names: string[] }>(
    `with recursive above (product_id, category_id) as (
       select product_id, category_id from product_category where product_id = any($1)
       union select a.product_id, c.parent_id from above a join category c on c.id = a.category_id where c.parent_id is not null)
     select product_id as id, array_agg(i18n_name->'et_EE'->>'value') as names
     from above join category c on c.id = category_id group by product_id`,
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.names ?? []);
}

describe('SR-05 other names of a thing find it', () => {
  test.each(asked)('SR-05 %s: %s is found among %s', async (language, term, category) => {
    const found = await shop.search(term, { page_size: 5 }, { language });
    expect(found.count).toBeGreaterThan(0);
    const categories = await categoriesOf(found.results.map((one) => one.id));
    // A towel that is bleach-proof is called so, too.
    const fitting = categories.slice(0, 3).filter((names) => names.includes(category));
    expect(fitting.length, JSON.stringify(categories)).toBeGreaterThanOrEqual(Math.min(2, categories.length));
  });

  test('SR-05 the bar names the category that is meant', async () => {
    const { categories } = await shop.search(
      'hair dye',
      { categories: true, standalone: false },
      { language: 'en' },
    );
    expect(categories[0]?.name).toBe('Hair colour');
  });

  test('SR-05 synonyms widen: what is called so itself comes first, and is not lost', async () => {
    const colour = await shop.search('hair colour', {}, { language: 'en' });
    const dye = await shop.search('hair dye', {}, { language: 'en' });
    expect(dye.count).toBeGreaterThanOrEqual(colour.count > 0 ? 1 : 0);
    const palsam = await shop.search('palsam', { page_size: 5 });
    expect(palsam.results.every((one) => /palsam/i.test(one.name))).toBe(true);
  });
});

describe('SR-05 corrections are in the language of the page', () => {
  test.each<[Language, string, string]>([
    ['et', 'shampon', 'šampoon'],
    ['en', 'shampon', 'shampoo'],
    ['ru', 'shampon', 'шампунь'],
    ['fi', 'shampon', 'shampoo'],
    ['lv', 'shampon', 'šampūns'],
    ['et', 'konditsoneer', 'konditsioneer'],
    ['ru', 'шмпунь', 'шампунь'],
    ['lv', 'shampuns', 'šampūns'],
    ['et', 'nordlis shampon', 'NORDLYS šampoon'],
    // Words that stand in no name of a product: of a category, a synonym, a tone.
    ['et', 'salonimööbel', 'salongimööbel'],
    ['et', 'psivärv', 'püsivärv'],
    ['fi', 'tötuolit', 'työtuolit'],
    ['lv', 'gafīts', 'grafīts'],
  ])('SR-05 %s: %s is read as %s', async (language, term, meant) => {
    expect((await shop.search(term, {}, { language })).did_you_mean).toBe(meant === term ? null : meant);
  });

  test('SR-05 what is spelt right is not corrected to another language', async () => {
    for (const language of ['et', 'ru', 'lv'] as const)
      expect((await shop.search('shampoo', {}, { language })).did_you_mean).toBeNull();
  });

  test('SR-05 codes with blanks are no misspelt words', async () => {
    expect((await shop.search('ox pc 664')).exact).not.toBeNull();
    expect((await shop.search('nd hyd sh 50')).exact).not.toBeNull();
    expect(await shop.search('ox pc 665')).toMatchObject({ count: 0, unknown_code: 'ox pc 665' });
  });
});
