import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../src/domain/locales.ts';
import { seedFiles } from '../build.ts';
import { permanentShades } from './colour-shades.ts';
import {
  brands,
  categories,
  families,
  parameters,
  priceLists,
  products,
  related,
  restrictions,
} from './index.ts';
import { eanCheckDigit } from './numbers.ts';

const warehouses = ['TLN', 'TRT', 'RIX'];
const skus = new Set(products.map((product) => product.sku));

test('PL-01 every record of the demo shop is a record of the import format', () => {
  for (const { file, schema, records } of seedFiles) {
    for (const record of records) {
      const { error } = schema.safeParse(record);
      expect(error?.message, `${file} ${JSON.stringify(record).slice(0, 80)}`).toBeUndefined();
    }
  }
});

test('PL-01 the demo shop has 500 products, 45 categories and 12 brands at least', () => {
  expect(products.length).toBeGreaterThanOrEqual(500);
  expect(categories.length).toBeGreaterThanOrEqual(45);
  expect(brands.length).toBeGreaterThanOrEqual(12);
  const used = new Set(products.flatMap((product) => product.categories));
  const parents = new Set(categories.map((category) => category.parent));
  const empty = categories.filter(({ code }) => !parents.has(code) && !used.has(code));
  expect(empty.map(({ code }) => code)).toEqual([]);
});

test('PL-04 what stands among the furniture is brought as furniture, and nothing else', () => {
  const isFurniture = new Set(['furniture']);
  for (const { code, parent } of categories) if (parent && isFurniture.has(parent)) isFurniture.add(code);
  for (const product of products)
    expect(product.furniture ?? false, product.sku).toBe(
      product.categories.some((one) => isFurniture.has(one)),
    );
});

test('PL-01 codes are unique and lead to something', () => {
  expectUnique(products.map((product) => product.sku));
  expectUnique(products.map((product) => product.ean));
  expectUnique(families.map((family) => family.code));
  expectUnique(parameters.flatMap(({ code, values = [] }) => values.map((value) => `${code}=${value.code}`)));
  for (const language of languages) expectUnique(products.map((product) => product.slug?.[language]));

  const brandSlugs = new Set(brands.map((brand) => brand.slug));
  const familyCodes = new Set(families.map((family) => family.code));
  const listCodes = new Set(priceLists.map((list) => list.code));
  const restrictionCodes = new Set(restrictions.map((restriction) => restriction.code));
  const seen = new Set<string>();
  for (const { code, parent } of categories) {
    expect(seen.has(code), code).toBe(false);
    if (parent) expect(seen, code).toContain(parent);
    seen.add(code);
  }
  for (const product of products) {
    expect(brandSlugs, product.sku).toContain(product.brand);
    for (const category of product.categories) expect(seen, product.sku).toContain(category);
    if (product.family) expect(familyCodes, product.sku).toContain(product.family);
    for (const { list } of product.prices ?? []) expect(listCodes, product.sku).toContain(list);
    for (const code of product.restrictions ?? []) expect(restrictionCodes, product.sku).toContain(code);
    for (const code of Object.keys(product.stock ?? {})) expect(warehouses, product.sku).toContain(code);
  }
  for (const { code, lead } of families) expect(skus, code).toContain(lead);
  for (const { sku, related: others } of related)
    for (const other of others) expect(skus, sku).toContain(other);
});

test('PL-04 parameter values are those that the parameter offers', () => {
  const byCode = new Map(parameters.map((parameter) => [parameter.code, parameter]));
  for (const { sku, parameters: own = {} } of products) {
    for (const [code, given] of Object.entries(own)) {
      const parameter = byCode.get(code);
      expect(parameter, `${sku} ${code}`).toBeDefined();
      if (parameter?.type === 'NUMBER') expect(typeof given, `${sku} ${code}`).toBe('number');
      else if (parameter?.type === 'BOOLEAN') expect(typeof given, `${sku} ${code}`).toBe('boolean');
      else {
        const offered = parameter?.values?.map((value) => value.code);
        for (const value of [given].flat()) expect(offered, `${sku} ${code}`).toContain(value);
      }
    }
  }
});

