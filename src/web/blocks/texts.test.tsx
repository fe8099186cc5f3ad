import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Product } from '../../domain/catalogue/contract.ts';
import type { Scheme } from '../../domain/creator/contract.ts';
import { productQuery } from '../api/catalogue.ts';
import { parcelWords } from '../parts/delivery-words.ts';
import { fullProduct } from './testing/data.ts';
import { renderBlocks, renderOnServer, node, stage, words } from './testing/tools.tsx';
import { TextWithVariables } from './text-variables.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const html = async (...args: Parameters<typeof node>) => {
  document.body.innerHTML = await renderOnServer([node(...args)]);
  return document.body;
};
/** Frames stay, so that anchors do; there must be nothing in them. */
const isEmpty = (body: HTMLElement) =>
  body.textContent === '' && body.querySelector('img, hr, a, section, nav') === null;

describe('empty blocks render nothing', () => {
  test.each([
    'content_wrapper',
    'placeholder',
    'icon_text_boxes',
    'text_card_list',
    'split_preview_wrapper',
    'single_preview',
    'static_text_row',
    'accordion',
    'title_text',
    'label_text',
    'static_text',
    'static_text_icon',
    'link_button',
    'dynamic_text',
    'content_post',
    'excerpt',
    'content_head',
    'image',
    'post',
    'brand_head',
    'content_subhead',
    'category_head',
    'category_foot',
    'carousel',
    'blog_head',
    'scroll_to_list',
    'iframe',
    'thin_banner',
  ] as const)('BL-%s', async (name) => {
    expect(isEmpty(await html(name))).toBe(true);
  });
});

describe('prompts while editing', () => {
  test.each([
    ['content_wrapper', 'Lisa plokk'],
    ['placeholder', 'Lisa plokk'],
    ['link_button', 'Lisa link'],
    ['dynamic_text', 'Hakka kirjutama'],
    ['excerpt', 'Hakka kirjutama'],
    ['post', 'Hakka kirjutama'],
    ['content_post', 'Hakka kirjutama'],
    ['content_head', 'Hakka kirjutama'],
    ['image', 'Vali pilt'],
    ['iframe', 'Lisa raami aadress'],
    ['product_card', 'Vali toode'],
  ] as const)('BL-%s says "%s", and only then', async (name, prompt) => {
    const edited = renderBlocks([node(name)], { mode: 'edit' });
    edited.getByText(prompt);
    cleanup();
    expect((await html(name)).textContent).not.toContain(prompt);
    if (name === 'placeholder') return;
    const previewed = renderBlocks([node(name)], { mode: 'preview' });
    expect(previewed.queryByText(prompt)).toBeNull();
  });
});

test('BL-spacer halves what is above 32 on small screens and says its height while edited', async () => {
  const style = async (height: number) =>
    (await html('spacer', { height })).querySelector<HTMLElement>('[data-height]')!.style;
  expect((await style(32)).getPropertyValue('--small')).toBe('32px');
  expect((await style(80)).getPropertyValue('--small')).toBe('40px');
  expect((await style(80)).getPropertyValue('--height')).toBe('80px');
  expect(document.querySelector('[data-height]')!.getAttribute('aria-hidden')).toBe('true');
  renderBlocks([node('spacer', { height: 48 })], { mode: 'edit' }).getByText('48 px');
});

test('BL-icon_text_row leaves out a box with neither icon nor title', async () => {
  expect((await html('icon_text_row', { titleLeft: 'Tarne' })).querySelectorAll('p')).toHaveLength(1);
  expect(
    (await html('icon_text_row', { iconRight: 'truck', titleLeft: 'Tarne' })).querySelectorAll('svg'),
  ).toHaveLength(1);
});

test('BL-text_card with a link is one link named by its texts', async () => {
  const body = await html('text_card', { label: 'Tase', bigText: '−15 %', linkUrl: '/tarne' });
  expect(body.querySelector('a')!.textContent).toBe('Tase−15 %');
});

test('BL-split_preview_mini does not show the description; the others do', async () => {
  const props = { title: 'Pealkiri', description: 'Kirjeldus', linkUrl: '/tarne', linkText: 'Vaata' };
  expect((await html('split_preview_mini', props)).textContent).not.toContain('Kirjeldus');
  for (const name of ['split_preview', 'split_preview_transparent', 'single_preview'] as const) {
    expect((await html(name, props)).textContent).toContain('Kirjeldus');
  }
});

