import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ComposedNode, SharedPlaceholders } from '../../domain/creator/contract.ts';
import type { SharedPosition } from '../../domain/creator/placeholder-types.ts';
import { emailLimit } from '../../domain/newsletter/rules.ts';
import { searchLimits } from '../../domain/search/address.ts';
import { setWindow, stubView } from '../blocks/testing/browser.ts';
import { postPage } from '../blocks/testing/data.ts';
import { node, stage, type Setting } from '../blocks/testing/tools.tsx';
import CampaignListPage from '../storefront/CampaignListPage.tsx';
import ContactPage, { prefetch as prefetchContact } from '../storefront/ContactPage.tsx';
import EventListPage from '../storefront/EventListPage.tsx';
import { BrandListHead } from '../storefront/list/BrandListHead.tsx';
import { ListPosition } from '../storefront/list/ListPosition.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import { prefetchShell } from './prefetch.ts';
import { preloadModules } from '../ui/lazy-module.ts';
import { eventPage } from '../parts/events/testing/events.ts';

// As on the way from page to page, where all parts of the next one are fetched before it is shown.
beforeAll(() => preloadModules());

beforeEach(() => {
  setWindow();
  stubView();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Positions = Partial<Record<SharedPosition, ComposedNode[]>>;

const shared = (positions: Positions): SharedPlaceholders => ({
  positions: Object.fromEntries(
    Object.entries(positions).map(([type, components]) => [
      type,
      { uuid: components[0]!.uuid, type, name: type, components },
    ]),
  ),
  pictures: {},
});
const link = (linkText: string) => node('link_button', { linkText, linkUrl: '/tarne' });
const hours = { from_day: 1, to_day: 5, opens: '9.00', closes: '16.30' };
const support = {
  customer: { phone: '+372 600 1000', email: 'tugi@ilumaja.example', hours },
  training: {
    phone: '+372 600 2000',
    email: 'koolitus@ilumaja.example',
    hours: { from_day: 6, to_day: 6, opens: '10.00', closes: '14.00' },
  },
};

/** The frame with what editors put into its positions, around a page. */
async function frame(positions: Positions = {}, setting: Setting & { routeName?: string } = {}) {
  const at = stage({
    ...setting,
    answers: {
      '/api/v1/creator/shared-placeholders/': shared(positions),
      '/api/v1/creator/schemes-by-path/': [],
      '/api/v1/shops/support/': support,
      ...setting.answers,
    },
  });
  await prefetchShell(at.page, at.queries);
  const view = render(
    at.around(
      <DefaultLayout isLoading={false} routeName={setting.routeName ?? 'home'}>
        <h1>Leht</h1>
      </DefaultLayout>,
    ),
  );
  return { ...view, ...at };
}

const followsIn = (container: HTMLElement, selectors: string[]) => {
  const parts = selectors.map((selector) => container.querySelector(selector)!);
  expect(parts.map((part) => part !== null)).toEqual(selectors.map(() => true));
  return parts.every(
    (part, index) =>
      index === 0 || parts[index - 1]!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
};

describe('the frame', () => {
  test('LY-01 CR-11 banner slot, navbar with its banner, content, newsletter, footer, in this order', async () => {
    const { container } = await frame({
      BANNER_TOP: [node('thin_banner', { label: 'Ülal', uniqueId: 'ylal' })],
      NAVBAR_TOP_BANNER: [node('thin_banner', { label: 'Navi', uniqueId: 'navi' })],
    });
    expect(followsIn(container, ['#ylal', '#navi', 'header', 'main h1', '#newsletter-title', 'footer'])).toBe(
      true,
    );
  });

  test('LY-02 LY-08 CR-11 each position stands where it belongs', async () => {
    const { container, getByText } = await frame({
      NAVBAR_TOP: [link('Lisalink')],
      PURCHASE_HELP: [link('Abilink')],
      TRAINING_CENTER: [link('Koolituslink')],
      FOOTER_CONTACT: [link('Kontaktlink')],
      FOOTER_ABOUT: [link('Meistlink')],
      FOOTER_HELP: [link('Jaluseabi')],
    });
    expect(getByText('Lisalink').closest('nav')!.getAttribute('aria-label')).toBe('Peamenüü');
    const dropdownOf = (text: string) =>
      getByText(text).closest('details')!.querySelector('summary')!.textContent;
    expect(dropdownOf('Abilink')).toBe('Ostuabi');
    expect(dropdownOf('Koolituslink')).toBe('Koolituskeskus');
    const columnOf = (text: string) =>
      container.querySelector(`#${getByText(text).closest('nav')!.getAttribute('aria-labelledby')}`)!
        .textContent;
    expect(['Jaluseabi', 'Meistlink', 'Kontaktlink'].map(columnOf)).toEqual(['Ostuabi', 'Meist', 'Kontakt']);
  });

  test('LY-02 purchase help, training and campaigns are offered only when there is something behind them', async () => {
    const bare = await frame();
    const line = () => bare.getByRole('navigation', { name: 'Peamenüü' }).textContent!;
    expect(line()).not.toMatch(/Ostuabi|Koolituskeskus|Kampaaniad/);
    cleanup();
    const full = await frame(
      { PURCHASE_HELP: [link('a')], TRAINING_CENTER: [link('b')] },
      { answers: { '/api/v1/creator/schemes-by-path/': [{}] } },
    );
    const campaigns = full.getByRole('link', { name: 'Kampaaniad' });
    expect([campaigns.getAttribute('href'), campaigns.className.includes('bg-success')]).toEqual([
      '/campaigns',
      true,
    ]);
    expect(full.getByRole('navigation', { name: 'Peamenüü' }).textContent).toMatch(/Koolituskeskus.*Ostuabi/);
  });

  test('RT-07 LY-02 on pages of events all products stand in place of the training centre', async () => {
    for (const routeName of ['events', 'events-template-id']) {
      const { getByRole, getAllByText } = await frame({ TRAINING_CENTER: [link('b')] }, { routeName });
      const line = getByRole('navigation', { name: 'Peamenüü' });
      expect(getAllByText('Kõik tooted')).toHaveLength(1);
      expect(line.textContent).not.toContain('Koolituskeskus');
      expect(line.querySelector('[data-menu-button=link]')!.textContent).toBe('Kõik tooted');
      cleanup();
    }
  });

  test('LY-08 LY-14 support lines, and the year of the clock in Tallinn', async () => {
    const { container } = await frame({}, { page: { now: new Date('2026-12-31T22:30:00Z') } });
    const foot = container.querySelector('footer')!;
    const texts = ['+372 600 1000', 'tugi@ilumaja.example', '+372 600 2000', '© 2027 Ilumaja'];
    // The hours the shop has said, not those of a text.
    for (const text of [...texts, 'E–R 9.00–16.30', 'L 10.00–14.00'])
      expect(foot.textContent).toContain(text);
  });

  test('RQ-06 fields take as many characters as the server does', async () => {
    const { getByRole } = await frame();
    const field = (role: string, name: string) => getByRole(role, { name }) as HTMLInputElement;
    expect(field('combobox', 'Otsi poest').maxLength).toBe(searchLimits.term);
    expect(field('textbox', 'E-posti aadress').maxLength).toBe(emailLimit);
  });

  test('ER-04 a frame whose calls fail stands bare around its page', async () => {
    const at = stage();
    await prefetchShell(at.page, at.queries);
    const { container, getByRole } = render(
      at.around(
        <DefaultLayout isLoading={false} routeName="home">
          <h1>Leht</h1>
        </DefaultLayout>,
      ),
    );
    getByRole('heading', { level: 1, name: 'Leht' });
    expect(container.querySelector('header')!.textContent).toContain('Kauplused');
    expect(container.querySelector('footer')!.textContent).toContain('Ilumaja');
  });

  test('RT-18 PP-02 the layout of signing in asks for cookies too', async () => {
    document.cookie = 'cookie_consent=; expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/';
    const at = stage();
    const { findByRole } = render(
      at.around(
        <AuthLayout isLoading={false} routeName="auth">
          <h1>Kinnita</h1>
        </AuthLayout>,
      ),
    );
    await findByRole('region', { name: 'Küpsised' });
  });
});

describe('positions around lists', () => {
  const around = (positions: Positions, setting: Setting = {}) =>
    stage({
      ...setting,
      answers: {
        '/api/v1/creator/shared-placeholders/': shared(positions),
        '/api/v1/creator/posts/': postPage([]),
        ...setting.answers,
      },
    });
  const text = (title: string) => node('title_text', { title });

  test('CR-11 CN-01 the head of the campaign list, which keeps its heading', async () => {
    const at = around({ CAMPAIGN_LIST_HEAD: [text('Talv')] });
    const { findByText, getByRole } = render(at.around(<CampaignListPage />));
    const head = await findByText('Talv');
    expect(
      getByRole('heading', { level: 1, name: 'Kampaaniad' }).compareDocumentPosition(head) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  test('CR-11 RT-07 head and bottom of the event list stand around it', async () => {
    const at = around(
      { EVENTS_LIST_HEAD: [text('Ees')], EVENTS_LIST_BOTTOM: [text('Järel')] },
      { answers: { '/api/v1/events/': eventPage([]) } },
    );
    const { findByText, getByText } = render(at.around(<EventListPage />));
    await findByText(/Praegu ühtegi koolitust/);
    const between = (await findByText('Ees')).compareDocumentPosition(getByText('Järel'));
    expect(between & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('CR-11 head and foot of a product list; a head of theirs takes the place of the shop’s', async () => {
    const brand = { id: 3, value: 'NORDLYS', slug: 'nordlys', logo: null, product_count: 4 };
    const page = { path: '/products/brands/3', params: { list: 'brands', id: '3' } };
    const at = around(
      {
        PRODUCT_LIST_HEAD: [node('brand_head', { title: 'NORDLYS Pro' })],
        PRODUCT_LIST_FOOT: [text('Lisaks')],
      },
      { page },
    );
    const view = render(
      at.around(
        <>
          <BrandListHead brand={brand} />
          <ListPosition type="PRODUCT_LIST_FOOT" />
        </>,
      ),
    );
    await view.findByText('Lisaks');
    expect(view.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['NORDLYS Pro']);
    cleanup();
    const bare = render(around({}, { page }).around(<BrandListHead brand={brand} />));
    expect((await bare.findByRole('heading', { level: 1 })).textContent).toBe('NORDLYS');
  });
});

describe('shops', () => {
  const store = {
    id: 1,
    name: 'Ilumaja Tallinn',
    address: 'Pärnu mnt 1',
    city: 'Tallinn',
    postal_code: '10148',
    map_url: 'https://www.openstreetmap.org/#map=17/59.4/24.7',
    phone: '+372 600 1000',
    email: 'tallinn@ilumaja.example',
    opening_hours: [
      { from_day: 1, to_day: 5, opens: '9.00', closes: '18.00' },
      { from_day: 6, to_day: 6, opens: '10.00', closes: '15.00' },
    ],
    image: null,
  };

  test('RT-02 every shop with address, map, telephone, e-mail and opening hours', async () => {
    const at = stage({
      answers: { '/api/v1/shops/': [store, { ...store, id: 2, name: 'Ilumaja Rīga', city: 'Rīga' }] },
    });
    await prefetchContact!(at.page, at.queries);
    const { getAllByRole, container } = render(at.around(<ContactPage />));
    expect(getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Ilumaja Tallinn',
      'Ilumaja Rīga',
    ]);
    const [first] = container.querySelectorAll('article');
    expect([...first!.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual([
      store.map_url,
      'tel:+3726001000',
      'mailto:tallinn@ilumaja.example',
    ]);
    expect(first!.querySelector('address a')!.textContent).toContain('Pärnu mnt 1, 10148 Tallinn');
    expect([...first!.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
      'E–R9.00–18.00',
      'L10.00–15.00',
    ]);
  });
});
