import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserApi } from '../api/client.ts';
import { createQueries } from '../api/queries.ts';
import { textsFor } from '../i18n/server.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { matchRoute } from '../routes.ts';
import { PageProvider, type PageContext } from '../state/page.tsx';
import { preloadModules } from '../ui/lazy-module.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { layouts } from './layouts.tsx';

afterEach(cleanup);

const texts = textsFor('en');
const api = browserApi('en', 2);
const page: PageContext = {
  audience: {
    shopId: 2,
    countryId: 2,
    language: 'en',
    groupId: null,
    isBusiness: false,
    openedRestrictions: [],
  },
  url: '/',
  path: '/',
  search: new URLSearchParams(),
  params: {},
  api,
  origin: 'http://localhost',
  now: new Date('2026-11-21T10:00:00Z'),
  mode: 'view',
  texts,
};

function show(children: React.ReactNode) {
  return render(
    <QueryClientProvider client={createQueries(api)}>
      <TextsProvider value={texts}>
        <PageProvider value={page}>{children}</PageProvider>
      </TextsProvider>
    </QueryClientProvider>,
  );
}

describe('addresses', () => {
  test.each([
    ['/', 'home', {}],
    ['/contact', 'contact', {}],
    ['/products', 'search', {}],
    ['/products/12-shampoo', 'product', { id: '12-shampoo' }],
    ['/products/brands/4', 'products-list-id', { list: 'brands', id: '4' }],
    ['/campaigns/winter', 'campaigns-id', { id: 'winter' }],
    ['/events/training/7', 'events-template-id', { template: 'training', id: '7' }],
    ['/events/training', 'events-template-id', { template: 'training' }],
    ['/some/page/of/ours', 'composed', { rest: 'some/page/of/ours' }],
  ])('RT-03 RT-04 RT-06 RT-07 RT-09 %s is the page %s', (path, name, params) => {
    const found = matchRoute(path);
    expect([found.route.name, found.params]).toEqual([name, params]);
  });

  test('RT-08 articles have a list and pages of their own', () => {
    expect(matchRoute('/inspiration').route.name).toBe('inspiration');
    expect(matchRoute('/inspiration/scalp-care')).toMatchObject({
      route: { name: 'inspiration-id' },
      params: { id: 'scalp-care' },
    });
  });
});

describe('frames', () => {
  test('RT-18 there are five layouts and that of the checkout, and that of signing in has logo, country and language and nothing more', async () => {
    await preloadModules(true);
    expect(Object.keys(layouts).toSorted()).toEqual([
      'admin',
      'auth',
      'blank',
      'checkout',
      'creator',
      'default',
    ]);
    const Auth = layouts.auth;
    show(
      <Auth isLoading={false} routeName="auth">
        <h1>Confirm</h1>
      </Auth>,
    );
    expect(screen.getByRole('link', { name: texts.t('shell.toHome') })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Estonia/ })).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('error pages', () => {
  test('ER-05 RT-19 what nobody has is told in the default words', () => {
    show(<ErrorPage status={404} code={null} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found');
  });

  test('RT-19 a product that is no more and a failure have their own words, and the way home stays', () => {
    show(<ErrorPage status={404} code="PRODUCT_NOT_FOUND" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.t('errors.productNotFound'));
    expect(screen.getByRole('link', { name: texts.t('errors.backHome') }).getAttribute('href')).toBe('/');
    cleanup();
    show(<ErrorPage status={500} code={null} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.t('errors.somethingWentWrong'));
  });

  test('RT-19 CO-09 EV-01 a mailed link that is over says so, and whom to ask for another', () => {
    for (const code of ['TICKET_NOT_FOUND', 'WAITLIST_NOT_FOUND']) {
      show(<ErrorPage status={404} code={code} />);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.t('errors.linkNotValid'));
      screen.getByText(texts.t('errors.linkNotValidBody'));
      cleanup();
    }
  });

  test('RT-19 ER-05 a failure can be tried again at the same address, and its code stands below the words that speak of it', () => {
    show(<ErrorPage status={500} code="INTERNAL" />);
    expect(screen.getByRole('link', { name: texts.t('common.retry') }).getAttribute('href')).toBe('/');
    const words = screen.getByText(texts.t('errors.somethingWentWrongBody'));
    expect(words.nextElementSibling!.textContent).toBe('500 · INTERNAL');
    cleanup();
    show(<ErrorPage status={404} code={null} />);
    expect(screen.queryByRole('link', { name: texts.t('common.retry') })).toBeNull();
  });

  test('RT-19 what failed in the browser alone is tried again as whoever shows it says', () => {
    const onRetry = vi.fn();
    show(<ErrorPage status={500} code={null} onRetry={onRetry} />);
    fireEvent.click(screen.getByRole('button', { name: texts.t('common.retry') }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link', { name: texts.t('common.retry') })).toBeNull();
  });
});
