import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleOwnReview } from '../../domain/reviews/examples.ts';
import type { OwnReview, WaitingProduct } from '../../domain/reviews/contract.ts';
import { ApiError } from '../api/client.ts';
import { product } from '../blocks/testing/data.ts';
import { choose, slowUploads } from '../parts/pictures/testing/slow-uploads.ts';
import { readDraft } from '../state/drafts.ts';
import * as feedbackPage from './FeedbackPage.tsx';
import { openPage } from './testing/open-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const page = <T,>(results: T[]) => ({ count: results.length, next: null, previous: null, results });
const waitingOf = (id: number): WaitingProduct => ({
  product: product(id),
  order: '0198b9a2-0000-4000-8000-00000000000c',
  bought_at: '2026-11-02T11:00:00.000Z',
});
const open = (waiting: WaitingProduct[], reviews: OwnReview[], answers = {}) =>
  openPage(feedbackPage, {
    answers: { '/api/v1/feedback/': page(waiting), '/api/v1/feedback/reviews/': page(reviews), ...answers },
  });
const writing = '/api/v1/products/:id/reviews/';
const withdrawing = '/api/v1/reviews/:id/';

test('AC-01 shows what waits for a review, and the reviews with where they stand and why', async () => {
  const { getByRole } = await open([waitingOf(7)], [exampleOwnReview]);
  const waiting = within(getByRole('region', { name: 'Ootavad arvustust' }));
  expect(waiting.getByRole('link', { name: 'Toode 7' }).getAttribute('href')).toMatch(/^\/products\/7/);
  waiting.getByText('Ostetud 02.11.2026');
  const own = within(getByRole('region', { name: 'Minu arvustused' }));
  own.getByText('Avaldamata');
  own.getByText(exampleOwnReview.reason!);
  own.getByRole('img', { name: '5 viiest' });
});

test('AC-01 who has nothing to review and no reviews is told what comes here', async () => {
  const { getByText, getByRole } = await open([], []);
  getByText(/^Praegu ei oota arvustust/);
  getByText(/^Sa ei ole veel/);
  expect(getByRole('link', { name: 'Vaata tooteid' }).getAttribute('href')).toBe('/products');
});