test('BL-split_preview the whole card is one link, outside ones without an opener', async () => {
  const body = await html('split_preview', {
    title: 'Pealkiri',
    linkUrl: 'https://example.ee',
    linkText: 'Vaata',
  });
  expect(body.querySelectorAll('a')).toHaveLength(1);
  expect(body.querySelector('a')!.rel).toBe('noopener');
  expect(body.querySelector('a')!.target).toBe('');
});

test('BL-single_preview leads to the depths and directions of colour', async () => {
  const body = await html('single_preview', {
    title: 'Toonid',
    shadeUrl: '/p?level={level}',
    toneUrl: '/p?tone={tone}',
  });
  const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(18);
  expect([links[0], links[9], links[10], links[17]]).toEqual([
    '/p?level=1',
    '/p?level=10',
    '/p?tone=0',
    '/p?tone=7',
  ]);
});

test('BL-accordion_toggle is the browser’s own, closed for visitors and open while edited', async () => {
  const toggle = node('accordion_toggle', { title: 'Kuidas?', body: words('Nii') });
  const tree = node('accordion', { title: 'Küsimused' }, [toggle]);
  document.body.innerHTML = await renderOnServer([tree]);
  const details = document.querySelector('details')!;
  expect(details.open).toBe(false);
  expect(details.querySelector('summary')!.textContent).toBe('Kuidas?');
  expect(details.textContent).toContain('Nii');
  expect(renderBlocks([tree], { mode: 'edit' }).container.querySelector('details')!.open).toBe(true);
});

test('BL-title_text a column width counts only when it is all digits', async () => {
  const width = async (columnWidth: string) =>
    (await html('title_text', { title: 'a', columnWidth })).querySelector<HTMLElement>('[data-block] > div')!
      .style.maxWidth;
  expect(await width('640')).toBe('640px');
  for (const wrong of ['640px', '50%', '-1', '6e2', '']) expect(await width(wrong)).toBe('');
});

test.each([1, 2, 3, 4, 5])('BL-title_text level %i', async (level) => {
  expect((await html('title_text', { title: 'a', level })).querySelector(`h${level}`)!.textContent).toBe('a');
});

test('BL-label_text is a definition pair', async () => {
  const body = await html('label_text', { label: 'Koht', description: 'Tallinn' });
  expect([body.querySelector('dt')!.textContent, body.querySelector('dd')!.textContent]).toEqual([
    'Koht',
    'Tallinn',
  ]);
});

test('BL-link_button needs its address and its words', async () => {
  expect(isEmpty(await html('link_button', { linkText: 'Vaata' }))).toBe(true);
  expect(isEmpty(await html('link_button', { linkUrl: '/tarne' }))).toBe(true);
  expect(
    (await html('link_button', { linkText: 'Vaata', linkUrl: '/tarne' }))
      .querySelector('a')!
      .getAttribute('href'),
  ).toBe('/tarne');
});

test('BL-image decoration has no alternative text, a link wraps the picture', async () => {
  const alt = async (props: object) =>
    (await html('image', { imgSrc: '/a.webp', imgAlt: 'Salong', ...props })).querySelector('img')!.alt;
  expect(await alt({})).toBe('Salong');
  expect(await alt({ isDecorative: 'yes' })).toBe('');
  await html('image', { imgSrc: '/a.webp', imgAlt: 'Salong', linkUrl: '/tarne' });
  expect(document.querySelector('a > img')).not.toBeNull();
});

test('LY-11 a picture of the library comes in four widths with its size and colour, any other with a size kept for it', async () => {
  const known = '/media/1200/45/b.webp';
  document.body.innerHTML = await renderOnServer(
    [
      node('image', { imgSrc: known, imgAlt: 'a' }),
      node('image', { imgSrc: 'https://a.ee/b.png', imgAlt: 'b' }),
    ],
    {
      pictures: { [known]: { width: 1200, height: 800, color: '#aabbcc' } },
    },
  );
  const [ours, other] = document.querySelectorAll('img');
  expect(ours!.getAttribute('srcset')!.match(/\d+w/g)).toEqual(['480w', '860w', '1200w', '1920w']);
  expect([ours!.getAttribute('width'), ours!.getAttribute('height'), ours!.getAttribute('loading')]).toEqual([
    '1200',
    '800',
    'lazy',
  ]);
  expect(other!.getAttribute('src')).toBe('https://a.ee/b.png');
  expect(other!.hasAttribute('width') && other!.hasAttribute('height')).toBe(true);
});

