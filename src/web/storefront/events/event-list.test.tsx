import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventPage, ListedEvent } from '../../../domain/events/contract.ts';
import type { Language } from '../../../domain/locales.ts';
import { ApiError } from '../../api/client.ts';
import { setWindow, stubView } from '../../blocks/testing/browser.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import { event, eventPage } from '../../parts/events/testing/events.ts';
import { NavigateProvider } from '../../state/navigation.tsx';
import EventListPage, { meta, prefetch } from '../EventListPage.tsx';

beforeEach(() => {
  setWindow();
  stubView();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function at(address: string, events: EventPage, language: Language = 'et') {
  const url = new URL(address, 'https://ilumaja.example');
  return stage({
    language,
    answers: {
      '/api/v1/events/': events,
      '/api/v1/creator/shared-placeholders/': { positions: {}, pictures: {} },
    },
    page: { path: url.pathname, url: url.pathname + url.search, search: url.searchParams },
  });
}

async function open(address: string, events: EventPage, language?: Language) {
  const opened = at(address, events, language);
  expect(await prefetch!(opened.page, opened.queries)).toBeUndefined();
  const went: string[] = [];
  const view = render(
    opened.around(
      <NavigateProvider value={(to) => void went.push(to)}>
        <EventListPage />
      </NavigateProvider>,
    ),
  );
  return { ...opened, ...view, went };
}

const seats = (available_stock: number, price = 45) => [
  { product: 912, name: 'Osaleja', price, available_stock },
];
const listed = (changes: Partial<ListedEvent>): ListedEvent => ({ ...event(), ...changes });
const text = (element: Element) => element.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');

test('EV-01 events stand by month, each with day, hours, place, language, price and what is left in words', async () => {
  const { getAllByRole, getByText } = await open(
    '/events',
    eventPage([
      listed({ id: 1, tickets: seats(3) }),
      listed({ id: 2, starts_at: '2026-12-31T22:30:00.000Z', ends_at: '2026-12-31T23:30:00.000Z' }),
    ]),
  );
  // Half past midnight of New Year in Tallinn.
  expect(getAllByRole('heading', { level: 2 }).map(text)).toEqual(['detsember 2026', 'jaanuar 2027']);
  const [first] = getAllByRole('article');
  expect(text(first!)).toContain('18.00–21.00');
  expect(text(first!)).toContain('Tartu kauplus');
  expect(text(first!)).toContain('Eesti keeles');
  expect(text(first!)).toContain('45,00 €');
  expect(text(first!)).toContain('3 kohta alles');
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/events/barber-night/1');
  getByText('2 koolitust');
});

test('EV-01 what is full leads to the waiting list, what is dear says from which price, and what goes on says so', async () => {
  const kinds = [...seats(0), { product: 913, name: 'Modelliga', price: 60, available_stock: 0 }];
  const { getAllByRole } = await open(
    '/events',
    eventPage([
      listed({ id: 1, tickets: kinds }),
      listed({ id: 2, tickets: seats(9, 0) }),
      listed({ id: 3, progress: 1 }),
      listed({ id: 4, progress: 2 }),
      listed({ id: 5, is_canceled: true }),
    ]),
  );
  const [full, free, begun, over, canceled] = getAllByRole('article').map(text);
  expect(full).toContain('Kohad on täis');
  expect(full).toContain('Ootenimekiri on avatud');
  expect(full).toContain('alates 45,00 €');
  expect(free).toContain('Tasuta');
  expect(free).toContain('Vabu kohti on');
  expect(begun).toContain('Käimas');
  expect(over).toContain('Toimunud');
  expect(canceled).toContain('Jääb ära');
  for (const row of [begun, over, canceled]) expect(row).not.toContain('€');
});

test('EV-01 seats and months are told in the words of each language', async () => {
  for (const [language, left, month] of [
    ['ru', 'Осталось 3 места', 'декабрь 2026'],
    ['fi', '3 paikkaa jäljellä', 'joulukuu 2026'],
    ['lv', 'Atlikušas 3 vietas', 'decembris 2026'],
    ['en', '3 seats left', 'December 2026'],
  ] as const) {
    const { getByRole } = await open('/events', eventPage([listed({ tickets: seats(3) })]), language);
    expect(text(getByRole('article')), language).toContain(left);
    expect(text(getByRole('heading', { level: 2 })), language).toBe(month);
    cleanup();
  }
});

test('EV-01 filters stand in the address: a plain form, in force at once where there is script', async () => {
  const { calls, getByLabelText, getByRole, went } = await open(
    '/events?location=tartu&page=1',
    eventPage([listed({})]),
  );
  expect(calls.find((call) => call.startsWith('/api/v1/events/'))).toContain('location=tartu');
  expect(calls.find((call) => call.startsWith('/api/v1/events/'))).toContain('upcoming=true');
  const form = getByRole('form', { name: 'Vali koolitusi' }) as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/events']);
  expect([...new FormData(form).keys()]).toEqual(['location', 'language', 'event_category', 'date']);
  expect((getByLabelText('Koht') as HTMLSelectElement).value).toBe('tartu');
  fireEvent.change(getByLabelText('Õppekeel'), { target: { value: 'ru' } });
  fireEvent.change(getByLabelText('Koht'), { target: { value: '' } });
  expect(went).toEqual(['/events?location=tartu&language=ru', '/events']);
  expect(getByRole('link', { name: 'Tühjenda valikud' }).getAttribute('href')).toBe('/events');
});

test('EV-01 what an address names stays in sight though the list does not offer it: several places, a month', async () => {
  const { getByLabelText, getByText } = await open(
    '/events?location=tartu,riga&date=2026-12',
    eventPage([listed({})]),
  );
  const place = getByLabelText('Koht') as HTMLSelectElement;
  expect(place.selectedOptions[0]!.textContent).toBe('Tartu kauplus, Riia koolituskeskus');
  getByText('1 koolitus · Kuu: detsember 2026');
});

test('EV-01 with a date the list shows what is over too', async () => {
  const { calls } = await open('/events?date=2026-10-03', eventPage([listed({ progress: 2 })]));
  expect(calls.find((call) => call.startsWith('/api/v1/events/'))).not.toContain('upcoming');
});

test('RT-16 EV-01 the first page keeps the filters, and filters no event can have are left out', async () => {
  const wrong = at('/events?location=tartu&date=2026-12-01&page=9', eventPage([listed({})], 20));
  expect(await prefetch!(wrong.page, wrong.queries)).toEqual({
    redirect: '/events?location=tartu&date=2026-12-01',
    status: 302,
  });
  const odd = at('/events?date=tomorrow', eventPage([]));
  vi.spyOn(odd.page.api, 'get').mockImplementation((path) =>
    path === '/api/v1/events/'
      ? Promise.reject(new ApiError(400, null, { date: ['invalid_date'] }))
      : Promise.resolve({ positions: {}, pictures: {} } as never),
  );
  expect(await prefetch!(odd.page, odd.queries)).toEqual({ redirect: '/events', status: 302 });
});

test('RT-07 EV-01 an empty calendar blames the choices only where some were made, and leads on', async () => {
  for (const [address, words, way] of [
    ['/events?location=tartu', 'Nende valikutega sündmusi ei ole', '/events'],
    ['/events', 'Praegu ühtegi koolitust ega sündmust kavas ei ole', '/products'],
  ] as const) {
    const { getByText } = await open(address, eventPage([]));
    expect(getByText(words).parentElement!.querySelector('a')!.getAttribute('href')).toBe(way);
    cleanup();
  }
});

test('RT-07 the pages of a filtered list are one page to search engines', () => {
  const { page, queries } = at('/events?location=tartu&page=2', eventPage([]));
  expect(meta!(page, queries).canonical!('et')).toBe('/events?page=2');
});
