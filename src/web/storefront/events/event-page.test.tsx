import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventDetails } from '../../../domain/events/contract.ts';
import type { Me } from '../../../domain/me/contract.ts';
import { ApiError } from '../../api/client.ts';
import { meQuery } from '../../api/me.ts';
import { setWindow, stubView } from '../../blocks/testing/browser.ts';
import { stage, type Setting } from '../../blocks/testing/tools.tsx';
import { event, eventPage } from '../../parts/events/testing/events.ts';
import { localOrders } from '../../state/cart/local-orders.ts';
import { NavigateProvider } from '../../state/navigation.tsx';
import { preloadModules } from '../../ui/lazy-module.ts';
import { hydrateIslands } from '../../ui/hydration.ts';
import EventPage, { meta, prefetch } from '../EventPage.tsx';
import { JoinWaitlist } from './JoinWaitlist.tsx';

beforeEach(() => {
  localStorage.clear();
  setWindow();
  stubView();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const composed = {
  scheme: { meta_title: 'Barberiõhtu', meta_description: 'Kaks tehnikat.', language: 'et' },
  placeholders: [],
  pictures: {},
  route: { props: {} },
};
const support = { training: { phone: '+372 600 1001', email: 'koolitus@pood.ee' } };
const nobody = { user: null, customers: [], favourites: [] };
const orderUuid = '0198b9a2-0000-4000-8000-0000000000ee';

function at(path: string, shown: EventDetails | null, setting: Setting = {}) {
  const [, , template, id] = path.split('/');
  return stage({
    ...setting,
    answers: {
      '/api/v1/creator/composed-page/': composed,
      '/api/v1/events/': eventPage(shown ? [shown] : []),
      ...(shown && { [`/api/v1/events/${shown.id}/`]: shown }),
      '/api/v1/shops/support/': support,
      '/api/v1/me/': nobody,
      '/api/v1/orders/': { uuid: orderUuid },
      '/api/v1/orders/:uuid/order-lines/': {},
      ...setting.answers,
    },
    page: { path, url: path, params: { template: template!, ...(id && { id }) }, ...setting.page },
  });
}

async function open(path: string, shown: EventDetails | null, setting: Setting = {}) {
  const opened = at(path, shown, setting);
  const redirect = await prefetch!(opened.page, opened.queries);
  // A page that is navigated to has the code of its islands.
  await preloadModules(true);
  const went: string[] = [];
  const view = render(
    opened.around(
      <NavigateProvider value={(to) => void went.push(to)}>
        <EventPage />
      </NavigateProvider>,
    ),
  );
  hydrateIslands('all');
  return { ...opened, ...view, redirect, went };
}

const text = (element: Element) => element.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');
const other = {
  id: 13,
  starts_at: '2026-12-17T16:00:00.000Z',
  ends_at: '2026-12-17T19:00:00.000Z',
  location: 'Riia koolituskeskus',
  language: 'ru' as const,
  is_full: true,
};

test('RT-07 EV-01 the page of a template shows its next date, with when, where, language, price with VAT and rules', async () => {
  const { container, calls } = await open('/events/barber-night', event());
  expect(calls).toContain('/api/v1/events/?template=barber-night&upcoming=true&page_size=1');
  await screen.findByRole('button', { name: 'Broneeri 1 koht' });
  const said = text(container);
  for (const words of [
    '03.12.2026, 18.00–21.00',
    'Tartu kauplus',
    'Riia 12, Tartu',
    'Eesti keeles',
    '4 kohta alles',
    '45,00 € koos käibemaksuga, 36,29 € ilma',
    'Kohta enam tagasi anda ei saa.',
    'nime saad vahetada kuni 03.12.2026 06.00',
    '14-päevane taganemisõigus ei laiene',
  ])
    expect(said).toContain(words);
});

test('EV-01 each date has an address of its own, and the chosen one says that it is', async () => {
  await open('/events/barber-night/12', event({ dates: [other] }));
  const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('data-keep-scroll'));
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/events/barber-night/12', 'page'],
    ['/events/barber-night/13', null],
  ]);
  expect(links[1]!.textContent).toContain('Kohad on täis');
});

