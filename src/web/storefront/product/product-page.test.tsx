import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../../domain/catalogue/contract.ts';
import { locales } from '../../../domain/locales.ts';
import { category, fullProduct, product } from '../../blocks/testing/data.ts';
import { stage, type Setting } from '../../blocks/testing/tools.tsx';
import ProductPage, { meta, prefetch } from '../ProductPage.tsx';
import { preloadModules } from '../../ui/lazy-module.ts';

// As on the way from page to page, where all parts of the next one are fetched before it is shown.
beforeAll(preloadModules);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const inAll = (value: string) => Object.fromEntries(locales.map((locale) => [locale, { value }]));
const picture = (key: string, order_number: number) => ({
  key,
  order_number,
  width: 1200,
  height: 1200,
  color: '#f6f4f1',
  alt: key,
});

const reduced: Partial<Product> = {
  price: 12.9,
  old_price: 16.9,
  discount_rate: 24,
  comparison_price: { price: 4.3, amount: 100, unit: 'ml' },
  other_price: 10.4,
};

/** The page of product 7, drawn as after its fetches. */
async function open(more: Partial<Product> = {}, setting: Setting = {}) {
  const shown: Product = { ...fullProduct(7), categories: [2], ...more };
  const at = stage({
    ...setting,
    answers: {
      '/api/v1/products/7/': shown,
      '/api/v1/products/7/reviews/': {
        count: 2,
        next: null,
        previous: null,
        summary: { average_rating: 4.5, rating_count: 2, histogram: [1, 1, 0, 0, 0] },
        results: [
          {
            id: 1,
            author_name: 'Kati',
            author_city: 'Tartu',
            is_verified_buyer: true,
            is_professional: true,
            rating: 5,
            body: 'Lokid püsivad',
            language: 'et',
            reply: 'Aitäh',
            created_at: '2026-11-01T10:00:00Z',
          },
        ],
      },
      '/api/v1/products/7/related/': [product(8), product(9)],
      '/api/v1/products/categories/': [category(1, undefined, 'Juuksehooldus'), category(2, 1, 'Šampoonid')],
      ...setting.answers,
    },
    page: { path: '/products/7-toode-7', params: { id: '7-toode-7' }, ...setting.page },
  });
  await prefetch!(at.page, at.queries);
  return { ...render(at.around(<ProductPage />)), ...at, head: meta!(at.page, at.queries) };
}

describe('price', () => {
  test('PL-04 PL-01 price, struck lowest price of 30 days, percentage, price per measure and VAT', async () => {
    const { container } = await open(reduced);
    const text = container.textContent!.replaceAll(/\s/g, ' ');
    expect(text).toContain('12,90 €');
    expect(container.querySelector('s')!.textContent).toMatch(/^16,90\s€$/);
    expect(container.querySelector('s')!.parentElement!.textContent).toMatch(/^30\späeva madalaim hind/);
    expect(text).toMatch(/[−-]24 ?%/);
    expect(text).toMatch(/4,30 € *\/ *100 ml/);
    expect(text).toMatch(/10,40 € km-ta/);
  });

  test('PL-04 without a reduction nothing is struck and no percentage stands', async () => {
    const { container } = await open();
    expect(container.querySelector('s')).toBeNull();
    expect(container.textContent).not.toMatch(/30\späeva|%/);
  });

  test('LY-13 on the days of the black label the percentage stands under its name, in black', async () => {
    const label = async (now: string) => {
      const { container } = await open(reduced, { page: { now: new Date(now) } });
      const badge = [...container.querySelectorAll('span')].find((one) =>
        /24\s%$/.test(one.textContent ?? ''),
      );
      const found = { text: badge!.textContent!.replaceAll(/\s/g, ' '), look: badge!.className };
      cleanup();
      return found;
    };
    const plain = await label('2024-11-28T21:59:59Z');
    expect(plain.text).toMatch(/^[−-]24 %$/);
    expect(plain.look).toContain('bg-sale-tint text-sale-strong');
    for (const now of ['2024-11-28T22:00:00Z', '2024-12-02T21:59:59Z']) {
      const black = await label(now);
      expect(black.text).toMatch(/^Must reede [−-]24 %$/);
      expect(black.look).toContain('bg-surface text-ink border');
    }
    expect((await label('2024-12-02T22:00:00Z')).text).toBe(plain.text);
  });
});

