import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubView } from '../testing/browser.ts';
import { answers, fullProduct, products } from '../testing/data.ts';
import { renderBlocks, renderOnServer, node, hydrate, type Setting } from '../testing/tools.tsx';
import { serverOnly } from '../../api/queries.ts';
import { roundsOf } from './list-query.ts';
import { rowButtonsLook, rowStyle } from './row-look.ts';

let watched: ReturnType<typeof stubView>;
beforeEach(() => {
  watched = stubView();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = (props: object = {}) =>
  node('product_carousel_list', { title: 'Populaarne', queryType: 'popular', ...props });
const near = async () => {
  await act(async () => watched.at(-1)!.see(true));
};

function show(props: object = {}, setting: Setting = {}) {
  const view = renderBlocks([list(props)], { answers, ...setting });
  return {
    ...view,
    slots: () => view.container.querySelectorAll('[data-slot]').length,
    names: () => [...view.container.querySelectorAll('li:not([inert]) h3')].map((name) => name.textContent),
    repeated: () => view.container.querySelectorAll('li[inert]'),
  };
}

describe('BL-product_carousel_list BL-horizontal_product_list loading', () => {
  test('BL-product_carousel_list asks only once it is within 400 px of the view, with four empty cards until then', async () => {
    const { slots, names, calls } = show();
    expect(watched.at(-1)!.margin).toBe('400px');
    expect([slots(), calls.length]).toEqual([4, 0]);
    await near();
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(slots()).toBe(0);
    expect(calls).toEqual(['/api/v1/products/popular/?limit=20']);
  });

  test('BL-product_carousel_list in edit asks on a press alone', async () => {
    const { calls, names, getByRole } = show({}, { mode: 'edit' });
    await near();
    expect(calls).toEqual([]);
    fireEvent.click(getByRole('button', { name: 'Laadi tooted' }));
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  test('BL-product_carousel_list in preview shows four empty cards and asks nothing', async () => {
    const { slots, calls } = show({}, { mode: 'preview' });
    await near();
    expect([slots(), calls.length]).toEqual([4, 0]);
  });

  test('BL-product_carousel_list the first list of a page comes with the page', async () => {
    const html = await renderOnServer([list(), list({ queryType: 'highlighted' })], { answers });
    expect(html.match(/data-slot/g)).toHaveLength(4);
    expect(html).toContain('Toode 4');
  });

  test('BL-product_carousel_list a later list is there without script, and is not given to the browser', async () => {
    const { container, queries, calls, errors } = await hydrate(
      [
        list(),
        list({ title: 'Soovitatud', queryType: 'fair_favourites', linkUrl: '/tarne', linkText: 'Kõik' }),
      ],
      { answers },
    );
    const unscripted = container.querySelector('noscript')!.innerHTML;
    expect(unscripted.match(/<article/g)).toHaveLength(3);
    expect(unscripted).toContain('Soovitatud');
    expect(unscripted).toContain('href="/tarne"');
    expect(calls).toEqual(['/api/v1/products/popular/?limit=20', '/api/v1/products/fair-favourites/']);
    const given = queries.getQueryCache().findAll({
      predicate: ({ state, queryKey }) => state.status === 'success' && queryKey.at(-1) !== serverOnly,
    });
    expect(given.map(({ queryKey }) => queryKey[0])).toEqual(['/api/v1/products/popular/']);
    expect(errors).toEqual([]);
    container.remove();
  });

  test.each([
    ['popular', '/api/v1/products/popular/?limit=20'],
    ['business_popular', '/api/v1/products/popular/?limit=20&is_business=true'],
    ['highlighted', '/api/v1/products/highlighted/'],
    ['business_highlighted', '/api/v1/products/highlighted/?is_business=true'],
    ['recommended', '/api/v1/recommended/'],
    ['fair_favourites', '/api/v1/products/fair-favourites/'],
    ['brand_favourites', '/api/v1/products/brand-favourites/?brand_id=3'],
  ])('BL-product_carousel_list PL-05 %s asks %s', async (queryType, call) => {
    const { calls } = show({ queryType, favouriteBrandId: 3 });
    await near();
    expect(calls).toEqual([call]);
  });

  test('BL-product_carousel_list a favourite brand is nothing without favourites', async () => {
    const { container, calls } = show({ queryType: 'favourite_brand' });
    expect(container.querySelector('section')).toBeNull();
    expect(calls).toEqual([]);
  });

  test.each([
    ['an empty answer', { '/api/v1/products/popular/': [] }],
    ['a failure', {}],
  ])('BL-product_carousel_list %s is nothing for visitors and told to editors', async (what, some) => {
    const { container } = show({}, { answers: some });
    await near();
    await waitFor(() => expect(container.querySelector('section')).toBeNull());
    cleanup();
    const edited = show({}, { answers: some, mode: 'edit' });
    fireEvent.click(edited.getByRole('button', { name: 'Laadi tooted' }));
    await edited.findByText(what === 'a failure' ? /ei õnnestunud/ : /praegu tooteid ei ole/);
  });
});

describe('BL-product_carousel_list the row', () => {
  test('BL-product_carousel_list at most twenty products', async () => {
    const { names } = show({ listType: 'once' }, { answers: { '/api/v1/products/popular/': products(25) } });
    await near();
    await waitFor(() => expect(names()).toHaveLength(20));
  });

  test.each([
    [4, 'looping', 3],
    [10, 'looping', 1],
    [9, 'looping', 2],
    [3, 'looping', 4],
    [1, 'looping', 1],
    [0, 'looping', 1],
    [4, 'once', 1],
  ] as const)('BL-product_carousel_list %i items %s stand %i times', (count, listType, rounds) => {
    expect(roundsOf(count, listType)).toBe(rounds);
  });

  test('BL-product_carousel_list repeated items are there for the eye alone', async () => {
    const { names, repeated } = show();
    await near();
    await waitFor(() => expect(names()).toEqual(['Toode 1', 'Toode 2', 'Toode 3', 'Toode 4']));
    expect(repeated()).toHaveLength(8);
    for (const item of repeated()) expect(item.getAttribute('aria-hidden')).toBe('true');
  });

  test('LY-10 two of 230 px and gap 16 on XS, three on MD, six and gap 24 on LG; the small variant two and gap 8', () => {
    expect(rowStyle('regular')).toMatchObject({
      '--item-xs': '230px',
      '--gap-xs': '16px',
      '--item-md': 'calc((100% - 48px) / 3)',
      '--gap-md': '24px',
      '--item-lg': 'calc((100% - 120px) / 6)',
    });
    const small = 'calc((100% - 8px) / 2)';
    expect(rowStyle('small')).toMatchObject({
      '--item-xs': small,
      '--item-md': small,
      '--item-lg': small,
      '--gap-md': '8px',
    });
  });

  test('LY-10 BL-horizontal_product_list beside a panel as many cards are in view as without one', () => {
    const { container } = renderBlocks(
      [node('horizontal_product_list', { queryType: 'popular', description: 'Meie omad' })],
      { answers },
    );
    const row = container.querySelector<HTMLElement>('[style*="--item-md"]')!;
    expect(row.className).toContain('--panel-md');
    expect(row.style.getPropertyValue('--item-md')).toBe('calc((100% - 48px) / 3)');
    expect(row.style.getPropertyValue('--item-lg')).toBe('calc((100% - 120px) / 6)');
  });

  test('BL-product_carousel_list buttons and arrow keys move it; a looping row goes on from its other end', async () => {
    const { names, getByRole } = show();
    await near();
    await waitFor(() => expect(names()).toHaveLength(4));
    const row = getByRole('region', { name: 'Populaarne' });
    Object.defineProperties(row, { clientWidth: { value: 600 }, scrollWidth: { value: 1200 } });
    const scrolled: number[] = [];
    row.scrollTo = ((to: ScrollToOptions) => {
      scrolled.push(to.left!);
      row.scrollLeft = to.left!;
    }) as typeof row.scrollTo;
    fireEvent.click(getByRole('button', { name: 'Järgmised tooted' }));
    fireEvent.click(getByRole('button', { name: 'Järgmised tooted' }));
    fireEvent.click(getByRole('button', { name: 'Eelmised tooted' }));
    fireEvent.keyDown(row, { key: 'ArrowLeft' });
    expect(scrolled).toEqual([600, 0, 600, expect.any(Number)]);
  });

  test('BL-product_carousel_list BL-horizontal_product_list the buttons are there where not all is in view', () => {
    expect(rowButtonsLook('regular', 3)).toBe('hidden');
    expect(rowButtonsLook('regular', 6)).toBe('max-md:hidden lg:hidden');
    expect(rowButtonsLook('regular', 7)).toBe('max-md:hidden');
    expect(rowButtonsLook('small', 3)).toBe('max-md:hidden');
  });

  test('BL-horizontal_product_list has its buttons also without a title', async () => {
    const panel = node('horizontal_product_list', { description: 'Meie omad', queryType: 'popular' });
    const { findByRole } = renderBlocks([panel], { answers });
    await near();
    await findByRole('button', { name: 'Järgmised tooted' });
  });

  test('BL-product_carousel_list a second list of the same products is taken over as the server drew it', async () => {
    const lists = [list({ title: 'Esimene' }), list({ title: 'Teine' })];
    const { container, errors, root, hydrateAll, calls } = await hydrate(lists, { answers });
    expect(container.querySelectorAll('[data-slot]')).toHaveLength(4);
    await act(async () => {});
    // Their code too must be there before they are within 400 px.
    expect(watched.map((one) => one.margin)).toEqual(['400px', '400px']);
    await hydrateAll();
    expect(errors).toEqual([]);
    await act(async () => watched.forEach((one) => one.margin === '400px' && one.see(true)));
    await waitFor(() => expect(container.querySelectorAll('[data-slot]')).toHaveLength(0));
    expect(calls).toHaveLength(1);
    act(() => root.unmount());
    container.remove();
  });

  test('BL-horizontal_product_list the panel tells what the products are; without content there is only the row', async () => {
    const panel = renderBlocks(
      [
        node('horizontal_product_list', {
          title: 'Valik',
          description: 'Meie omad',
          bgColor: 'blue',
          linkUrl: '/tarne',
          linkText: 'Kõik',
          panelSide: 'right',
        }),
      ],
      { answers },
    );
    panel.getByRole('heading', { name: 'Valik' });
    panel.getByRole('link', { name: 'Kõik' });
    panel.getByText('Meie omad');
    cleanup();
    const bare = renderBlocks([node('horizontal_product_list', { title: 'Valik' })], { answers });
    bare.getByRole('heading', { name: 'Valik' });
    expect(bare.container.querySelector('.min-h-60')).toBeNull();
  });
});

test('BL-product_card tells what others think of the product; a preview shows a sample and asks nothing', async () => {
  const rated = {
    ...answers,
    '/api/v1/products/1/': { ...fullProduct(1), reviews: { average_rating: 4.5, rating_count: 12 } },
  };
  const { findByRole, getByText } = renderBlocks([node('product_card', { productId: 1 })], {
    answers: rated,
  });
  await findByRole('img', { name: /viiest/ });
  getByText('12 arvustust');
  cleanup();
  const preview = renderBlocks([node('product_card')], { mode: 'preview' });
  preview.getByText('Toote nimi');
  expect(preview.calls).toEqual([]);
});

test('BL-product_card shows the product, and nothing when there is none', async () => {
  const found = await renderOnServer([node('product_card', { productId: 1 })], { answers });
  expect(found).toContain('Toode 1');
  expect(await renderOnServer([node('product_card')], { answers })).not.toContain('article');
  const gone = renderBlocks([node('product_card', { productId: 9 })], { answers });
  await waitFor(() => expect(gone.container.querySelector('[data-slot]')).toBeNull());
  cleanup();
  const edited = renderBlocks([node('product_card')], { mode: 'edit', answers });
  edited.getByText('Vali toode');
});
