import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setWindow, stubView } from '../../blocks/testing/browser.ts';
import { post, postPage } from '../../blocks/testing/data.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import CampaignListPage, { prefetch as prefetchCampaigns } from '../CampaignListPage.tsx';
import InspirationListPage, { prefetch as prefetchInspiration } from '../InspirationListPage.tsx';

beforeEach(() => {
  setWindow();
  stubView();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answersWith = (posts: unknown) => ({
  '/api/v1/creator/posts/': posts,
  '/api/v1/creator/shared-placeholders/': { positions: {}, pictures: {} },
});

function at(address: string, posts: unknown) {
  const url = new URL(address, 'https://ilumaja.example');
  return stage({
    answers: answersWith(posts),
    page: { path: url.pathname, url: url.pathname + url.search, search: url.searchParams },
  });
}

test('CN-01 RT-06 campaigns stand in the order the shop gives, the special one large, and a highlighted one says so', async () => {
  const campaign = (path: string, order: number, is_highlighted = false) =>
    post(path, { type: 'CAMPAIGN', campaign: { order, is_highlighted } });
  const { page, queries, around } = at(
    '/campaigns',
    postPage([
      campaign('/campaigns/talv', -1),
      campaign('/campaigns/a', 0, true),
      campaign('/campaigns/b', 1),
    ]),
  );
  expect(await prefetchCampaigns!(page, queries)).toBeUndefined();
  const { getAllByRole, getByText } = render(around(<CampaignListPage />));
  const cards = getAllByRole('article');
  expect(cards.map((card) => card.querySelector('a')!.getAttribute('href'))).toEqual([
    '/campaigns/talv',
    '/campaigns/a',
    '/campaigns/b',
  ]);
  expect(cards.map((card) => card.closest('li')!.className.includes('col-span-2'))).toEqual([
    true,
    false,
    false,
  ]);
  expect(getByText('Soovitame').closest('article')).toBe(cards[1]);
});

test('CN-02 RT-08 an article is shown with its picture, title and day, and leads to its path', async () => {
  const { page, queries, around } = at('/inspiration', postPage([post('/inspiration/a')]));
  await prefetchInspiration!(page, queries);
  const { getByRole } = render(around(<InspirationListPage />));
  const card = getByRole('article');
  expect(getByRole('link', { name: 'Lugu /inspiration/a' }).getAttribute('href')).toBe('/inspiration/a');
  expect(card.querySelector('img')!.getAttribute('src')).toMatch(/^\/media\/\d+\/a\.webp$/);
  expect(card.querySelector('time')!.textContent).toBe('18.11.2026');
});

test.each([
  ['/campaigns?page=0', '/campaigns'],
  ['/campaigns?page=9', '/campaigns'],
  ['/campaigns?page=two', '/campaigns'],
])('RT-16 %s leads to the first page', async (address, redirect) => {
  const { page, queries } = at(address, postPage([post('/a')], 20));
  expect(await prefetchCampaigns!(page, queries)).toEqual({ redirect, status: 302 });
});