const scheme: Scheme = {
  uuid: '00000000-0000-4000-8000-000000000001',
  route_uuid: '00000000-0000-4000-8000-000000000002',
  type: 'POST',
  path: '/inspiration/talv',
  language: 'et',
  visibility: 'PUBLISHED',
  allow_fallback: true,
  is_business: null,
  shop_id: null,
  created_at: '2026-11-17T22:30:00Z',
  meta_title: 'Peanahk talvel',
  meta_image_src: '/media/1200/a.webp',
  meta_description: '',
  meta_keywords: '',
};

test("BL-blog_head LY-14 takes title and picture from the page; the day keeps Estonian order, with the month of the page's language", async () => {
  document.body.innerHTML = await renderOnServer(
    [node('blog_head', { tags: ['Hooldus'], credits: 'Foto: Ilumaja' })],
    { scheme, language: 'ru' },
  );
  expect(document.querySelector('h1')!.textContent).toBe('Peanahk talvel');
  expect(document.querySelector('time')!.textContent).toBe('18 ноября 2026');
  expect(document.querySelector('img')!.getAttribute('src')).toBe('/media/1200/a.webp');
  expect(document.body.textContent).toContain('Foto: Ilumaja');
});

test('BL-post headings begin at level 2 where a head gives the h1, and keep their level elsewhere', async () => {
  const body = {
    ...words(''),
    blocks: [{ id: 'h', type: 'header', data: { text: 'Pealkiri', level: 1 }, tunes: {} }],
  };
  document.body.innerHTML = await renderOnServer(
    [node('blog_head', { title: 'Lugu' }), node('post', { body })],
    { scheme },
  );
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelector('h2')!.textContent).toBe('Pealkiri');
  expect((await html('post', { body })).querySelector('h1')!.textContent).toBe('Pealkiri');
});

test.each(['accordion_toggle', 'content_head', 'content_post', 'dynamic_text'] as const)(
  'BL-%s headings of a document keep the level they were given',
  async (name) => {
    const body = {
      ...words(''),
      blocks: [1, 2, 5].map((level) => ({
        id: `h${level}`,
        type: 'header',
        data: { text: `Tase ${level}`, level },
        tunes: {},
      })),
    };
    document.body.innerHTML = await renderOnServer([node(name, { title: 'Pealkiri', body })]);
    for (const level of [1, 2, 5]) {
      expect([...document.querySelectorAll(`h${level}`)].map((one) => one.textContent)).toContain(
        `Tase ${level}`,
      );
    }
  },
);

test('BL-content_post a banner is cropped around its focal point, a picture of any other shape is shown whole', () => {
  const src = '/media/1200/a.webp';
  const picture = (width: number, height: number) =>
    renderBlocks([node('content_post', { imgSrc: src, imgAlt: 'Salong' })], {
      pictures: { [src]: { width, height, color: null, focal: { x: 0.75, y: 0.5 } } },
    }).getByAltText('Salong');
  const banner = picture(1920, 800);
  expect(banner.style.objectPosition).toBe('75% 50%');
  expect(banner.className).toContain('object-cover');
  cleanup();
  expect(picture(1200, 1500).className).not.toContain('object-cover');
});

test('BL-dynamic_text renders what is permitted, as elements, with its alignment', async () => {
  const body = {
    time: 0,
    version: '2.22.2',
    blocks: [
      {
        id: '1',
        type: 'paragraph',
        data: {
          text: 'juukse/-/hooldus <b>a</b> <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">b</a> <a href="https://a.ee">c</a>',
        },
        tunes: { alignment: { alignment: 'center' } },
      },
      { id: '2', type: 'list', data: { style: 'ordered', items: ['üks', 'kaks'] }, tunes: {} },
      { id: '3', type: 'quote', data: { text: 'Tsitaat', caption: 'Autor' }, tunes: {} },
      { id: '4', type: 'delimiter', data: {}, tunes: {} },
      { id: '5', type: 'image', data: { url: '/a.webp', alt: 'Salong' }, tunes: {} },
      { id: '6', type: 'poll', data: { q: 1 }, tunes: {} },
    ],
  };
  const page = await html('dynamic_text', { body });
  expect(page.querySelector('p')!.textContent).toBe('juukse\u{ad}hooldus a b c');
  expect(page.querySelector('p')!.className).toContain('text-center');
  expect([...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.rel])).toEqual([
    ['https://a.ee', 'noopener'],
  ]);
  expect([...page.querySelectorAll('ol li')].map((item) => item.textContent)).toEqual(['üks', 'kaks']);
  expect(page.querySelector('blockquote')!.textContent).toBe('Tsitaat');
  expect(page.querySelector('hr')).not.toBeNull();
  expect(page.querySelector('img')!.alt).toBe('Salong');
  expect(page.querySelector('script, [onerror]')).toBeNull();
});