describe('what cannot be bought says why', () => {
  const restriction = (id: number, reason: string, is_for_groups: boolean) => ({
    restriction: { id, code: `r${id}`, i18n_reason: inAll(reason), is_for_groups },
  });

  test('PL-03 every restriction with its own reason; only one for groups is called professional', async () => {
    const { getByText, queryByText } = await open({
      valid_restrictions: [restriction(1, 'Tõenda kutset', true), restriction(2, 'Soome ei saada', false)],
    });
    expect(getByText('Tõenda kutset').previousElementSibling!.textContent).toBe('Ainult professionaalidele');
    expect(getByText('Soome ei saada').previousElementSibling!.textContent).toBe('Piiratud');
    cleanup();
    const abroad = await open({ valid_restrictions: [restriction(2, 'Soome ei saada', false)] });
    abroad.getByText('Soome ei saada');
    expect(queryByText('Ainult professionaalidele')).toBeNull();
  });

  test('PL-03 no price, and a disabled product, in words', async () => {
    (await open({ price: null, other_price: null })).getByText('Hinda küsi klienditoelt');
    cleanup();
    const off = await open({ is_disabled: true });
    off.getByText('See toode pole praegu müügis');
    expect(JSON.stringify(off.head.jsonLd)).not.toContain('Offer');
  });
});