test('PL-04 every product has a picture, and every picture is there with its words', () => {
  const root = join(import.meta.dirname, '..');
  for (const { sku, images = [] } of products) {
    expect(images.length, sku).toBeGreaterThan(0);
    for (const image of images) {
      if (typeof image === 'string') throw new Error(`${sku}: ${image} has no words`);
      expect(existsSync(join(root, image.file)), `${sku} ${image.file}`).toBe(true);
      expectEveryLanguage(image.alt, `${sku} ${image.file}`);
    }
  }
  for (const { code, image } of categories) expect(image && existsSync(join(root, image)), code).toBe(true);
  for (const { slug, logo } of brands) expect(logo && existsSync(join(root, logo)), slug).toBe(true);
});

test('LY-15 every text is there in every language', () => {
  for (const { slug, description } of brands) expectEveryLanguage(description, slug);
  for (const { code, name, description } of categories) {
    expectEveryLanguage(name, code);
    expectEveryLanguage(description, code);
  }
  for (const { code, name, values = [] } of parameters) {
    expectEveryLanguage(name, code);
    for (const value of values) expectEveryLanguage(value.name, `${code} ${value.code}`);
  }
  for (const { code, reason } of restrictions) expectEveryLanguage(reason, code);
  for (const { code, name } of families) expectEveryLanguage(name, code);
  for (const product of products) {
    for (const field of ['name', 'slug', 'description'] as const)
      expectEveryLanguage(product[field], `${product.sku} ${field}`);
    for (const field of ['usage', 'warning', 'variation'] as const)
      if (product[field]) expectEveryLanguage(product[field], `${product.sku} ${field}`);
  }
});

test('LY-15 Russian is written in Cyrillic and no language keeps English words', () => {
  const english = /\b(the|and|with|for|hair|of|conditioner|your|apply|rinse)\b/;
  for (const { sku, name, description, usage, warning } of products) {
    for (const texts of [name, description, usage, warning]) {
      if (!texts) continue;
      expect(texts.ru, sku).toMatch(/[а-яё]/i);
      for (const language of ['et', 'ru', 'fi', 'lv'] as const) {
        expect(texts[language], `${sku} ${language}`).not.toMatch(english);
        expect(texts[language], `${sku} ${language}`).not.toBe(texts.en);
      }
      for (const language of ['et', 'en', 'fi', 'lv'] as const)
        expect(texts[language], `${sku} ${language}`).not.toMatch(/[а-яё]/i);
      for (const language of languages) expect(texts[language], `${sku} ${language}`).not.toMatch(/!|  /);
    }
  }
});

test('PL-01 bar codes are Estonian EAN-13 with a right check digit', () => {
  for (const { sku, ean = '' } of products) {
    expect(ean, sku).toMatch(/^474\d{10}$/);
    expect(Number(ean[12]), sku).toBe(eanCheckDigit(ean.slice(0, 12)));
  }
});

test('PL-07 prices are sensible in every list', () => {
  const vat = { EE: 1.24, LV: 1.21 };
  for (const { sku, prices = [], categories: codes } of products) {
    const of = (list: string) => prices.find((price) => price.list === list)?.cents ?? Number.NaN;
    for (const list of ['EE', 'LV', 'FI']) expect(of(list), `${sku} ${list}`).toBeGreaterThan(100);
    expect(of('LV') / of('EE'), `${sku} LV`).toSatisfy((share: number) => share > 0.88 && share < 1.06);
    if (codes.includes('gift-cards')) continue;
    for (const country of ['EE', 'LV'] as const) {
      const net = of(country) / vat[country];
      expect(of(`${country}-salon`) / net, `${sku} ${country}-salon`).toSatisfy(
        (share: number) => share > 0.6 && share < 0.92,
      );
    }
    for (const price of prices.filter(({ list }) => /-(?:campaign|christmas)$/.test(list))) {
      expect(price.cents, `${sku} ${price.list}`).toBeLessThan(
        of(price.list.replace(/-(?:campaign|christmas)$/, '')),
      );
      const { from, to } = price.from ? price : (priceLists.find(({ code }) => code === price.list) ?? {});
      expect(from && to && from < to, `${sku} ${price.list}`).toBe(true);
    }
  }
});

