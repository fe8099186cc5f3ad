import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notices, Preferences } from '../../domain/notices/contract.ts';
import { noticeKinds } from '../../domain/notices/kinds.ts';
import { ApiError, type Api } from '../api/client.ts';
import * as link from './NoticeLinkPage.tsx';
import * as notices from './NoticesPage.tsx';
import { accountAnswers, openPage } from './testing/open-page.tsx';

const at = '2026-11-23T10:00:00.000Z';
const switches = noticeKinds.map((kind) => ({
  kind,
  is_on: kind === 'newsletter',
  given_at: kind === 'newsletter' ? at : null,
}));
const known: Notices = {
  email: 'mari@salong.ee',
  switches,
  waiting: [
    { product: { id: 7, name: 'Värv 6.64', slug: 'varv-664' }, expires_at: '2027-02-21T10:00:00.000Z' },
  ],
  history: [{ kind: 'newsletter', action: 'given', source: 'account', text_version: '2026-11-23', at }],
};
const preferences: Preferences = { email: 'm…@salong.ee', kind: 'newsletter', switches };

const send = vi.fn<(call: { path: string; method: string }, sending: object) => Promise<unknown>>();
const open = (page: Parameters<typeof openPage>[0], answers: Record<string, unknown>, url = '/notices') => {
  const all: Record<string, unknown> = { ...accountAnswers(), ...answers };
  const api: Api = {
    get: (path) => {
      const answer = all[path];
      return Promise.resolve(typeof answer === 'function' ? (answer as () => unknown)() : answer) as never;
    },
    send: send as never,
  };
  const { search } = new URL(url, 'https://shop');
  return openPage(page, { answers: all, page: { api, url, search: new URLSearchParams(search) } as never });
};
beforeEach(() => void send.mockReset());
afterEach(cleanup);

const openNotices = (answer: Notices = known) => open(notices, { '/api/v1/notices/': answer });
const openLink = (url: string, answer: unknown = preferences) =>
  open(link, { '/api/v1/notices/preferences/': answer }, url);

test('AC-01 each kind of mails has a switch that acts at once, and goes back when it could not be saved', async () => {
  await openNotices();
  expect(screen.getAllByRole('switch')).toHaveLength(noticeKinds.length);
  const box = () => screen.getByRole<HTMLInputElement>('switch', { name: /Lemmiku hind langes/ });
  send.mockRejectedValueOnce(new ApiError(500, 'INTERNAL', null));
  fireEvent.click(box());
  await waitFor(() =>
    expect(send.mock.lastCall![1]).toMatchObject({ body: { kind: 'price_drop', is_on: true } }),
  );
  await screen.findByText(/Muudatus ei salvestunud/);
  expect(box().checked).toBe(false);
  const on = switches.map((one) => (one.kind === 'price_drop' ? { ...one, is_on: true } : one));
  send.mockResolvedValueOnce({ ...known, switches: on });
  fireEvent.click(box());
  await waitFor(() => expect(box().checked).toBe(true));
});

test('AC-01 two switches pressed one after the other both count, saved in turn, and one that fails takes the other not along', async () => {
  await openNotices();
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name });
  const states = () => [box(/Lemmiku hind langes/).checked, box(/Ostukorv ootab/).checked];
  const before = states();
  const answers: { take: (answer: Notices) => void; refuse: (error: Error) => void }[] = [];
  send.mockImplementation(() => new Promise((take, refuse) => answers.push({ take, refuse })));
  fireEvent.click(box(/Lemmiku hind langes/));
  fireEvent.click(box(/Ostukorv ootab/));
  await waitFor(() => expect(states()).toEqual(before.map((one) => !one)));
  expect(send).toHaveBeenCalledTimes(1);
  const saved = switches.map((one) => (one.kind === 'price_drop' ? { ...one, is_on: !before[0] } : one));
  answers[0]!.take({ ...known, switches: saved });
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(states()).toEqual(before.map((one) => !one));
  answers[1]!.refuse(new ApiError(500, 'INTERNAL', null));
  await screen.findByText(/Muudatus ei salvestunud/);
  expect(states()).toEqual([!before[0], before[1]]);
});