describe('parts of the page', () => {
  test('PL-04 PL-01 pictures in the order of their numbers, the first at once, and a zoom', async () => {
    const { container, getByRole, findByRole } = await open({
      files: [picture('c.webp', 3), picture('a.webp', 1), picture('b.webp', 2)],
    });
    const main = [...container.querySelectorAll('ul.snap-x img, li.snap-start img')];
    expect(main.map((image) => image.getAttribute('alt'))).toEqual(['a.webp', 'b.webp', 'c.webp']);
    expect(main.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
    fireEvent.click(getByRole('button', { name: 'Suurenda' }));
    const zoom = await findByRole('dialog', { name: 'a.webp' }, { timeout: 10_000 });
    expect(zoom.textContent).toContain('1');
  });

  test('PL-04 breadcrumb, brand, code, parameters, stock by place, texts and what goes with it', async () => {
    const { container, getByRole, getByText } = await open({
      usage: 'Loputa hoolikalt.',
      description: 'Niisutab juukseid.',
      ingredients: 'Aqua',
      ean: '4740000000016',
      stock: [{ code: 'tln', name: 'Tallinn', available: 3 }],
      parameters: [
        {
          code: 'volume',
          type: 'NUMBER',
          name: 'Maht',
          unit: 'ml',
          values: [{ code: '300', name: '300', color: null }],
        },
        {
          code: 'vegan',
          type: 'BOOLEAN',
          name: 'Vegan',
          unit: null,
          values: [{ code: 'true', name: 'true', color: null }],
        },
      ],
    });
    const crumbs = [...container.querySelectorAll('nav a')].map((link) => link.textContent);
    expect(crumbs.slice(0, 3)).toEqual(['Avaleht', 'Juuksehooldus', 'Šampoonid']);
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Toode 7');
    expect(getByRole('link', { name: 'NORDLYS' }).getAttribute('href')).toBe('/products/brands/1');
    for (const text of ['Niisutab juukseid.', 'Loputa hoolikalt.', 'Aqua', 'Jah']) getByText(text);
    expect(getByText('Maht').nextElementSibling!.textContent).toBe('300\u00a0ml');
    expect(container.textContent).toContain('SKU-7');
    expect(getByText('Ladu: Tallinn').parentElement!.textContent).toContain('3');
    expect(
      [...container.querySelectorAll('article h3')].map((name) => name.textContent),
      'related products',
    ).toEqual(['Toode 8', 'Toode 9']);
  });

  test('PL-04 how to work with it stands out: figures, numbered steps and a warning', async () => {
    const parameter = (code: string, name: string, ...values: string[]) => ({
      code,
      name,
      type: 'STRING' as const,
      unit: null,
      values: values.map((value) => ({ code: value, name: value, color: null })),
    });
    const { getByText, getByRole, getAllByText } = await open({
      usage: 'Sega värv.\n\nKanna juustele.\n\nLoputa.',
      warning: 'Võib põhjustada allergiat.',
      parameters: [
        parameter('developer', 'Oksüdant', '6 %', '9 %'),
        parameter('material', 'Materjal', 'plast'),
        parameter('mixing-ratio', 'Värv ja oksüdant', '1 : 1,5'),
      ],
    });
    const steps = getByText('Kanna juustele.').closest('ol')!;
    expect([...steps.children].map((step) => step.textContent)).toEqual([
      '1Sega värv.',
      '2Kanna juustele.',
      '3Loputa.',
    ]);
    const figures = getByText('1 : 1,5').closest('dl')!;
    expect([...figures.querySelectorAll('dd')].map((one) => one.textContent)).toEqual([
      '1 : 1,5',
      '6 %, 9 %',
    ]);
    expect(getAllByText('Oksüdant'), 'among the other facts once more').toHaveLength(1);
    expect(getByText('Materjal').closest('dl')).not.toBe(figures);
    expect(getByText('Võib põhjustada allergiat.').parentElement!.textContent).toContain('Hoiatus');
    getByRole('heading', { name: 'Kasutamine' });
    cleanup();
    const plain = await open({ usage: 'Loputa hoolikalt.' });
    expect(plain.getByText('Loputa hoolikalt.').closest('ol')).toBeNull();
    expect(plain.container.textContent).not.toContain('Hoiatus');
    cleanup();
    const bare = await open();
    expect(bare.queryByRole('heading', { name: 'Kasutamine' })).toBeNull();
  });

  test('PL-04 nothing in stock says until when, or that it is ordered in', async () => {
    const out = await open({
      available_stock: 0,
      stock_state: 'out',
      expected_at: '2026-12-03',
    });
    expect(out.container.textContent).toContain('OtsasJärgmine tarne 03.12.2026');
    cleanup();
    const gone = await open({ available_stock: 0, stock_state: 'out', expected_at: null });
    expect(gone.container.textContent).not.toMatch(/Saadame|Ootame/);
    cleanup();
    const ordered = await open({ available_stock: 0, stock_state: 'on_order', sale_delay: 12 });
    expect(ordered.container.textContent).toMatch(/12 päeva/);
  });

  test('PL-04 documents are downloads with kind and size; without any there is no heading', async () => {
    const { getByRole, queryByRole } = await open({
      documents: [
        {
          id: 1,
          title: 'Ohutuskaart',
          url: '/files/a.pdf',
          mime: 'application/pdf',
          size: 245_000,
          created_at: '2026-11-01T00:00:00Z',
        },
      ],
    });
    const link = getByRole('link', { name: /Ohutuskaart/ });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/files/a.pdf', true]);
    expect(link.textContent).toMatch(/PDF · 245\skB · 01\.11\.2026/);
    cleanup();
    await open();
    expect(queryByRole('heading', { name: 'Dokumendid' })).toBeNull();
  });

  test('PL-04 PL-06 reviews with average, count and histogram', async () => {
    const { container, getByText } = await open();
    const reviews = container.querySelector('#reviews')!;
    expect(reviews.textContent).toContain('4,5');
    const bars = [...reviews.querySelectorAll<HTMLElement>('[style*="width"]')];
    expect(
      bars.map((one) => one.style.width),
      'shares of all',
    ).toEqual(['50%', '50%', '0%', '0%', '0%']);
    getByText('Lokid püsivad');
    getByText('Kati, Tartu');
    const buttons = [...reviews.querySelectorAll('button')];
    expect(buttons.map((one) => one.disabled)).toEqual([false, false, true, true, true]);
  });

  test('PL-04 other sizes are links that say which one this is', async () => {
    const one = (id: number, variation: string) => ({
      id,
      internal_id: `SKU-${id}`,
      slug: `toode-${id}`,
      name: `Toode ${id}`,
      variation,
      shade: null,
      choice: [],
      price: id,
      stock_state: 'in_stock' as const,
      available_stock: 3,
      picture: null,
    });
    const { getByRole } = await open({ variations: [one(7, '300 ml'), one(8, '1 l')] });
    expect(getByRole('link', { name: /300 ml/ }).getAttribute('aria-current')).toBe('page');
    expect(getByRole('link', { name: /1 l/ }).getAttribute('href')).toBe('/products/8-toode-8');
  });

  test('PL-04 a size that is sold out or low says so in words', async () => {
    const one = (id: number, stock_state: 'in_stock' | 'low' | 'out', available_stock: number) => ({
      ...fullProduct(id),
      variation: `${id}00 ml`,
      choice: [],
      stock_state,
      available_stock,
      picture: null,
    });
    const { getByRole } = await open({
      variations: [one(7, 'in_stock', 30), one(8, 'low', 2), one(9, 'out', 0)],
    });
    expect(getByRole('link', { name: /700 ml/ }).textContent).not.toMatch(/Otsas|Vähe/);
    expect(getByRole('link', { name: /800 ml/ }).textContent).toContain('Vähe: 2');
    expect(getByRole('link', { name: /900 ml/ }).textContent).toContain('Otsas');
  });

  test('PL-04 what differs in length and colour has a row of choices for each, and says what does not go together', async () => {
    const one = (id: number, colour: string, size: string, stock_state: 'in_stock' | 'out' = 'in_stock') => ({
      ...fullProduct(id),
      choice: [colour, size],
      price: id,
      stock_state,
      available_stock: 30,
      picture: null,
    });
    const value = (code: string, color: string | null = null) => ({ code, name: `nimi ${code}`, color });
    const { getByRole } = await open({
      axes: [
        { code: 'colour', name: 'Värvus', unit: null, values: [value('must', '#000000'), value('roosa')] },
        { code: 'size', name: 'Pikkus', unit: 'cm', values: [value('5'), value('6'), value('7')] },
      ],
      variations: [
        one(7, 'must', '5'),
        one(8, 'must', '6', 'out'),
        one(9, 'roosa', '6'),
        one(10, 'roosa', '7'),
      ],
    });
    const row = (name: RegExp) =>
      [...getByRole('group', { name }).querySelectorAll('a')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
        link.textContent!.replaceAll(/\s/g, ' '),
      ]);
    expect(row(/Värvus/)).toEqual([
      ['/products/7-toode-7', 'page', 'nimi must7,00 €'],
      // There is no short pink pair: the pink one that comes first.
      ['/products/9-toode-9', null, 'nimi roosaPole: nimi 5'],
    ]);
    expect(row(/Pikkus/)).toEqual([
      ['/products/7-toode-7', 'page', 'nimi 5 cm7,00 €'],
      ['/products/8-toode-8', null, 'nimi 6 cm8,00 €Otsas'],
      ['/products/10-toode-10', null, 'nimi 7 cmPole: nimi must'],
    ]);
  });

  test('PL-04 structured data tells product, offer, rating and the way down', async () => {
    const { head } = await open({ ...reduced, reviews: { average_rating: 4.5, rating_count: 2 } });
    expect(head).toMatchObject({
      title: 'NORDLYS Toode 7',
      type: 'product',
    });
    expect([head.canonical!('et'), head.canonical!('ru')]).toEqual([
      '/products/7-toode-7',
      '/products/7-tovar-7',
    ]);
    const [thing, way] = head.jsonLd as Record<string, unknown>[];
    expect(thing).toMatchObject({
      '@type': 'Product',
      sku: 'SKU-7',
      offers: { '@type': 'Offer', price: '12.90', priceCurrency: 'EUR' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect((way!['itemListElement'] as { position: number }[]).map((one) => one.position)).toEqual([1, 2, 3]);
  });

  test('LY-14 search engines read a description without the marks of where words break', async () => {
    const { head } = await open({ description: 'Niisutav juukse/-/hooldus' });
    expect(head.description).toBe('Niisutav juuksehooldus');
    expect(head.jsonLd![0]).toMatchObject({ description: 'Niisutav juuksehooldus' });
  });

  test('PL-04 a page stands although its reviews, relatives and categories do not answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const at = stage({
      answers: { '/api/v1/products/7/': fullProduct(7) },
      page: { params: { id: '7' } },
    });
    await prefetch!(at.page, at.queries);
    const { getByRole } = render(at.around(<ProductPage />));
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Toode 7');
  });

  test.each(['abc', '7x', '-7', '0x7', '99999999999'])('RT-03 %s is no product', async (id) => {
    const at = stage({ page: { params: { id } } });
    await expect(prefetch!(at.page, at.queries)).rejects.toMatchObject({
      status: 404,
      code: 'PRODUCT_NOT_FOUND',
    });
  });
});