test('BL-scroll_to_list is a nav with a list of hash links', async () => {
  const tree = node('scroll_to_list', { title: 'Sisukord' }, [
    node('scroll_to_button', { linkText: 'Tarne', linkUrl: '#tarne' }),
    node('scroll_to_button', { linkText: 'Makse', linkUrl: '#makse' }),
  ]);
  document.body.innerHTML = await renderOnServer([tree]);
  const nav = document.querySelector('nav')!;
  expect(nav.getAttribute('aria-label')).toBe('Sisukord');
  expect([...nav.querySelectorAll('ul > li a')].map((link) => link.getAttribute('href'))).toEqual([
    '#tarne',
    '#makse',
  ]);
});

test('BL-iframe is sandboxed, lazy and never of our own host', async () => {
  const frame = (path: string) => renderOnServer([node('iframe', { path, title: 'Kaart', height: 480 })]);
  const outside = await frame('https://example.ee/kaart');
  expect(outside).toContain(
    'sandbox="allow-scripts allow-forms allow-popups allow-modals allow-same-origin"',
  );
  expect(outside).toContain('loading="lazy"');
  expect(outside).toContain('height="480"');
  expect(await frame('https://ilumaja.example/account')).not.toContain('<iframe');
  expect(
    renderBlocks([node('iframe', { path: 'https://example.ee/kaart', title: 'Kaart' })], {
      mode: 'preview',
    }).container.querySelector('iframe'),
  ).toBeNull();
});

test('BL-content_wrapper anchors its children, and logos stand in a grid', async () => {
  document.body.innerHTML = await renderOnServer([
    node(
      'content_wrapper',
      { title: 'Brändid', uniqueId: 'brandid', layout: 'logos', isTermsInEvents: 'yes' },
      [node('image', { imgSrc: '/a.svg', imgAlt: 'NORDLYS' })],
    ),
  ]);
  expect(document.getElementById('brandid')!.querySelector('section')!.hasAttribute('data-event-terms')).toBe(
    true,
  );
  expect(document.querySelector('.grid img')!.getAttribute('alt')).toBe('NORDLYS');
});

test('BL-thin_banner is rendered with a label or an image', async () => {
  expect(
    (await html('thin_banner', { label: 'Tasuta tarne', linkText: 'Vaata', linkUrl: '/tarne' })).textContent,
  ).toBe('Tasuta tarneVaata');
  expect(isEmpty(await html('thin_banner', { linkText: 'Vaata', linkUrl: '/tarne' }))).toBe(true);
});

test('CR-11 among the links of the frame a button and a label are bare', async () => {
  const links = [
    node('label_text', { label: 'Ostuabi' }),
    node('label_text', { label: 'Tugi', linkUrl: '/tugi' }),
    node('link_button', { linkText: 'Tarne', linkUrl: '/tarne', iconLeft: 'truck' }),
  ];
  document.body.innerHTML = await renderOnServer(links, { place: 'links' });
  expect([...document.querySelectorAll('a')].map((link) => link.outerHTML)).toEqual([
    '<a href="/tugi">Tugi</a>',
    '<a href="/tarne">Tarne</a>',
  ]);
  expect([...document.querySelectorAll('[data-block]')].map((frame) => frame.className)).toEqual([
    '',
    '',
    '',
  ]);
});

const preview = { imgSrc: '/a.webp', imgAlt: 'Salongitool', linkUrl: '/tarne' };

test.each(['split_preview', 'split_preview_mini', 'split_preview_transparent', 'single_preview'] as const)(
  'BL-%s leads on also without a title: by its words, without words by its picture',
  async (name) => {
    const nameOf = async (props: object) => {
      const [link, ...others] = (await html(name, { ...preview, ...props })).querySelectorAll('a');
      expect(others).toEqual([]);
      return link!.getAttribute('aria-label') ?? link!.textContent;
    };
    expect(await nameOf({ linkText: 'Vaata' })).toBe('Vaata');
    expect(await nameOf({})).toBe('Salongitool');
    expect(await nameOf({ title: 'Toolid' })).toBe('Toolid');
  },
);

test('BL-carousel_item leads on also with a text alone', async () => {
  const item = node('carousel_item', { ...preview, description: 'Uued toolid' });
  document.body.innerHTML = await renderOnServer([node('carousel', {}, [item])]);
  expect(document.querySelector('a.cover')!.getAttribute('aria-label')).toBe('Salongitool');
});

