import { cleanup, render, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ComposedNode } from '../../../domain/creator/contract.ts';
import { node, stage } from '../../blocks/testing/tools.tsx';
import ComposedPage, { prefetch } from '../ComposedPage.tsx';
import { sharedPlaceholdersQuery } from '../../api/creator.ts';
import { shopSupportQuery } from '../../api/shops.ts';

afterEach(cleanup);

const link = (linkText: string, linkUrl: string) => node('link_button', { linkText, linkUrl });
const hours = { from_day: 1, to_day: 5, opens: '9.00', closes: '16.30' };
const line = { phone: '+372 600 0100', email: 'tugi@ilumaja.example', hours };

/** The page of `path`, where the footer leads to /delivery and /payment. */
async function open(path: string, title: string, components: ComposedNode[]) {
  const at = stage({
    page: { path, url: path },
    answers: {
      '/api/v1/creator/composed-page/': {
        route: { uuid: 'r', type: 'ROUTE', name: path, props: {} },
        scheme: { uuid: 's', meta_title: title },
        placeholders: [{ uuid: 'p', type: 'MAIN', name: 'MAIN', components }],
        pictures: {},
      },
      '/api/v1/creator/shared-placeholders/': {
        positions: {
          FOOTER_HELP: { components: [link('Tarne', '/delivery'), link('Makseviisid', '/payment')] },
        },
        pictures: {},
      },
      '/api/v1/shops/support/': { customer: line, training: line },
    },
  });
  await prefetch!(at.page, at.queries);
  await at.queries.prefetchQuery(sharedPlaceholdersQuery());
  await at.queries.prefetchQuery(shopSupportQuery());
  return render(at.around(<ComposedPage />));
}

test('RT-09 LY-08 beside a page of information stand the pages around it, itself marked, and whom to ask', async () => {
  const page = await open('/payment', 'Makseviisid', [node('content_head', { title: 'Makseviisid' })]);
  const beside = within(page.getByRole('complementary', { name: 'Ostuabi' }));
  expect(beside.getByRole('link', { name: 'Tarne' }).getAttribute('href')).toBe('/delivery');
  expect(beside.getByRole('link', { name: 'Makseviisid' }).getAttribute('aria-current')).toBe('page');
  expect(beside.getByRole('link', { name: '+372 600 0100' }).getAttribute('href')).toBe('tel:+3726000100');
});

test('RT-09 a page the footer does not lead to has its width to itself', async () => {
  const page = await open('/spring', 'Kevad', [node('content_head', { title: 'Kevad' })]);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Kevad');
  expect(page.queryByRole('complementary')).toBeNull();
});
