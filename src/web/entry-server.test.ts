// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { ApiError } from './api/client.ts';
import { sampleProduct } from './blocks/product_card/sample.ts';
import { renderPage, type PageRequest } from './entry-server.tsx';

const supportLine = {
  phone: '+372 600 0100',
  email: '</script><b>',
  hours: { from_day: 1, to_day: 5, opens: '9.00', closes: '18.00' },
};
const answers: Record<string, unknown> = {
  '/api/v1/creator/shared-placeholders/': { positions: {}, pictures: {} },
  '/api/v1/creator/schemes-by-path/': [],
  '/api/v1/shops/support/': { customer: supportLine, training: supportLine },
};

const request: PageRequest = {
  url: '/nowhere',
  audience: {
    shopId: 2,
    countryId: 2,
    language: 'et',
    groupId: null,
    isBusiness: false,
    openedRestrictions: [],
  },
  isSignedIn: false,
  isHidden: false,
  api: {
    get: async (path) => {
      if (!(path in answers)) throw new ApiError(404, 'SCHEME_NOT_FOUND', null);
      return answers[path] as never;
    },
    send: () => Promise.reject(new Error('a page is rendered from reads alone')),
  },
  origin: 'http://localhost',
  now: new Date('2026-11-22T10:00:00Z'),
  filesOf: () => ({ entry: '/boot.js', styles: [], app: '/app.js', modules: [] }),
  reportsErrors: false,
};

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

test('RQ-03 a rendered page leaves nothing behind that would hold its answers in memory', async () => {
  await renderPage(request);
  const before = timers();
  for (let rendered = 0; rendered < 5; rendered++) expect((await renderPage(request)).status).toBe(404);
  expect(timers()).toBe(before);
});

test('the data block holds the answers of the page, and no text of theirs can close it', async () => {
  const { html } = await renderPage(request);
  const page = new TextDecoder().decode(html);
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(page)?.[1];
  const data = JSON.parse(block!) as { answers: [[string], unknown][] };
  expect(data.answers.map(([[path]]) => path).toSorted()).toEqual(Object.keys(answers).toSorted());
  expect(data.answers.find(([[path]]) => path === '/api/v1/shops/support/')?.[1]).toEqual(
    answers['/api/v1/shops/support/'],
  );
});

test('BL-product_carousel_list what is rendered for want of a script alone is not sent as data', async () => {
  const { body, asked } = await pageOf(['popular', 'fair_favourites']);
  expect(asked).toEqual(
    expect.arrayContaining(['/api/v1/products/popular/', '/api/v1/products/fair-favourites/']),
  );
  expect(body).toContain('"/api/v1/products/popular/"');
  expect(body).not.toContain('fair-favourites');
});

test('the tree of categories stays on the server; a page carries the branch it shows', async () => {
  const tree = [1, 2, 3].map((id) => ({ ...category, id, ...(id === 3 ? { parent: 2 } : {}) }));
  const { body } = await pageOf([], [], {
    '/api/v1/products/categories/': tree,
    block: { name: 'category_buttons', props: { title: '', look: 'tiles' } },
  });
  const data = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(body)![1]!) as {
    answers: [unknown[], { id: number }[]][];
  };
  const sent = new Map(data.answers.map(([key, answer]) => [JSON.stringify(key), answer]));
  expect([...sent.keys()].filter((key) => key.includes('/products/categories/'))).toEqual([]);
  expect(sent.get('["category-branch",null]')?.map(({ id }) => id)).toEqual([1, 2]);
  expect(body.match(/\/products\/categories\/\d+/g)).toEqual(
    expect.arrayContaining(['/products/categories/1', '/products/categories/2']),
  );
});

test('a card that cannot be rendered is missing alone; the page says what failed and that it is partial', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const good = sampleProduct('Oil', 'NORDLYS');
  const broken = { ...good, id: 8, files: null };
  const whole = await pageOf(['popular'], [good]);
  expect(whole.answer).toMatchObject({ status: 200, isPartial: false });
  expect(whole.answer.error).toBeUndefined();
  const { body, answer } = await pageOf(['popular'], [good, broken]);
  expect(answer.status).toBe(200);
  expect(answer.isPartial).toBe(true);
  expect(answer.error).toBeInstanceOf(TypeError);
  expect(body.match(/<article/g)).toHaveLength(1);
});

const category = {
  i18n_name: { et_EE: { value: 'Hooldus' } },
  i18n_slug: { et_EE: { value: 'hooldus' } },
  children: [],
  icon: null,
  image: null,
  product_count: 1,
};

/** The HTML of a page with these rows of products, and the calls it was made of. */
async function pageOf(
  queryTypes: readonly string[],
  popular: readonly unknown[] = [],
  { block, ...more }: { block?: { name: string; props: object } } & Record<string, unknown> = {},
) {
  const components = queryTypes.map((queryType) => ({
    uuid: queryType,
    name: 'product_carousel_list',
    slot: 'default',
    props: { title: '', queryType, favouriteBrandId: null, listType: 'once', size: 'regular' },
    children: [],
  }));
  const others = block ? [{ uuid: 'b', slot: 'default', children: [], ...block }] : [];
  const composed: Record<string, unknown> = {
    ...answers,
    '/api/v1/creator/composed-page/': {
      route: { uuid: 'r', type: 'ROUTE', name: '', props: {} },
      scheme: { uuid: 's', meta_title: 'Leht', meta_description: '', meta_image_src: '', language: 'et' },
      placeholders: [{ uuid: 'p', type: 'MAIN', name: 'MAIN', components: [...components, ...others] }],
      pictures: {},
    },
    ...more,
    '/api/v1/products/popular/': popular,
    '/api/v1/products/fair-favourites/': { results: [] },
  };
  const asked: string[] = [];
  const get: PageRequest['api']['get'] = async (path) => {
    asked.push(path);
    if (!(path in composed)) throw new ApiError(404, 'NOT_FOUND', null);
    return composed[path] as never;
  };
  const answer = await renderPage({ ...request, api: { ...request.api, get } });
  return { body: new TextDecoder().decode(answer.html), asked, answer };
}