test('AC-01 what was said before stands with its day and place, what is waited for with its end', async () => {
  await openNotices();
  const history = within(screen.getByRole('region', { name: 'Sinu varasemad otsused' }));
  expect(history.getByText('23.11.2026 12.00')).toBeTruthy();
  expect(history.getByText('(kontol)')).toBeTruthy();
  const waiting = () => within(screen.getByRole('region', { name: 'Ootad neid tooteid' }));
  expect(waiting().getByRole('link', { name: 'Värv 6.64' }).getAttribute('href')).toBe(
    '/products/7-varv-664',
  );
  send.mockResolvedValueOnce(null);
  fireEvent.click(waiting().getByRole('button', { name: 'Ära anna teada: Värv 6.64' }));
  await waiting().findByText(/Sa ei oota ühtegi toodet/);
});

test('CN-03 a confirmation waits for a press, tells when it is done and when the link is dead', async () => {
  await openLink('/notices?token=abc');
  expect(send).not.toHaveBeenCalled();
  send.mockRejectedValueOnce(new TypeError('offline'));
  fireEvent.click(screen.getByRole('button', { name: 'Jah, soovin neid kirju' }));
  expect((await screen.findByRole('alert')).textContent).toBeTruthy();
  send.mockResolvedValueOnce({ kind: 'newsletter', email: 'mari@salong.ee', product: null });
  fireEvent.click(screen.getByRole('button', { name: 'Jah, soovin neid kirju' }));
  await screen.findByRole('heading', { name: 'Aitäh, kinnitatud' });
  cleanup();
  await openLink('/notices?token=abc');
  send.mockRejectedValueOnce(new ApiError(500, 'INTERNAL', null));
  fireEvent.click(screen.getByRole('button', { name: 'Jah, soovin neid kirju' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Viga on meie poolel');
  send.mockResolvedValueOnce({ kind: 'back_in_stock', email: 'mari@salong.ee', product: 7 });
  fireEvent.click(screen.getByRole('button', { name: 'Jah, soovin neid kirju' }));
  const toProduct = await screen.findByRole('link', { name: 'Vaata toodet' });
  expect(toProduct.getAttribute('href')).toBe('/products/7');
  cleanup();
  await openLink('/notices?token=abc');
  send.mockRejectedValueOnce(new ApiError(400, 'TOKEN_INVALID', null));
  fireEvent.click(screen.getByRole('button', { name: 'Jah, soovin neid kirju' }));
  await screen.findByRole('heading', { name: 'Link ei kehti' });
});

test('CN-03 the link of a mail stops its kind by a form that needs no script', async () => {
  await openLink('/notices?key=abc');
  const form = screen.getByRole('button', { name: 'Loobu' }).closest('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual([
    'post',
    '/api/v1/notices/unsubscribe/?key=abc',
  ]);
  expect(send).not.toHaveBeenCalled();
  cleanup();
  await openLink('/notices?key=abc&done=1');
  screen.getByRole('heading', { name: 'Loobutud' });
});

test('CN-03 switched on by the link of a mail, a kind waits for its confirmation', async () => {
  await openLink('/notices?key=abc');
  const box = screen.getByRole<HTMLInputElement>('switch', { name: /Ostukorv ootab/ });
  send.mockResolvedValueOnce(preferences);
  fireEvent.click(box);
  await screen.findByText(/Saatsime kirja, milles saad soovi kinnitada/);
  expect(box.checked).toBe(false);
});

test.each(['/notices', '/notices?key=x'])('CN-03 %s without a whole link says so', async (url) => {
  await openLink(url, () => Promise.reject(new ApiError(404, 'NOTICE_LINK_INVALID', null)));
  await screen.findByRole('heading', { name: 'Link ei kehti' });
  expect(screen.getByRole('link', { name: 'Tagasi avalehele' }).getAttribute('href')).toBe('/');
});
