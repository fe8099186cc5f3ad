import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ComposedNode } from '../../domain/creator/contract.ts';
import { reportBlockErrorsTo } from './block-errors.ts';
import { prefetchBlocks } from './prefetch-blocks.ts';
import { answers } from './testing/data.ts';
import { renderBlocks, renderOnServer, node, stage, hydrate } from './testing/tools.tsx';
import { givesHeading, islandNames, isStatic } from './tree-facts.ts';

const reported = vi.fn();

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  reported.mockReset();
  reportBlockErrorsTo((error, block) => console.error(error, block));
});

const broken = (problem: ComposedNode['problem'], name = 'spacer'): ComposedNode => ({
  ...node('spacer'),
  name,
  problem,
  props: {},
});
/** Fits no schema, and its view cannot know. */
const failing = (): ComposedNode => ({ ...node('dynamic_text'), props: {} });
const after = () => node('title_text', { title: 'Järgmine plokk' });

describe('a block never breaks its page', () => {
  test.each([
    ['unknown_block', 'flying_saucer', 'Tundmatu plokk: flying_saucer'],
    ['invalid_props', 'spacer', 'Vahe'],
    ['missing_template', 'accordion', 'Akordion'],
  ] as const)(
    'CR-01 %s: nothing for visitors, a box with its name for editors',
    async (problem, name, words) => {
      const html = await renderOnServer([broken(problem, name), after()]);
      expect(html).toContain('Järgmine plokk');
      expect(html).not.toContain(words);
      for (const mode of ['edit', 'preview'] as const) {
        const { findByText, getByText, unmount } = renderBlocks([broken(problem, name), after()], { mode });
        await findByText((text) => text.includes(words));
        getByText('Järgmine plokk');
        unmount();
      }
    },
  );

  test('CR-01 one that throws on the server is reported and left out, the rest stays', async () => {
    reportBlockErrorsTo(reported);
    const lost = failing();
    const html = await renderOnServer([lost, after()]);
    expect(html).toContain('Järgmine plokk');
    expect(reported).toHaveBeenCalledWith(expect.any(TypeError), lost);
  });

  test('CR-01 one that throws in the browser is reported and left out, and named to editors', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    reportBlockErrorsTo(reported);
    const view = renderBlocks([failing(), after()]);
    view.getByText('Järgmine plokk');
    expect(reported).toHaveBeenCalledWith(
      expect.any(TypeError),
      expect.objectContaining({ name: 'dynamic_text' }),
    );
    const edited = renderBlocks([failing(), after()], { mode: 'edit' });
    await edited.findByText((text) => text.includes('Vormindatud tekst'));
  });
});

describe('what the browser is given', () => {
  test('CR-01 a block is plain HTML when it and all in it have no code', () => {
    const wrapper = node('content_wrapper', {}, [node('title_text', { title: 'a' })]);
    expect(isStatic(wrapper)).toBe(true);
    const withCarousel = node('content_wrapper', {}, [node('carousel'), node('title_text', { title: 'a' })]);
    expect(isStatic(withCarousel)).toBe(false);
    expect(islandNames([wrapper, withCarousel, withCarousel])).toEqual(['content_wrapper', 'carousel']);
  });

  test('CR-01 plain HTML stays as the server sent it, and islands come to life beside it', async () => {
    const nodes = [
      node('title_text', { title: 'Pealkiri' }),
      node('content_wrapper', { title: 'Ümbris' }, [
        node('carousel', {}, [
          node('carousel_item', { imgSrc: '/a.webp', title: 'Üks' }),
          node('carousel_item', { imgSrc: '/b.webp', title: 'Kaks' }),
        ]),
        node('static_text', { title: 'Kõrval' }),
      ]),
      node('category_buttons', { title: 'Kategooriad' }),
    ];
    const sent = await renderOnServer(nodes, { answers });
    const { container, errors, hydrateAll } = await hydrate(nodes, { answers });
    const plain = container.querySelector('[data-block=title_text]')!.innerHTML;
    await act(async () => {});
    expect(errors).toEqual([]);
    expect(sent).toContain(plain);
    expect(container.querySelector('[data-block=title_text]')!.innerHTML).toBe(plain);
    expect(container.querySelector('[data-block=static_text]')!.textContent).toBe('Kõrval');
    // An island stands as the server drew it until somebody comes near or presses something in it.
    // What is there for want of a script is no element to a browser that has one.
    const categories = () => container.querySelectorAll('[data-block=category_buttons] nav > ul > li');
    const first = categories()[0];
    expect(categories()).toHaveLength(6);
    await act(async () =>
      container.querySelector<HTMLButtonElement>('[data-block=category_buttons] button')!.click(),
    );
    await vi.waitFor(() => expect(categories()).toHaveLength(8));
    expect(categories()[0]).toBe(first);
    await hydrateAll();
    expect(errors).toEqual([]);
  });

  test('CR-01 after following a link plain blocks are rendered again', () => {
    const { getByText } = renderBlocks([node('title_text', { title: 'Pealkiri' })]);
    getByText('Pealkiri');
  });
});