test('RT-07 a date of another training leads to its own page, and one of none is not found', async () => {
  const { redirect } = await open('/events/workshop/12', event());
  expect(redirect).toEqual({ redirect: '/events/barber-night/12', status: 302 });
  const unknown = at('/events/barber-night/99', null, {
    answers: {
      '/api/v1/events/99/': () => {
        throw new ApiError(404, 'EVENT_NOT_FOUND', null);
      },
    },
  });
  await expect(prefetch!(unknown.page, unknown.queries)).rejects.toThrow('EVENT_NOT_FOUND');
});

test('RT-07 a page composed below a template, and a template without dates, stand by what editors wrote', async () => {
  const { calls } = await open('/events/workshop/how-we-teach', null);
  expect(calls.find((call) => call.startsWith('/api/v1/creator/composed-page/'))).toContain('how-we-teach');
  screen.getByText('Uusi kuupäevi veel ei ole');
});

test('EV-01 a company reads the price without VAT first', async () => {
  const audience = {
    shopId: 2,
    countryId: 2,
    language: 'et',
    groupId: null,
    isBusiness: true,
    openedRestrictions: [],
  } as const;
  const { container } = await open('/events/barber-night/12', event(), { page: { audience } });
  await screen.findByRole('button', { name: 'Broneeri 1 koht' });
  expect(text(container)).toContain('36,29 € käibemaksuta, koos käibemaksuga 45,00 €');
});

test('CO-09 a press begins one order of the event with its seats, which is no cart, and asks who comes', async () => {
  const { calls, went } = await open('/events/barber-night/12', event());
  fireEvent.click(await screen.findByRole('button', { name: 'Üks juurde' }));
  const button = screen.getByRole('button', { name: 'Broneeri 2 kohta' });
  expect(text(document.body)).toContain('Kokku 90,00 €');
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(went).toEqual([`/order/${orderUuid}/event-information/`]));
  expect(calls.filter((call) => /^(?:POST|PATCH) /.test(call))).toEqual([
    'POST /api/v1/orders/ {"status":{"id":7},"event":12}',
    'PATCH /api/v1/orders/:uuid/order-lines/ {"lines":[{"product":912,"quantity":2}]}',
  ]);
  expect(localOrders()).toEqual([orderUuid]);
});

test('EV-01 seats that went in the meantime are told with how many are left, and the order that was begun is gone on with', async () => {
  let shown = event();
  let isShort = true;
  const { calls, went } = await open('/events/barber-night/12', shown, {
    answers: {
      '/api/v1/events/12/': () => shown,
      '/api/v1/orders/:uuid/order-lines/': () => {
        if (isShort) throw new ApiError(409, 'NOT_ENOUGH_STOCK', null);
        return {};
      },
    },
  });
  const more = await screen.findByRole('button', { name: 'Üks juurde' });
  fireEvent.click(more);
  fireEvent.click(more);
  shown = event({ tickets: [{ ...shown.tickets[0]!, available_stock: 2 }] });
  fireEvent.click(screen.getByRole('button', { name: 'Broneeri 3 kohta' }));
  await screen.findByText(/^Nii palju kohti enam ei ole: vabu on 2/);
  isShort = false;
  fireEvent.click(screen.getByRole('button', { name: 'Broneeri 2 kohta' }));
  await waitFor(() => expect(went).toHaveLength(1));
  expect(calls.filter((call) => call.startsWith('POST /api/v1/orders/ '))).toHaveLength(1);
});

test('EV-01 a full date takes an e-mail for the waiting list, and says what happens next', async () => {
  const full = event({ can_buy: false, has_waitlist: true });
  const { calls } = await open('/events/barber-night/12', full, {
    answers: { '/api/v1/events/:id/waitlist/': { state: 'unconfirmed' } },
  });
  const press = await screen.findByRole('button', { name: 'Lisa mind ootenimekirja' });
  fireEvent.click(press);
  const field = screen.getByLabelText('E-post');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(field, { target: { value: 'mari@salong.ee' } });
  fireEvent.click(press);
  await screen.findByText(/^Saatsime kirja aadressile mari@salong\.ee/);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/v1/events/:id/waitlist/ {"email":"mari@salong.ee"}',
  ]);
});

