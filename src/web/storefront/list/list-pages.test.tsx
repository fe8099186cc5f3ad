import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '../../../domain/search/contract.ts';
import { sorts } from '../../../domain/search/sorts.ts';
import { ApiError } from '../../api/client.ts';
import { setWindow, stubView } from '../../blocks/testing/browser.ts';
import { category, products } from '../../blocks/testing/data.ts';
import { stage, type Setting } from '../../blocks/testing/tools.tsx';
import { NavigateProvider } from '../../state/navigation.tsx';
import { PageProvider, type PageContext } from '../../state/page.tsx';
import ProductListPage, { meta, prefetch as prefetchListPage } from '../ProductListPage.tsx';
import SearchPage, { prefetch as prefetchSearchPage } from '../SearchPage.tsx';
import { preloadModules } from '../../ui/lazy-module.ts';

// As on the way from page to page, where all parts of the next one are fetched before it is shown.
beforeAll(() => {
  setWindow();
  return preloadModules(true);
});

const searchCall = '/api/v1/products/elastic/search/new/';
const go = vi.fn<(address: string, options?: object) => void>();

beforeEach(() => {
  setWindow();
  stubView();
  go.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const facets: SearchAnswer['facets'] = {
  category: [{ id: 2, parent: 1, name: 'Šampoonid', slug: 'sampoonid', count: 4 }],
  brand: [
    { id: 3, name: 'NORDLYS', slug: 'nordlys', count: 40 },
    { id: 4, name: 'OXLAB', slug: 'oxlab', count: 0 },
  ],
  price: { start: 3, end: 90 },
  parameter: [
    {
      code: 'volume',
      type: 'STRING',
      name: 'Maht',
      unit: null,
      values: [{ code: '300-ml', name: '300 ml', color: null, count: 5 }],
    },
  ],
  discount: [{ rate: 1, count: 7 }],
  in_stock: 31,
};

const found = (count: number, more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  count,
  next: null,
  previous: null,
  relation: 'eq',
  results: products(Math.min(count, 24)),
  facets,
  did_you_mean: null,
  exact: null,
  unknown_code: null,
  brands: [],
  categories: [],
  ...more,
});

const list = { path: '/products/categories/1', params: { list: 'categories', id: '1' } };

/** A list page at an address, as after its fetches. */
async function open(path: string, answer: SearchAnswer, setting: Setting = {}) {
  const url = new URL(path, 'https://ilumaja.example');
  const isSearch = url.pathname === '/products';
  const at = stage({
    answers: {
      [searchCall]: answer,
      '/api/v1/products/categories/': [category(1, undefined, 'Juuksehooldus'), category(2, 1)],
      '/api/v1/products/brands/': [],
      '/api/v1/statistics/searches/': null,
      ...setting.answers,
    },
    page: {
      ...(isSearch ? { path: '/products' } : list),
      url: url.pathname + url.search,
      search: url.searchParams,
    },
  });
  const redirect = await (isSearch ? prefetchSearchPage! : prefetchListPage!)(at.page, at.queries);
  const Page = isSearch ? SearchPage : ProductListPage;
  const pageAt = (page: PageContext) =>
    at.around(
      <PageProvider value={page}>
        <NavigateProvider value={go}>
          <Page />
        </NavigateProvider>
      </PageProvider>,
    );
  const view = redirect ? null : render(pageAt(at.page));
  return { ...at, pageAt, view: view!, redirect };
}

describe('SR-05 a search for a code', () => {
  const exact = { id: 201, slug: 'pusivarv-6-64' };

  test('SR-05 leads to the product it is the code of, unless the visitor has begun to filter', async () => {
    const searched = await open('/products?search=OX-PC-664', found(1, { exact }));
    expect(searched.redirect).toEqual({ redirect: '/products/201-pusivarv-6-64', status: 302 });
    for (const more of ['&brand=3', '&in_stock=true', '&price_end=9'])
      expect((await open(`/products?search=OX-PC-664${more}`, found(1, { exact }))).redirect).toBeUndefined();
    expect((await open('/products?search=OX-PC', found(2))).redirect).toBeUndefined();
  });

  test('SR-05 that the shop does not stock says so', async () => {
    const { view } = await open('/products?search=ABC-123456', found(0, { unknown_code: 'ABC-123456' }), {
      answers: {
        '/api/v1/statistics/popular/categories/': [],
        '/api/v1/products/popular/': [],
      },
    });
    // Nothing breaks the code at its dash.
    expect(await view.findByText('Tootekoodi „ABC\u2060-\u2060123456“ meie valikus ei ole')).toBeTruthy();
  });
});

describe('PL-02 a list', () => {
  test('PL-02 RT-04 counts, shows its products under the name of the category, and asks for that category', async () => {
    const { view, calls } = await open('/products/categories/1', found(50));
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Juuksehooldus');
    expect(view.getAllByRole('article')).toHaveLength(24);
    view.getByText('50 toodet');
    expect(calls.filter((call) => call.startsWith(searchCall))).toEqual([
      `${searchCall}?category=1&fixed=category`,
    ]);
  });

  test('PL-02 can be ordered by relevance, newest, price up, price down, name and discount', async () => {
    const { view } = await open('/products/categories/1?brand=3&page=2', found(50));
    const order = view.getByRole('combobox', { name: 'Järjesta' }) as HTMLSelectElement;
    expect([...order.options].map((one) => one.value).toSorted()).toEqual([...sorts].toSorted());
    expect(new Set(sorts)).toEqual(
      new Set(['relevance', 'newest', 'price', '-price', 'name', '-discount_rate']),
    );
    fireEvent.change(order, { target: { value: '-price' } });
    // Another order begins at its first page and keeps the filters.
    expect(go).toHaveBeenCalledWith('/products/categories/1?brand=3&sort=-price', { keepScroll: true });
  });

  test('PL-02 a filter goes into the address beside the others, and taken away leaves them', async () => {
    const { view } = await open('/products/categories/1?in_stock=true', found(50));
    fireEvent.click(view.getByRole('checkbox', { name: /NORDLYS/ }));
    expect(go).toHaveBeenLastCalledWith('/products/categories/1?brand=3&in_stock=true', { keepScroll: true });
    // Chosen before the list for the first choice has come, the second adds up.
    fireEvent.click(view.getByRole('checkbox', { name: /300 ml/ }));
    expect(go.mock.lastCall![0]).toBe(
      `/products/categories/1?brand=3&parameter=${encodeURIComponent('volume:300-ml')}&in_stock=true`,
    );
    expect((view.getByRole('checkbox', { name: /OXLAB/ }) as HTMLInputElement).disabled).toBe(true);
    expect(view.getByRole('link', { name: /Eemalda.*Laos/ }).getAttribute('href')).not.toContain('in_stock');
  });

  test('PL-02 back on the page a filter was chosen on, what its address says counts again', async () => {
    const { view, page, pageAt, queries } = await open('/products/categories/1', found(50));
    const isChosen = () => (view.getByRole('checkbox', { name: /NORDLYS/ }) as HTMLInputElement).checked;
    fireEvent.click(view.getByRole('checkbox', { name: /NORDLYS/ }));
    expect(isChosen()).toBe(true);
    const chosen = { ...page, url: '/products/categories/1?brand=3', search: new URLSearchParams('brand=3') };
    await prefetchListPage!(chosen, queries);
    view.rerender(pageAt(chosen));
    expect(isChosen()).toBe(true);
    view.rerender(pageAt(page));
    expect(isChosen()).toBe(false);
  });

  test('PL-02 LY-07 pages are links that keep filters and order', async () => {
    const { view } = await open('/products/categories/1?brand=3&sort=price', found(50));
    const next = view.getByRole('link', { name: 'Järgmine lehekülg' });
    expect(next.getAttribute('href')).toBe('/products/categories/1?brand=3&sort=price&page=2');
  });

  test('PL-02 more products are a link to the address that shows them, which keeps filters and order', async () => {
    const { view } = await open('/products/categories/1?brand=3&sort=price', found(80));
    const more = view.getByRole('link', { name: 'Näita veel 24' });
    expect(more.getAttribute('href')).toBe('/products/categories/1?brand=3&sort=price&pages=2');
    view.getByText('Näed 24, kokku 80');
  });

  test('PL-02 an address with pages shows them below each other, and leads on from the last of them', async () => {
    const { view, calls } = await open('/products/categories/1?page=2&pages=2', found(80));
    expect(calls.filter((call) => call.startsWith(searchCall))).toEqual([
      `${searchCall}?category=1&fixed=category&page=2`,
      `${searchCall}?category=1&standalone=true&page=3`,
    ]);
    expect(view.getAllByRole('article')).toHaveLength(48);
    view.getByText('Näed 72, kokku 80');
    expect(view.getByRole('link', { name: 'Näita veel 8' }).getAttribute('href')).toBe(
      '/products/categories/1?page=2&pages=3',
    );
    expect(view.getByRole('link', { name: /^Lehekülg 3/ }).getAttribute('aria-current')).toBe('page');
    // Another page, or another choice, begins with itself alone.
    expect(view.getByRole('link', { name: 'Järgmine lehekülg' }).getAttribute('href')).toBe(
      '/products/categories/1?page=4',
    );
    fireEvent.click(view.getByRole('checkbox', { name: /NORDLYS/ }));
    expect(go).toHaveBeenLastCalledWith('/products/categories/1?brand=3', { keepScroll: true });
  });

  test.each([
    ['pages=99', 96],
    ['pages=0', 24],
    ['pages=-2', 24],
    ['pages=two', 24],
    ['pages=', 24],
    ['page_size=100&pages=3', 24],
  ])(
    'PL-02 %s of four pages shows %i products: what there is, and not too much at a time',
    async (search, shown) => {
      const { view } = await open(`/products/categories/1?${search}`, found(80));
      expect(view.getAllByRole('article')).toHaveLength(shown);
    },
  );

  test('PL-02 a further page that does not come says so in its place, is not counted as seen, and can be asked for again', async () => {
    const refusal = new ApiError(429, 'RATE_LIMITED', null);
    let second: Promise<SearchAnswer> = Promise.reject(refusal);
    const { view } = await open('/products/categories/1?pages=2', found(80), {
      answers: { [searchCall]: ({ page }: { page?: string }) => (page === '2' ? second : found(80)) },
    });
    expect(view.getByRole('alert').textContent).toBe('Seda osa ei õnnestunud laadida');
    expect(view.getAllByRole('article')).toHaveLength(24);
    view.getByText('Näed 24, kokku 80');
    // The way on is the page that is missing, not the one after it.
    expect(view.queryByRole('link', { name: /^Näita veel/ })).toBeNull();

    const retry = view.getByRole('button', { name: 'Proovi uuesti' });
    const again = Promise.withResolvers<SearchAnswer>();
    second = again.promise;
    retry.focus();
    fireEvent.click(retry);
    await vi.waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    view.getByRole('alert');
    again.reject(refusal);
    await vi.waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull());
    expect(document.activeElement).toBe(retry);
    view.getByText('Näed 24, kokku 80');

    second = Promise.resolve(found(80));
    fireEvent.click(retry);
    await vi.waitFor(() => expect(view.getAllByRole('article')).toHaveLength(48));
    view.getByText('Näed 48, kokku 80');
    view.getByRole('link', { name: 'Näita veel 24' });
    expect(document.activeElement).toBe(within(view.getAllByRole('article')[24]!).getByRole('link'));
  });

  test('PL-02 a further page asked for by a press shows that it is on its way, and gets the focus once it is there', async () => {
    const { view, ...at } = await open('/products/categories/1', found(80));
    const more = view.getByRole('link', { name: 'Näita veel 24' });
    fireEvent.click(more, { ctrlKey: true });
    expect(more.getAttribute('aria-busy')).toBe('false');
    fireEvent.click(more);
    expect(more.getAttribute('aria-busy')).toBe('true');

    const url = '/products/categories/1?pages=2';
    const page = { ...at.page, url, search: new URLSearchParams('pages=2') };
    await prefetchListPage!(page, at.queries);
    view.rerender(at.pageAt(page));
    const cards = view.getAllByRole('article');
    expect(cards).toHaveLength(48);
    expect(document.activeElement).toBe(within(cards[24]!).getByRole('link'));
    expect(view.getByRole('link', { name: 'Näita veel 24' }).getAttribute('aria-busy')).toBe('false');
  });

  test('PL-02 a filter taken away keeps the place, and the focus goes to the next one or to the count', async () => {
    const at = await open('/products/categories/1?brand=3&in_stock=true', found(50));
    const { view } = at;
    const chips = () => within(view.getByRole('list', { name: 'Valitud filtrid' })).getAllByRole('link');
    const follow = async (link: HTMLElement) => {
      expect(link.hasAttribute('data-keep-scroll')).toBe(true);
      const url = link.getAttribute('href')!;
      link.focus();
      fireEvent.click(link);
      const page = { ...at.page, url, search: new URL(url, 'https://ilumaja.example').searchParams };
      await prefetchListPage!(page, at.queries);
      view.rerender(at.pageAt(page));
    };
    await follow(view.getByRole('link', { name: /Eemalda.*NORDLYS/ }));
    expect(document.activeElement).toBe(chips()[0]);
    expect(document.activeElement!.getAttribute('aria-label')).toContain('Laos');
    await follow(chips()[0]!);
    expect(document.activeElement!.textContent).toContain('50 toodet');
  });

  test('PL-02 the button of the filters counts those in force, not what the page is of', async () => {
    const none = await open('/products/categories/1', found(50));
    none.view.getByRole('button', { name: 'Filtrid' });
    cleanup();
    const { view } = await open(
      '/products/categories/1?brand=3,4&parameter=volume:300-ml&price_end=20&in_stock=true',
      found(50),
    );
    view.getByRole('button', { name: 'Filtrid (5)' });
    expect(within(view.getByRole('list', { name: 'Valitud filtrid' })).getAllByRole('listitem')).toHaveLength(
      // And the way to clear them all.
      5 + 1,
    );
  });

  test('PL-02 a list that does not come after a choice says so, keeps its filters and can be asked for again', async () => {
    const refusal = new ApiError(503, 'BUSY', null);
    let narrowed: Promise<SearchAnswer> = Promise.reject(refusal);
    narrowed.catch(() => {});
    const at = await open('/products/categories/1', found(50), {
      answers: { [searchCall]: ({ brand }: { brand?: string }) => (brand ? narrowed : found(50)) },
    });
    const url = '/products/categories/1?brand=3';
    const page = { ...at.page, url, search: new URLSearchParams('brand=3') };
    window.history.replaceState({}, '', at.page.path);
    await prefetchListPage!(page, at.queries);
    at.view.rerender(at.pageAt(page));
    expect(at.view.getByRole('alert').textContent).toBe('Seda osa ei õnnestunud laadida');
    expect(at.view.queryByRole('article')).toBeNull();
    expect((at.view.getByRole('checkbox', { name: /NORDLYS/ }) as HTMLInputElement).checked).toBe(true);
    const retry = at.view.getByRole('button', { name: 'Proovi uuesti' });
    // It is asked for once more by itself.
    await vi.waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull());
    narrowed = Promise.resolve(found(3));
    fireEvent.click(retry);
    await vi.waitFor(() => expect(at.view.getAllByRole('article')).toHaveLength(3));
    expect(at.view.queryByRole('alert')).toBeNull();

    // Somebody who comes from elsewhere sees the page of the error: there is nothing to stay on.
    window.history.replaceState({}, '', '/');
    narrowed = Promise.reject(refusal);
    narrowed.catch(() => {});
    at.queries.clear();
    await expect(prefetchListPage!(page, at.queries)).rejects.toBe(refusal);
  });

  test('PL-02 nothing left by the filters says so and offers to clear them', async () => {
    const { view } = await open('/products/categories/1?brand=4', found(0));
    expect(view.queryByRole('article')).toBeNull();
    view.getByText('Nende filtritega tooteid ei ole');
    for (const clear of view.getAllByRole('link', { name: 'Tühjenda kõik' }))
      expect(clear.getAttribute('href')).toBe('/products/categories/1');
    cleanup();
    const searched = await open('/products?search=mask&brand=4', found(0));
    for (const clear of searched.view.getAllByRole('link', { name: 'Tühjenda kõik' }))
      expect(clear.getAttribute('href')).toBe('/products?search=mask');
  });

  test('PL-02 a category that has nothing blames neither filters nor a keyword', async () => {
    const { view } = await open('/products/categories/1', found(0));
    view.getByText('Siin praegu tooteid ei ole');
    expect(view.queryByText('Proovi mõnda muud märksõna.')).toBeNull();
    expect(view.queryByRole('link', { name: 'Tühjenda kõik' })).toBeNull();
  });

  test('PL-02 SR-02 nothing found for a text says so and offers another keyword', async () => {
    const answers = { '/api/v1/products/popular/': products(4) };
    const { view } = await open('/products?search=qqzz', found(0), { answers });
    view.getByText('Otsing „qqzz“ ei andnud tulemusi');
    view.getByText('Proovi mõnda muud märksõna.');
    expect(view.queryByRole('link', { name: 'Tühjenda kõik' })).toBeNull();
    const popular = view.getByRole('heading', { level: 2, name: 'Populaarsed tooted' }).parentElement!;
    expect(within(popular).getAllByRole('article')).toHaveLength(4);
  });

  test('PL-02 filters of an address that do not fit are left out, the rest holds', async () => {
    const { calls } = await open(
      '/products?search=mask&sort=cheapest&brand=abc,3&price_start=x&in_stock=true',
      found(3),
    );
    expect(calls.filter((call) => call.startsWith(searchCall))).toEqual([
      `${searchCall}?term=mask&brand=3&in_stock=true`,
    ]);
  });

  test('PL-02 a narrowed list is not for search engines, the whole one is', async () => {
    const whole = await open('/products/categories/1', found(50));
    const head = meta!(whole.page, whole.queries);
    expect([head.title, head.canonical!('et'), head.robots]).toEqual([
      'Juuksehooldus',
      '/products/categories/1-kategooria-1',
      undefined,
    ]);
    cleanup();
    for (const [query, title, canonical] of [
      ['page=2', 'Juuksehooldus, Lehekülg 2', '/products/categories/1-kategooria-1?page=2'],
      ['page=1', 'Juuksehooldus', '/products/categories/1-kategooria-1'],
      ['utm_source=letter', 'Juuksehooldus', '/products/categories/1-kategooria-1'],
    ] as const) {
      const { page, queries } = await open(`/products/categories/1?${query}`, found(50));
      const same = meta!(page, queries);
      expect([same.title, same.canonical!('et'), same.robots], query).toEqual([title, canonical, undefined]);
      cleanup();
    }
    const narrowed = await open('/products/categories/1?brand=3', found(5));
    expect(meta!(narrowed.page, narrowed.queries).robots).toBe('noindex');
  });
});

