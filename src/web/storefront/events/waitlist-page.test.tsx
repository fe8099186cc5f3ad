import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WaitlistEntry } from '../../../domain/events/contract.ts';
import { languages } from '../../../domain/locales.ts';
import { waitlistStates } from '../../../domain/events/rules.ts';
import { ApiError } from '../../api/client.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import { textsFor } from '../../i18n/server.ts';
import { event } from '../../parts/events/testing/events.ts';
import { localOrders } from '../../state/cart/local-orders.ts';
import { NavigateProvider } from '../../state/navigation.tsx';
import WaitlistPage, { prefetch } from '../WaitlistPage.tsx';
import { timeLeftText } from './time-left.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const token = 'a'.repeat(43);
const orderUuid = '0198b9a2-0000-4000-8000-0000000000ee';
const { id, template, name, starts_at, ends_at, location } = event();
const entry = (changes: Partial<WaitlistEntry>): WaitlistEntry => ({
  state: 'waiting',
  position: null,
  offered_until: null,
  ticket: null,
  order: null,
  event: { id, template, name, starts_at, ends_at, location },
  ...changes,
});
/** The page is opened on 21 November at noon in Tallinn. */
const offered = entry({ state: 'offered', offered_until: '2026-11-22T10:00:00.000Z' });

async function open(now: () => WaitlistEntry, answers: Record<string, unknown> = {}) {
  const at = stage({
    answers: { [`/api/v1/events/waitlist/${token}/`]: now, ...answers },
    page: { search: new URLSearchParams({ token }) },
  });
  await prefetch!(at.page, at.queries);
  const went: string[] = [];
  render(
    at.around(
      <NavigateProvider value={(to) => void went.push(to)}>
        <WaitlistPage />
      </NavigateProvider>,
    ),
  );
  return { ...at, went };
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (words: string) => fireEvent.click(screen.getByRole('button', { name: words }));

test('EV-01 an address is confirmed by a press, as opening a link may be done by a mail program', async () => {
  let now = entry({ state: 'unconfirmed' });
  const { calls } = await open(() => now, {
    '/api/v1/events/waitlist/confirm/': () => {
      now = entry({ state: 'waiting', position: 1 });
      return { state: 'waiting' };
    },
  });
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  press('Jah, lisa mind nimekirja');
  await screen.findByText(/^Oled järjekorras esimene/);
  expect(heading()).toBe('Oled ootenimekirjas');
});

test('EV-01 a seat is accepted in time: until when is told in words, and the order is gone on with', async () => {
  const { went } = await open(() => offered, {
    '/api/v1/events/waitlist/accept/': { uuid: orderUuid },
  });
  expect(heading()).toBe('Koht vabanes, see on sulle kinni');
  screen.getByText(/kuni 22\.11\.2026 12\.00/);
  screen.getByText('Aega on 24 tundi');
  press('Võtan koha vastu');
  await waitFor(() => expect(went).toEqual([`/order/${orderUuid}/event-information/`]));
  expect(localOrders()).toEqual([orderUuid]);
});

test('EV-01 a seat that went to the next one says so instead of being accepted', async () => {
  let now = offered;
  await open(() => now, {
    '/api/v1/events/waitlist/accept/': () => {
      now = entry({ state: 'ended' });
      throw new ApiError(409, 'OFFER_ENDED', null);
    },
  });
  press('Võtan koha vastu');
  await waitFor(() => expect(heading()).toBe('Pakkumise aeg sai läbi'));
  expect(screen.getByRole('link', { name: 'Ava koolituse leht' }).getAttribute('href')).toBe(
    '/events/barber-night/12',
  );
});

test('EV-01 while the page stands time goes by in minutes, and an offer ends by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  let now = entry({ ...offered, offered_until: '2026-11-21T10:03:00.000Z' });
  await open(() => now);
  screen.getByText('Aega on 3 minutit');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  screen.getByText('Aega on 2 minutit');
  now = entry({ state: 'ended' });
  await act(() => vi.advanceTimersByTimeAsync(130_000));
  vi.useRealTimers();
  await waitFor(() => expect(heading()).toBe('Pakkumise aeg sai läbi'));
});

test('EV-01 who waits may leave, and who has accepted goes on with the order', async () => {
  let now = entry({ state: 'waiting', position: 4 });
  await open(() => now, {
    '/api/v1/events/waitlist/leave/': () => {
      now = entry({ state: 'left' });
      return { state: 'left' };
    },
  });
  screen.getByText(/^Oled järjekorras 4\. kohal/);
  press('Loobun, eemalda mind nimekirjast');
  await waitFor(() => expect(heading()).toBe('Oled nimekirjast väljas'));
  cleanup();
  await open(() => entry({ ...offered, state: 'accepted', order: orderUuid }));
  expect(screen.getByRole('link', { name: 'Jätka tellimusega' }).getAttribute('href')).toBe(
    `/order/${orderUuid}/event-information/`,
  );
});

test('EV-01 an address without a token of the shop leads to nobody', async () => {
  const at = stage({ page: { search: new URLSearchParams({ token: "' or 1=1 --" }) } });
  await expect(prefetch!(at.page, at.queries)).rejects.toThrow('WAITLIST_NOT_FOUND');
  expect(at.calls).toEqual([]);
});

test('EV-01 every state has its words in every language', () => {
  for (const language of languages) {
    const { t } = textsFor(language);
    for (const state of waitlistStates)
      expect([t(`events.wait.${state}.title`), t(`events.wait.${state}.lead`)]).not.toContain('');
  }
});

test.each([
  ['2026-11-24T10:00:00Z', '3 päeva'],
  ['2026-11-23T09:59:59Z', '47 tundi'],
  ['2026-11-21T12:00:00Z', '2 tundi'],
  ['2026-11-21T11:59:59Z', '119 minutit'],
  ['2026-11-21T10:01:00Z', '1 minut'],
  ['2026-11-21T10:00:59Z', 'alla minuti'],
])('EV-01 until %s there are %s', (until, words) => {
  expect(timeLeftText(until, '2026-11-21T10:00:00Z', textsFor('et').t)).toBe(words);
});
