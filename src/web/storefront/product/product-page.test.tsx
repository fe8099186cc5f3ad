import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../../domain/catalogue/contract.ts';
import { locales } from '../../../domain/locales.ts';
import { fullProduct } from '../../blocks/testing/data.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import ProductPage, { prefetch } from '../ProductPage.tsx';
import { preloadModules } from '../../ui/lazy-module.ts';
import { openProduct } from './testing/open-product.tsx';

// As on the way from page to page, where all parts of the next one are fetched before it is shown.
beforeAll(() => preloadModules());

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

describe('price', () => {
  test('PL-04 PL-01 price, struck lowest price of 30 days, percentage, price per measure and VAT', async () => {
    const { container } = await openProduct(reduced);
    const text = container.textContent!.replaceAll(/\s/g, ' ');
    expect(text).toContain('12,90 €');
    expect(container.querySelector('s')!.textContent).toMatch(/^16,90\s€$/);
    expect(container.querySelector('s')!.parentElement!.textContent).toMatch(/^30\späeva madalaim hind/);
    expect(text).toMatch(/[−-]24 ?%/);
    expect(text).toMatch(/4,30 € *\/ *100 ml/);
    expect(text).toMatch(/10,40 € km-ta/);
  });

  test('PL-04 without a reduction nothing is struck and no percentage stands', async () => {
    const { container } = await openProduct();
    expect(container.querySelector('s')).toBeNull();
    expect(container.textContent).not.toMatch(/30\späeva|%/);
  });

  test('LY-13 on the days of the black label the percentage stands under its name, in black', async () => {
    const label = async (now: string) => {
      const { container } = await openProduct(reduced, { page: { now: new Date(now) } });
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
    const { getByText, queryByText } = await openProduct({
      valid_restrictions: [
        restriction(1, 'Saada kutsetunnistus', true),
        restriction(2, 'Soome ei saada', false),
      ],
    });
    expect(getByText('Saada kutsetunnistus').previousElementSibling!.textContent).toBe(
      'Ainult professionaalidele',
    );
    expect(getByText('Soome ei saada').previousElementSibling!.textContent).toBe('Piiratud');
    cleanup();
    const abroad = await openProduct({ valid_restrictions: [restriction(2, 'Soome ei saada', false)] });
    abroad.getByText('Soome ei saada');
    expect(queryByText('Ainult professionaalidele')).toBeNull();
  });

  test('PL-03 no price, and a disabled product, in words', async () => {
    (await openProduct({ price: null, other_price: null })).getByText('Hinda küsi klienditoelt');
    cleanup();
    const off = await openProduct({ is_disabled: true });
    off.getByText('See toode pole praegu müügis');
    expect(JSON.stringify(off.head.jsonLd)).not.toContain('Offer');
  });
});

describe('parts of the page', () => {
  test('PL-04 PL-01 pictures in the order of their numbers, the first at once, and a zoom', async () => {
    const { container, getByRole, findByRole } = await openProduct({
      files: [picture('c.webp', 3), picture('a.webp', 1), picture('b.webp', 2)],
    });
    const main = [...container.querySelectorAll('ul.snap-x img, li.snap-start img')];
    expect(main.map((image) => image.getAttribute('alt'))).toEqual(['a.webp', 'b.webp', 'c.webp']);
    expect(main.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
    fireEvent.click(getByRole('button', { name: 'Suurenda' }));
    const zoom = await findByRole('dialog', { name: 'a.webp' });
    expect(zoom.textContent).toContain('1');
  });

  test('PL-04 breadcrumb, brand, code, parameters, stock by place, texts and what goes with it', async () => {
    const { container, getByRole, getByText } = await openProduct({
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

  test('PL-04 nothing in stock says until when, or that it is ordered in', async () => {
    const out = await openProduct({
      available_stock: 0,
      stock_state: 'out',
      expected_at: '2026-12-03',
    });
    expect(out.container.textContent).toContain('OtsasJärgmine tarne 03.12.2026');
    cleanup();
    const gone = await openProduct({ available_stock: 0, stock_state: 'out', expected_at: null });
    expect(gone.container.textContent).not.toMatch(/Saadame|Ootame/);
    cleanup();
    const ordered = await openProduct({ available_stock: 0, stock_state: 'on_order', sale_delay: 12 });
    expect(ordered.container.textContent).toMatch(/12 päeva/);
  });

  test('PL-04 documents are downloads with kind and size; without any there is no heading', async () => {
    const { getByRole, queryByRole } = await openProduct({
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
    await openProduct();
    expect(queryByRole('heading', { name: 'Dokumendid' })).toBeNull();
  });

  test('PL-04 PL-06 reviews with average, count and histogram', async () => {
    const { container, getByText } = await openProduct();
    const reviews = container.querySelector('#reviews')!;
    expect(reviews.textContent).toContain('4,5');
    const bars = [...reviews.querySelectorAll<HTMLElement>('[style*="width"]')];
    expect(
      bars.map((one) => one.style.width),
      'shares of all',
    ).toEqual(['50%', '50%', '0%', '0%', '0%']);
    getByText('Lokid püsivad');
    getByText('Kati, Tartu');
    const rows = [...reviews.querySelectorAll<HTMLButtonElement>('li button[aria-pressed]')].slice(0, 5);
    expect(rows.map((one) => one.disabled)).toEqual([false, false, true, true, true]);
  });

  test('PL-04 structured data tells product, offer, rating and the way down', async () => {
    const { head } = await openProduct({ ...reduced, reviews: { average_rating: 4.5, rating_count: 2 } });
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
    const { head } = await openProduct({ description: 'Niisutav juukse/-/hooldus' });
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