test.each([
  ['0', true],
  ['-1', true],
  ['4', true],
  ['two', true],
  ['1.5', true],
  ['3', false],
])('RT-16 page %s of 50 products leads to the first: %s', async (page, isRedirected) => {
  const { redirect } = await open(`/products/categories/1?brand=3&page=${page}`, found(50));
  expect(redirect).toEqual(
    isRedirected ? { redirect: '/products/categories/1?brand=3', status: 302 } : undefined,
  );
});

test.each([
  ['colours', '1'],
  ['brands', 'abc'],
  ['categories', '1x'],
  ['categories', '-1'],
  ['categories', ''],
  ['categories', '77'],
  ['brands', '77-nobody'],
])('RT-04 %s/%s is no list', async (kind, id) => {
  const at = stage({
    answers: { [searchCall]: found(0), '/api/v1/products/categories/': [], '/api/v1/products/brands/': [] },
    page: { params: { list: kind, id } },
  });
  await expect(prefetchListPage!(at.page, at.queries)).rejects.toMatchObject({ status: 404 });
});

test('SR-06 results that are shown are counted, once a text, and a failure of it disturbs nothing', async () => {
  const { calls, view } = await open('/products?search=palsam', found(3));
  await vi.waitFor(() => expect(calls).toContain('POST /api/v1/statistics/searches/ {"term":"palsam"}'));
  expect(view.getAllByRole('article')).toHaveLength(3);
  cleanup();
  const all = await open('/products', found(3));
  await Promise.resolve();
  expect(all.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});