test('PL-06 a review is written with stars and words, and what is missing is said at its field', async () => {
  const { getByRole, findByRole, calls } = await open([waitingOf(7)], [], {
    [writing]: { ...exampleOwnReview, moderation: 'pending', reason: null },
  });
  fireEvent.click(getByRole('button', { name: /^Arvusta/ }));
  const dialog = within(await findByRole('dialog', { name: 'Arvusta: Toode 7' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Saada arvustus' }));
  const stars = dialog.getByRole('radiogroup', { name: 'Hinne' });
  await waitFor(() => expect(stars.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(stars);
  const text = dialog.getByRole('textbox', { name: 'Arvustus' });
  expect(text.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(dialog.getByRole('radio', { name: '4 tärni: hea' }));
  fireEvent.change(text, { target: { value: 'Hea šampoon' } });
  expect(readDraft('review-7')).toMatchObject({ rating: '4', text: 'Hea šampoon' });
  fireEvent.click(dialog.getByRole('button', { name: 'Saada arvustus' }));
  await vi.waitFor(() =>
    expect(calls).toContain(
      `POST ${writing} ${JSON.stringify({ rating: 4, text: 'Hea šampoon', pictures: [] })}`,
    ),
  );
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(readDraft('review-7')).toBeNull();
});

test('PL-06 what was typed is there again after the window was closed, and after the shop refused it', async () => {
  const { getByRole, findByRole } = await open([waitingOf(7)], [], {
    [writing]: () => {
      throw new ApiError(409, 'REVIEW_EXISTS', null);
    },
  });
  const openForm = async () => {
    fireEvent.click(getByRole('button', { name: /^Arvusta/ }));
    return within(await findByRole('dialog'));
  };
  let dialog = await openForm();
  fireEvent.click(dialog.getByRole('radio', { name: /^5 tärni/ }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Arvustus' }), { target: { value: 'Pikk jutt' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sulge' }));
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  dialog = await openForm();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Arvustus' }).value).toBe('Pikk jutt');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^5 tärni/ }).checked).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Saada arvustus' }));

  await dialog.findByText('Oled seda toodet juba arvustanud. Saad oma arvustust muuta.');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Arvustus' }).value).toBe('Pikk jutt');
});

const picture = (at: number) => ({
  uuid: `0198b9a2-0000-4000-8000-00000000000${at}`,
  small: `/small-${at}`,
  large: `/large-${at}`,
});

test('PL-06 a review waits for its pictures and goes with those that were not taken out', async () => {
  const uploads = slowUploads();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')));
  const { getByRole, findByRole, calls } = await open([waitingOf(7)], [], {
    [writing]: { ...exampleOwnReview, moderation: 'pending', reason: null },
  });
  fireEvent.click(getByRole('button', { name: /^Arvusta/ }));
  const dialog = within(await findByRole('dialog'));
  const text = await dialog.findByRole('textbox', { name: 'Arvustus' });
  fireEvent.click(dialog.getByRole('radio', { name: /^4 tärni/ }));
  fireEvent.change(text, { target: { value: 'Hea' } });
  await choose(dialog.getByLabelText('Lisa pilte'), 'üks.png', 'kaks.png');
  await uploads[0]!.answer(201, picture(1));
  fireEvent.click(dialog.getByRole('button', { name: 'Eemalda pilt 1' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Saada arvustus' }));
  dialog.getByText(/^Pildid on veel teel/);
  fireEvent.change(text, { target: { value: 'Hea šampoon' } });
  const sent = () => calls.filter((call) => call.startsWith(`POST ${writing}`));
  expect(sent()).toEqual([]);
  await uploads[1]!.lose();
  expect(sent()).toEqual([]);
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Proovi uuesti' }));

  fireEvent.click(dialog.getByRole('button', { name: 'Proovi uuesti' }));
  await waitFor(() => expect(uploads).toHaveLength(3));
  fireEvent.click(dialog.getByRole('button', { name: 'Saada arvustus' }));
  await uploads[2]!.answer(201, picture(2));
  const body = { rating: 4, text: 'Hea šampoon', pictures: [picture(2).uuid] };
  await waitFor(() => expect(sent()).toEqual([`POST ${writing} ${JSON.stringify(body)}`]));
});

test('PL-06 a picture that arrives after the window was closed is there when it is opened again', async () => {
  const uploads = slowUploads();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')));
  const { getByRole, findByRole } = await open([waitingOf(7)], []);
  const openForm = async () => {
    fireEvent.click(getByRole('button', { name: /^Arvusta/ }));
    return within(await findByRole('dialog'));
  };
  const dialog = await openForm();
  await choose(await dialog.findByLabelText('Lisa pilte'), 'üks.png');
  fireEvent.click(dialog.getByRole('button', { name: 'Sulge' }));
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await uploads[0]!.answer(201, picture(1));
  const again = await openForm();
  await again.findByRole('button', { name: 'Eemalda pilt 1' });
});

test('AC-01 a review is withdrawn with one press, and comes back with one', async () => {
  const { getByRole, findByRole, calls } = await open([], [exampleOwnReview], {
    [withdrawing]: null,
    [`${withdrawing}restore/`]: exampleOwnReview,
  });
  fireEvent.click(getByRole('button', { name: /^Võta tagasi/ }));
  fireEvent.click(await findByRole('button', { name: 'Taasta' }));
  await vi.waitFor(() =>
    expect(calls.filter((call) => call.includes(withdrawing)).map((call) => call.split(' ')[0])).toEqual([
      'DELETE',
      'POST',
    ]),
  );
});

test('AC-01 products that wait for a review stand without the reviews there are', async () => {
  const { getByRole, findByRole } = await open([waitingOf(7)], [], {
    '/api/v1/feedback/reviews/': () => {
      throw new ApiError(500, 'INTERNAL', null);
    },
  });
  within(getByRole('region', { name: 'Ootavad arvustust' })).getByRole('link', { name: 'Toode 7' });
  await findByRole('button', { name: 'Proovi uuesti' });
});
