import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/client.ts';
import { clipLines } from './constants.ts';
import { answers, category, post, postPage } from './testing/data.ts';
import { renderBlocks, renderOnServer, node, type Setting } from './testing/tools.tsx';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** What a browser says of a text of so many px that shows so many. */
function textIs(scrollHeight: number, clientHeight: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(clientHeight);
}

const heads = ['brand_head', 'content_subhead', 'category_head', 'category_foot'] as const;
const long = { title: 'Pealkiri', description: 'Pikk jutt' };

describe('a clipped description', () => {
  test.each(heads)('BL-%s is cut with a button for the rest, and says whether it is open', (name) => {
    textIs(300, 100);
    const { getByRole, getByText } = renderBlocks([node(name, long)], { answers });
    const button = getByRole('button', { name: 'Loe edasi' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(getByText('Pikk jutt').className).toMatch(/line-clamp/);
    fireEvent.click(button);
    expect(getByRole('button', { name: 'Näita vähem' }).getAttribute('aria-expanded')).toBe('true');
    expect(getByText('Pikk jutt').className).not.toMatch(/line-clamp/);
    fireEvent.click(getByRole('button', { name: 'Näita vähem' }));
    expect(getByText('Pikk jutt').className).toMatch(/line-clamp/);
  });

  test.each(heads)('BL-%s has no button when nothing is cut, and is not cut while edited', (name) => {
    textIs(100, 100);
    expect(
      renderBlocks([node(name, long)], { answers }).queryByRole('button', { name: 'Loe edasi' }),
    ).toBeNull();
    cleanup();
    textIs(300, 100);
    const edited = renderBlocks([node(name, long)], { mode: 'edit', answers });
    expect(edited.queryByRole('button', { name: 'Loe edasi' })).toBeNull();
    expect(edited.getByText('Pikk jutt').className).not.toMatch(/line-clamp/);
  });

  test.each([
    ['brand_head', clipLines.brand],
    ['content_subhead', clipLines.brand],
    ['category_head', clipLines.category],
    ['category_foot', clipLines.category],
  ] as const)('BL-%s shows its lines by screen, and the whole text is in the page', async (name, lines) => {
    const html = await renderOnServer([node(name, long)], { answers });
    expect(html).toContain('Pikk jutt');
    const classes = /line-clamp-(\d+)(?: md:line-clamp-(\d+) xl:line-clamp-(\d+))?/.exec(html)!;
    expect(Number(classes[1])).toBe(lines.small);
    expect(Number(classes[2] ?? classes[1])).toBe(lines.default);
    expect(Number(classes[3] ?? classes[1])).toBe(lines.large);
  });
});

const categoryPage = (id: string): Setting => ({
  answers: {
    ...answers,
    '/api/v1/products/categories/': [
      category(1, undefined, 'Juuksed'),
      category(2, 1, 'Hooldus'),
      category(3, 2, 'Maskid'),
    ],
  },
  page: { path: `/products/categories/${id}`, params: { list: 'categories', id } },
});

test('BL-category_head name, way down and children come from the category of the page', async () => {
  document.body.innerHTML = await renderOnServer([node('category_head')], categoryPage('2-hooldus'));
  expect(document.querySelector('h1')!.textContent).toBe('Hooldus');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/products/categories/1-kategooria-1', '/products/categories/3-kategooria-3']);
});

test('BL-category_foot its words are the editors’ alone, its title that of the category', async () => {
  document.body.innerHTML = await renderOnServer(
    [node('category_foot', { description: 'Lisaks' })],
    categoryPage('2-hooldus'),
  );
  expect(document.querySelector('h2')!.textContent).toBe('Hooldus');
});

test('BL-brand_head name and logo come from the brand of the page', async () => {
  document.body.innerHTML = await renderOnServer([node('brand_head')], {
    answers,
    page: { params: { list: 'brands', id: '3-nordlys' } },
  });
  expect(document.querySelector('h1')!.textContent).toBe('NORDLYS');
  expect(document.querySelector('img')!.getAttribute('src')).toBe('/media/nordlys.svg');
});

test('BL-brand_head a rendered logo is shown whole, a photograph fills its place', async () => {
  const logo = { imgSrc: '/media/1200/ab/nordlys.svg', imgAlt: 'NORDLYS', title: 'NORDLYS' };
  const photograph = { ...logo, imgSrc: '/media/1200/ab/salong.webp' };
  for (const [props, fit] of [
    [logo, 'object-contain'],
    [photograph, 'object-cover'],
  ] as const) {
    document.body.innerHTML = await renderOnServer([node('brand_head', props)], { answers });
    expect(document.querySelector('img')!.className.split(' ')).toContain(fit);
  }
});

test.each([
  ['category_head', 'Kategooria'],
  ['category_foot', 'Kategooria'],
  ['brand_head', 'Bränd'],
] as const)('BL-%s in preview a sample name stands for the real one', (name, sample) => {
  const { getByRole, calls } = renderBlocks([node(name)], { mode: 'preview' });
  getByRole('heading', { name: sample });
  expect(calls).toEqual([]);
});

describe('BL-category_buttons', () => {
  const buttons = (props: Record<string, unknown> = {}, setting: Setting = { answers }) => {
    const view = renderBlocks([node('category_buttons', props)], setting);
    return {
      ...view,
      names: () =>
        [...view.container.querySelectorAll('li')].map((item) => item.querySelector('a')!.textContent),
    };
  };

  test('LY-10 BL-category_buttons the first six, then all, and back', async () => {
    const { names, findByRole, getByRole } = buttons();
    const all = await findByRole('button', { name: 'Kõik kategooriad' });
    expect(names()).toHaveLength(6);
    fireEvent.click(all);
    expect(names()).toHaveLength(8);
    fireEvent.click(getByRole('button', { name: 'Näita vähem' }));
    expect(names()).toHaveLength(6);
  });

  test('LY-10 BL-category_buttons without script all stand there', async () => {
    const html = await renderOnServer([node('category_buttons')], { answers });
    const [first, rest] = html.split('<noscript>');
    expect(first!.match(/<li/g)).toHaveLength(6);
    expect(rest!.split('</noscript>')[0]!.match(/<li/g)).toHaveLength(2);
  });

  test('LY-04 BL-category_buttons seasonal discounts are left out', async () => {
    const { names } = buttons(
      {},
      { answers: { '/api/v1/products/categories/': [category(1), { ...category(2), is_seasonal: true }] } },
    );
    await waitFor(() => expect(names()).toHaveLength(1));
  });

  test('BL-category_buttons without children there is nothing', async () => {
    const { container } = buttons(
      { title: 'Kategooriad' },
      { answers: { '/api/v1/products/categories/': [] } },
    );
    await act(async () => {});
    expect(container.querySelector('section')).toBeNull();
  });

  test('BL-category_buttons six grey ones in preview, which asks nothing', () => {
    const { container, calls } = buttons({}, { mode: 'preview' });
    expect(container.querySelectorAll('[data-grey-button]')).toHaveLength(6);
    expect(calls).toEqual([]);
  });
});

describe('BL-blog_post_list BL-horizontal_post_list', () => {
  test('CN-02 BL-blog_post_list teasers lead to their path, pages keep the address', async () => {
    document.body.innerHTML = await renderOnServer(
      [node('blog_post_list', { title: 'Artiklid', pageSize: 2 })],
      {
        answers: { '/api/v1/creator/posts/': postPage([post('/inspiration/a'), post('/inspiration/b')], 5) },
        page: { path: '/blogi', search: new URLSearchParams('page=2') },
      },
    );
    const links = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/inspiration/a', '/inspiration/b', '/blogi', '/blogi?page=3']),
    );
    expect(document.querySelector('[aria-current=page]')!.textContent).toBe('2');
  });

  test.each([
    ['POST', '/api/v1/creator/posts/?type=POST&page_size=5'],
    ['CAMPAIGN', '/api/v1/creator/posts/?type=CAMPAIGN&page_size=5'],
    ['EVENT', '/api/v1/creator/posts/?type=EVENT&page_size=5&upcoming=true'],
  ])('BL-horizontal_post_list %s asks %s', async (postType, call) => {
    const { calls } = renderBlocks([node('horizontal_post_list', { postType })], { answers });
    await waitFor(() => expect(calls).toEqual([call]));
  });

  test('BL-horizontal_post_list leaves out the page it stands on, and shows no more than asked', async () => {
    const paths = ['/inspiration/a', '/inspiration/b', '/inspiration/c'];
    const { findAllByRole } = renderBlocks([node('horizontal_post_list', { limit: 2 })], {
      answers: {
        '/api/v1/creator/posts/': postPage(
          paths.map((path) => post(path)),
          3,
        ),
      },
      page: { path: '/inspiration/b' },
    });
    const links = await findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/inspiration/a', '/inspiration/c']);
  });

  test.each(['/events/b', '/events/b/12', '/events/b/'])(
    'BL-horizontal_post_list EV-01 a training is not among the others on its own page %s',
    async (path) => {
      const paths = ['/events/a', '/events/b', '/events/bb', '/events/c'];
      const { findAllByRole } = renderBlocks(
        [node('horizontal_post_list', { limit: 3, postType: 'EVENT' })],
        {
          answers: { '/api/v1/creator/posts/': postPage(paths.map((one) => post(one))) },
          page: { path },
        },
      );
      const links = await findAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/events/a',
        '/events/bb',
        '/events/c',
      ]);
    },
  );

  test('BL-horizontal_post_list stays one row however many there are', async () => {
    const posts = Array.from({ length: 7 }, (_, index) => post(`/inspiration/${index}`));
    document.body.innerHTML = await renderOnServer([node('horizontal_post_list', { limit: 7 })], {
      answers: { '/api/v1/creator/posts/': postPage(posts) },
    });
    expect(document.querySelectorAll('li')).toHaveLength(7);
    expect(document.querySelector('ul')!.className).toContain('grid-flow-col');
    expect(document.querySelector('ul')!.className).not.toContain('grid-flow-row');
  });

  test('BL-horizontal_post_list shows a bar to scroll by where the window does not hold all', async () => {
    const barOf = async (count: number) => {
      const posts = Array.from({ length: count }, (_, index) => post(`/inspiration/${index}`));
      document.body.innerHTML = await renderOnServer([node('horizontal_post_list', { limit: 12 })], {
        answers: { '/api/v1/creator/posts/': postPage(posts) },
      });
      return /\S*\[scrollbar-width:thin\]/.exec(document.querySelector('.scroll-row')!.className)?.[0];
    };
    expect([await barOf(3), await barOf(4), await barOf(5)]).toEqual([
      undefined,
      'md:max-lg:[scrollbar-width:thin]',
      'md:[scrollbar-width:thin]',
    ]);
  });

  test('BL-horizontal_post_list the first one large, the others beside it', async () => {
    document.body.innerHTML = await renderOnServer(
      [node('horizontal_post_list', { look: 'feature', title: 'Inspiratsioon' })],
      { answers },
    );
    expect([...document.querySelectorAll('h3')].map((name) => name.textContent)).toEqual([
      'Lugu /inspiration/1',
      'Lugu /inspiration/2',
      'Lugu /inspiration/3',
    ]);
    expect(document.querySelectorAll('ul li')).toHaveLength(2);
    expect(document.body.textContent).toContain('Hooldus · 5 min');
  });

  test.each(['blog_post_list', 'horizontal_post_list'] as const)(
    'BL-%s nothing without posts, samples in preview',
    async (name) => {
      const html = await renderOnServer([node(name, { title: 'Artiklid' })], {
        answers: { '/api/v1/creator/posts/': postPage([]) },
      });
      expect(html).not.toContain('Artiklid');
      const { container, calls } = renderBlocks([node(name)], { mode: 'preview' });
      expect(container.querySelectorAll('[data-sample]')).toHaveLength(3);
      expect(calls).toEqual([]);
    },
  );
});