test('PL-07 periods of one list never overlap for a product', () => {
  for (const { sku, prices = [] } of products) {
    for (const list of new Set(prices.map((price) => price.list))) {
      const periods = prices
        .filter((price) => price.list === list)
        .map(({ from, to }) => [from ? Date.parse(from) : -Infinity, to ? Date.parse(to) : Infinity] as const)
        .toSorted(([a], [b]) => a - b);
      periods.forEach(([from], index) => {
        if (index > 0) expect(from, `${sku} ${list}`).toBeGreaterThanOrEqual(periods[index - 1]![1]);
      });
    }
  }
});

test('PL-07 about one product in eight is in a running campaign', () => {
  const now = Date.parse('2026-11-21T12:00:00+02:00');
  const running = products.filter(({ prices = [] }) =>
    prices.some(
      ({ list, from, to }) => list === 'EE-campaign' && Date.parse(from!) <= now && now < Date.parse(to!),
    ),
  );
  expect(running.length / products.length).toSatisfy((share: number) => share > 0.08 && share < 0.2);
});

test('PL-04 a larger package never costs more by amount, and a carton less than its pieces', () => {
  const carton = /-(\d+)X(\d+)$/;
  for (const { code, kind } of families) {
    if (kind !== 'size') continue;
    const members = products.filter((product) => product.family === code && product.content);
    const byAmount = (product: (typeof members)[number]) =>
      listPrice(product) / (product.content?.amount ?? 1);
    const singles = members
      .filter(({ sku }) => !carton.test(sku))
      .toSorted((a, b) => (a.content?.amount ?? 0) - (b.content?.amount ?? 0));
    singles.forEach((single, index) => {
      const smaller = singles[index - 1];
      if (!smaller || smaller.content?.unit !== single.content?.unit) return;
      expect(byAmount(single), single.sku).toBeLessThanOrEqual(byAmount(smaller));
    });
    for (const box of members.filter(({ sku }) => carton.test(sku))) {
      const single = singles.find(({ sku }) => sku === box.sku.replace(carton, '-$2'));
      expect(single, box.sku).toBeDefined();
      if (single) expect(byAmount(box), box.sku).toBeLessThan(byAmount(single));
    }
  }
});

test('PL-04 stock: most is there, some is low, some is expected on a day', () => {
  const out = products.filter(({ stock, sale_delay }) => total(stock) === 0 && !sale_delay);
  expect(out.length).toBeGreaterThan(10);
  for (const { sku, expected_at } of out) expect(expected_at, sku).toMatch(/^2026-1[12]-\d\d$/);
  expect(products.filter(({ stock }) => total(stock) > 5).length / products.length).toBeGreaterThan(0.6);
  expect(products.filter(({ stock }) => total(stock) > 0 && total(stock) <= 5).length).toBeGreaterThan(20);
});

test('LY-04 the seasonal category that the menu hides begins with its label in Estonian', () => {
  const seasonal = categories.find(({ code }) => code === 'seasonal-sale');
  expect(seasonal?.name.et).toMatch(/^Soodus/);
  expect(seasonal?.parent).toBeUndefined();
});

function total(stock: Record<string, number> = {}): number {
  return Object.values(stock).reduce((sum, pieces) => sum + pieces, 0);
}

function listPrice({ prices = [] }: { prices?: readonly { list: string; cents: number }[] }): number {
  return prices.find(({ list }) => list === 'EE')?.cents ?? 0;
}

function expectUnique(codes: readonly (string | undefined)[]) {
  const seen = new Set<string>();
  const twice = codes.filter((code) => code !== undefined && (seen.has(code) || !seen.add(code)));
  expect(twice).toEqual([]);
}

function expectEveryLanguage(texts: Partial<Record<string, string>> | undefined, what: string) {
  for (const language of languages) expect(texts?.[language]?.trim(), `${what} ${language}`).toBeTruthy();
}

test('PL-01 the depth of a shade is called in its name as beside the row of its chart', () => {
  for (const language of languages) {
    const { depths } = JSON.parse(readFileSync(join('src/web/i18n', language, 'catalogue.json'), 'utf8')) as {
      depths: Record<string, string>;
    };
    for (const { code, level, name } of permanentShades) {
      if (/^\d+\.0$/.test(code) && level) expect(name[language], code).toBe(depths[level]!.toLowerCase());
    }
  }
});