test('BL-label_text without its other half is no pair; the link is named by what there is', async () => {
  const body = await html('label_text', { label: 'Kaart', linkUrl: '/tarne' });
  expect(body.querySelector('dl')).toBeNull();
  expect(body.querySelector('a')!.textContent).toBe('Kaart');
});

test('BL-static_text_icon a glyph without words is no heading', async () => {
  const body = await html('static_text_icon', { iconLeft: 'truck' });
  expect([body.querySelector('svg') === null, body.querySelector('h3')]).toEqual([false, null]);
});

test('BL-content_wrapper BL-accordion_toggle in preview an empty one is left out, as for visitors', () => {
  const toggle = node('accordion', {}, [node('accordion_toggle', { body: words('Nii') })]);
  const { container } = renderBlocks([node('content_wrapper'), toggle], { mode: 'preview' });
  expect(container.querySelector('[data-block=content_wrapper] section, details')).toBeNull();
});

test('BL-image keeps its shape whole and is no wider than it is, or than lets it be seen whole', async () => {
  const widthOf = async (width: number, height: number) => {
    document.body.innerHTML = await renderOnServer(
      [node('image', { imgSrc: '/media/1200/a.webp', imgAlt: 'a' })],
      {
        pictures: { '/media/1200/a.webp': { width, height, color: null } },
      },
    );
    expect(document.querySelector('img')!.className).not.toContain('object-cover');
    return document.querySelector<HTMLElement>('[data-block] > div')!.style.maxWidth;
  };
  expect(await widthOf(480, 320)).toBe('480px');
  expect(await widthOf(1920, 1080)).toBe('1422px');
  expect(await widthOf(1000, 2000)).toBe('400px');
});

test('BL-image LY-11 a drawing tells its width too, and a linked picture without words is named', async () => {
  const src = '/media/files/ab/nordlys.svg';
  document.body.innerHTML = await renderOnServer(
    [node('image', { imgSrc: src, isDecorative: 'yes', linkUrl: '/tarne' })],
    { pictures: { [src]: { width: 240, height: 64, color: null } } },
  );
  const picture = document.querySelector('img')!;
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['128', '34']);
  expect(document.querySelector('a')!.getAttribute('aria-label')).toBe('/tarne');
});

test('BL-scroll_to_list an entry without words or aim leaves no gap', async () => {
  const entries = [{ linkText: 'Tarne', linkUrl: '#tarne' }, { linkText: 'Makse' }, {}];
  const tree = node(
    'scroll_to_list',
    {},
    entries.map((props) => node('scroll_to_button', props)),
  );
  document.body.innerHTML = await renderOnServer([tree]);
  expect(document.querySelectorAll('li')).toHaveLength(1);
});

test('BL-thin_banner takes two lines on small screens at most', async () => {
  expect((await html('thin_banner', { label: 'Tasuta tarne' })).innerHTML).toContain('max-md:line-clamp-2');
});

describe('the promise in the bar', () => {
  const barOn = (path: string, more: Partial<Product>) => {
    const { around, queries, page } = stage({ page: { path } });
    queries.setQueryData(productQuery(7).queryKey, { ...fullProduct(7), ...more });
    render(around(<TextWithVariables text="{delivery}" />));
    return { bar: document.body.textContent, parcel: parcelWords(page) };
  };

  test('PL-04 on the page of furniture it is that of the furniture, by agreement', () => {
    const { bar } = barOn('/products/7-tool', { weight_g: 42_000 });
    expect(bar).toBe('Toome ja paigaldame kokkulepitud päeval, hinda näed enne tellimist');
  });

  test('PL-04 so it is of furniture that a parcel could hold', () => {
    const { bar } = barOn('/products/7-tool', { weight_g: 12_000, is_furniture: true });
    expect(bar).toBe('Toome ja paigaldame kokkulepitud päeval, hinda näed enne tellimist');
  });

  test('PL-04 what has to be ordered in is expected when its page says so', () => {
    const { bar } = barOn('/products/7-tool', {
      weight_g: 900,
      stock_state: 'on_order',
      sale_delay: 12,
    });
    expect(bar).toMatch(/^Tellimisel.*08\.12$/);
  });

  test('PL-04 elsewhere, and where nobody knows how a product travels, it is that of a parcel', () => {
    const { bar, parcel } = barOn('/products/categories/7-toolid', { weight_g: 42_000 });
    expect(bar).toBe(parcel);
    cleanup();
    expect(barOn('/products/7-tool', { weight_g: null }).bar).toBe(parcel);
  });
});