test('BL-newsletter says the words of the editors and no others', async () => {
  document.body.innerHTML = await renderOnServer([node('newsletter')]);
  expect(document.querySelector('h2')).toBeNull();
  document.body.innerHTML = await renderOnServer([node('newsletter', { title: 'Kord nädalas' })]);
  expect(document.querySelector('h2')!.textContent).toBe('Kord nädalas');
});

describe('BL-newsletter', () => {
  const form = (setting: Setting = { answers }) => {
    const view = renderBlocks([node('newsletter', { title: 'Uudiskiri' })], setting);
    const field = view.getByRole('textbox', { hidden: true });
    return { ...view, field, send: () => fireEvent.submit(field.closest('form')!) };
  };

  test('CN-03 BL-newsletter a wrong address is told in its place and nothing is sent; the words go with the next letter', () => {
    const { field, send, calls } = form();
    fireEvent.change(field, { target: { value: 'nimi@salong' } });
    send();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
    fireEvent.change(field, { target: { value: 'nimi@salong.e' } });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  test('CN-03 BL-newsletter a trimmed address is sent, then there are thanks', async () => {
    const { field, send, calls, container } = form();
    fireEvent.change(field, { target: { value: ' nimi@salong.ee ' } });
    send();
    await waitFor(() => expect(container.querySelector('form')).toBeNull());
    expect(calls).toEqual(['POST /api/v1/subscribe-newsletter/ {"email":"nimi@salong.ee"}']);
  });

  test('CN-03 BL-newsletter sent before the script has come, the address stays out of the address bar', () => {
    const { field } = form();
    expect([...new FormData(field.closest('form')!).keys()]).toEqual([]);
  });

  const refusing = (error: ApiError) => ({
    answers: {
      '/api/v1/subscribe-newsletter/': () => {
        throw error;
      },
    },
  });

  test('CN-03 BL-newsletter thanks stand before the shop has answered', async () => {
    const { field, send, container, getByRole } = form({
      answers: { '/api/v1/subscribe-newsletter/': () => new Promise(() => {}) },
    });
    fireEvent.change(field, { target: { value: 'nimi@salong.ee' } });
    send();
    await waitFor(() => expect(getByRole('status')).not.toBeNull());
    expect(container.querySelector('form')).toBeNull();
  });

  test('CN-03 ER-01 a refused address takes the thanks back: the form stands as it was filled, with the reason at its field', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { field, send, findByRole } = form(refusing(new ApiError(400, null, { email: ['invalid_email'] })));
    fireEvent.change(field, { target: { value: 'nimi@salong.ee' } });
    send();
    const back = await findByRole('textbox');
    await waitFor(() => expect(back.getAttribute('aria-invalid')).toBe('true'));
    expect((back as HTMLInputElement).value).toBe('nimi@salong.ee');
    expect(document.activeElement).toBe(back);
  });

  test('CN-03 ER-04 a failure of the shop is logged, says nothing, and the form is as it was', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { field, send, findByRole, queryByRole } = form(refusing(new ApiError(429, 'RATE_LIMITED', null)));
    fireEvent.change(field, { target: { value: 'nimi@salong.ee' } });
    send();
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(((await findByRole('textbox')) as HTMLInputElement).value).toBe('nimi@salong.ee');
    expect(queryByRole('alert')).toBeNull();
  });

  test.each(['edit', 'preview'] as const)('BL-newsletter in %s the form cannot be used', (mode) => {
    const { container } = form({ mode });
    expect(container.querySelector('form')!.closest('[inert]')).not.toBeNull();
  });
});