describe('props of every block', () => {
  test('BL-title_text uniqueId is the id, hideOn hides by screen and never from the HTML', async () => {
    const html = await renderOnServer([
      node('title_text', { title: 'a', uniqueId: 'tarne', hideOn: ['MOBILE'] }),
      node('title_text', { title: 'b', hideOn: ['SCREEN'] }),
    ]);
    document.body.innerHTML = html;
    expect(document.getElementById('tarne')!.className).toContain('max-md:hidden');
    expect(document.querySelectorAll('[data-block]')[1]!.className).toMatch(/(^| )md:hidden/);
    expect(document.body.textContent).toContain('b');
  });
});

describe('what is fetched before a page is rendered', () => {
  test('CR-01 the first product list, none of the others, and each call once', async () => {
    const { page, queries, calls } = stage({ answers });
    await prefetchBlocks(
      [
        node('content_wrapper', {}, [node('product_carousel_list', { queryType: 'popular' })]),
        node('product_carousel_list', { queryType: 'highlighted' }),
        node('category_buttons'),
        node('category_buttons'),
      ],
      page,
      queries,
    );
    expect(calls.sort()).toEqual(['/api/v1/products/categories/', '/api/v1/products/popular/?limit=20']);
  });

  test('CR-01 a call that fails leaves its block out and the page as it is', async () => {
    const html = await renderOnServer([node('category_buttons', { title: 'Kategooriad' }), after()], {
      answers: {},
    });
    expect(html).not.toContain('Kategooriad');
    expect(html).toContain('Järgmine plokk');
  });

  test.each([
    ['0', 30, true],
    ['4', 30, true],
    ['kolm', 30, true],
    ['3', 30, false],
    ['', 30, false],
    ['2', 0, true],
  ])('RT-16 BL-blog_post_list page %s of %i posts', async (asked, count, isRedirected) => {
    const { page, queries } = stage({
      answers: { '/api/v1/creator/posts/': { count, next: null, previous: null, results: [], filters: {} } },
      page: { path: '/blogi', search: new URLSearchParams(asked ? { page: asked, x: '1' } : {}) },
    });
    const redirect = await prefetchBlocks([node('blog_post_list', { pageSize: 12 })], page, queries);
    expect(redirect).toEqual(isRedirected ? { redirect: '/blogi?x=1', status: 302 } : undefined);
  });
});

test('CR-01 heads of pages give the h1, other blocks do not', () => {
  expect(givesHeading([node('content_wrapper', {}, [node('title_text', { title: 'a', level: 1 })])])).toBe(
    true,
  );
  expect(givesHeading([node('blog_head')])).toBe(true);
  expect(givesHeading([node('title_text', { title: 'a' }), node('carousel')])).toBe(false);
  expect(givesHeading([node('content_head', { title: 'a' })])).toBe(true);
  // Without a title it renders no heading, so the page must give its own.
  expect(givesHeading([node('content_head')])).toBe(false);
});
