import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exampleTicket } from '../../../domain/events/examples.ts';
import type { LinkedTicket } from '../../../domain/events/contract.ts';
import { ApiError } from '../../api/client.ts';
import { stage, type Setting } from '../../blocks/testing/tools.tsx';
import TicketPage, { meta, prefetch } from '../TicketPage.tsx';

afterEach(cleanup);

const attendee = '7a9d7c80-3f0b-4c58-8d5d-2b0a1a9c1e11';
const certificate = `/api/v1/tickets/${attendee}/certificate?key=k1`;

/** Of an event on 3 December, looked at on 21 November unless said otherwise. */
const ticket = (
  changes: Partial<Omit<LinkedTicket, 'event'>> & { event?: Partial<LinkedTicket['event']> } = {},
): LinkedTicket => ({ ...exampleTicket, ...changes, event: { ...exampleTicket.event, ...changes.event } });

function at(answer: unknown, page: Setting['page'] = {}) {
  return stage({
    answers: { [`/api/v1/tickets/${attendee}/`]: answer },
    page: { params: { attendee }, search: new URLSearchParams({ key: 'k1' }), ...page },
  });
}
async function open(answer: LinkedTicket) {
  const opened = at(answer);
  await prefetch!(opened.page, opened.queries);
  return { ...opened, ...render(opened.around(<TicketPage />)) };
}
const links = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('download'))
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('CO-09 a valid ticket says what, when, where and for whom, with its files and its rules', async () => {
  const { calls, container, page, queries } = await open(ticket());
  expect([...new Set(calls)]).toEqual([`/api/v1/tickets/${attendee}/?key=k1`]);
  screen.getByRole('heading', { level: 1, name: 'Sinu pilet' });
  expect(screen.getByRole('link', { name: exampleTicket.event.name }).getAttribute('href')).toBe(
    '/events/barber-night/12',
  );
  for (const text of [
    '03.12.2026, 18.00–21.00',
    'Tartu kauplus, Riia 12, Tartu',
    'Mari Maasikas',
    'Kehtib',
    'Pilet: Osaleja',
  ])
    expect(container.textContent).toContain(text);
  expect(links()).toEqual([
    ['Pilet (PDF)', exampleTicket.ticket_url],
    ['Kalendrisse', exampleTicket.calendar_url],
  ]);
  // It is too late to give it back, and not to send somebody else.
  screen.getByText('Kohta enam tagasi anda ei saa.');
  screen.getByText(/nime saad vahetada kuni 03\.12\.2026 06\.00/);
  expect(screen.queryByText('See pilet enam ei kehti')).toBeNull();
  expect(meta!(page, queries)).toMatchObject({ robots: 'noindex' });
});

test('CO-09 while the event is held the ticket is at hand, and nothing of it can be changed', async () => {
  await open(ticket({ event: { progress: 1 } }));
  expect(links()).toEqual([['Pilet (PDF)', exampleTicket.ticket_url]]);
  expect(screen.queryByText(/nime saad vahetada/)).toBeNull();
});

test('CO-09 a ticket of an event that is not held says so, and has no files', async () => {
  const { container } = await open(ticket({ event: { is_canceled: true } }));
  screen.getByText('Koolitus jääb ära');
  expect(container.querySelector('a[download]')).toBeNull();
});

test.each(['VOID', 'REFUNDED'] as const)(
  'CO-09 a ticket that is %s says that it is not valid any more',
  async (status) => {
    const { container } = await open(ticket({ status, ticket_url: null, calendar_url: null }));
    screen.getByText('See pilet enam ei kehti');
    expect(container.querySelector('a[download]')).toBeNull();
    expect(screen.queryByText('Kehtib')).toBeNull();
  },
);

test('CO-09 who was there finds the certificate first, and who was not reads that it is over', async () => {
  await open(ticket({ status: 'CHECKED_IN', certificate_url: certificate, event: { progress: 2 } }));
  screen.getByText('Kohal käidud');
  screen.getByText('Koolitus on toimunud');
  expect(links()).toEqual([
    ['Tunnistus (PDF)', certificate],
    ['Pilet (PDF)', exampleTicket.ticket_url],
  ]);
  cleanup();
  await open(ticket({ event: { progress: 2 } }));
  screen.getByText('Koolitus on toimunud');
  expect(screen.queryByText('Kehtib')).toBeNull();
  expect(links()).toEqual([['Pilet (PDF)', exampleTicket.ticket_url]]);
});

test('CO-09 a name is shown as it was typed, whichever way its letters run', async () => {
  await open(ticket({ first_name: '<b>مريم', last_name: 'Õ'.repeat(60) }));
  expect(screen.getByText(/<b>مريم/).getAttribute('dir')).toBe('auto');
});

test('CO-09 a link of nobody, and a call that fails, lead to the page of errors', async () => {
  const refused = new ApiError(404, 'TICKET_NOT_FOUND', null);
  const unknown = at(() => {
    throw refused;
  });
  await expect(prefetch!(unknown.page, unknown.queries)).rejects.toBe(refused);
  const nonsense = at(ticket(), { params: { attendee: "' or 1=1 --" } });
  await expect(prefetch!(nonsense.page, nonsense.queries)).rejects.toMatchObject({ status: 404 });
  expect(nonsense.calls).toEqual([]);
});