test('EV-01 who is signed in waits by one press', async () => {
  const full = event({ can_buy: false, has_waitlist: true });
  const { calls } = await open('/events/barber-night/12', full, {
    answers: {
      '/api/v1/me/': { user: { email: 'liis@salong.ee' }, customers: [], favourites: [] },
      '/api/v1/events/:id/waitlist/': { state: 'waiting' },
    },
  });
  await screen.findByText('Kirjutame aadressile liis@salong.ee.');
  fireEvent.click(screen.getByRole('button', { name: 'Lisa mind ootenimekirja' }));
  await screen.findByText(/^Oled ootenimekirjas/);
  expect(calls.at(-1)).toBe('POST /api/v1/events/:id/waitlist/ {}');
});

test('EV-01 who is signed in is known before the waiting list comes to life, and nothing is rendered again for that', async () => {
  const full = event({ can_buy: false, has_waitlist: true });
  const rendered = document.createElement('div');
  rendered.innerHTML = renderToString(
    at('/events/barber-night/12', full).around(<JoinWaitlist event={full} />),
  );
  document.body.append(rendered);
  const known = at('/events/barber-night/12', full);
  known.queries.setQueryData(meQuery().queryKey, {
    ...nobody,
    user: { email: 'liis@salong.ee' },
  } as unknown as Me);
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(rendered, known.around(<JoinWaitlist event={full} />), {
      onRecoverableError: (error) => void problems.push(error),
    }),
  );
  await screen.findByText('Kirjutame aadressile liis@salong.ee.');
  expect(problems).toEqual([]);
  act(() => root.unmount());
  rendered.remove();
});

test('EV-01 a seat that became free while somebody read is offered for booking at once', async () => {
  let shown = event({ can_buy: false, has_waitlist: true });
  await open('/events/barber-night/12', shown, {
    answers: {
      '/api/v1/events/12/': () => shown,
      '/api/v1/events/:id/waitlist/': () => {
        shown = event();
        throw new ApiError(409, 'SEATS_ARE_FREE', null);
      },
    },
  });
  fireEvent.change(await screen.findByLabelText('E-post'), { target: { value: 'mari@salong.ee' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lisa mind ootenimekirja' }));
  await screen.findByRole('button', { name: 'Broneeri 1 koht' });
});

test.each([
  [{ is_canceled: true }, /^See koolitus jääb ära/],
  [{ progress: 2 as const }, 'See koolitus on toimunud'],
  [{ progress: 1 as const }, /^See koolitus on alanud/],
])('EV-01 what can no longer be booked says why: %o', async (changes, words) => {
  const dates = [{ ...other, is_full: false }];
  const { container } = await open(
    '/events/barber-night/12',
    event({ can_buy: false, has_waitlist: false, dates, ...changes }),
  );
  await screen.findByText(words);
  // Neither that it is full nor what could be done about a seat.
  expect(container.textContent).not.toMatch(/Kohad on täis|tagasi anda|14-päevane/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('EV-01 of a free date that is not held nobody reads of money that comes back', async () => {
  const { tickets, ...rest } = event({ can_buy: false, has_waitlist: false, is_canceled: true });
  const { container } = await open('/events/barber-night/12', {
    ...rest,
    tickets: tickets.map((ticket) => ({ ...ticket, price: 0, price_net: 0 })),
  });
  await screen.findByText('Koolitus jääb ära');
  expect(container.textContent).not.toContain('raha');
});

test('RT-07 search engines learn of a date with its place and seats, under the address of the template', async () => {
  const { page, queries } = await open('/events/barber-night/12', event());
  const head = meta!(page, queries);
  expect(head.canonical!('et')).toBe('/events/barber-night');
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'EducationEvent',
      startDate: '2026-12-03T16:00:00.000Z',
      remainingAttendeeCapacity: 4,
      offers: [{ price: '45.00', availability: 'https://schema.org/InStock' }],
    },
  ]);
});
