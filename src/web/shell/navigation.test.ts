import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/client.ts';
import { routes, type PageModule } from '../routes.ts';
import type { PageContext } from '../state/page.tsx';
import { innerAddress, isPlainClick } from './navigation.ts';
import { preparePage } from './prepare-page.ts';

const here = { origin: 'https://ilumaja.ee' };
const from = { origin: here.origin, url: '/', path: '/', audience: { language: 'et' } } as PageContext;
const queries = new QueryClient();
const contact = routes.find(({ name }) => name === 'contact')!;

let prefetch: PageModule['prefetch'];
beforeEach(() => {
  vi.spyOn(contact, 'load').mockImplementation(() =>
    Promise.resolve({ default: () => null, ...(prefetch ? { prefetch } : {}) }),
  );
});
afterEach(() => {
  prefetch = undefined;
  vi.restoreAllMocks();
});

test('RT-09 a page is made ready with its own place, and what it fetched', async () => {
  prefetch = vi.fn<NonNullable<PageModule['prefetch']>>(() => Promise.resolve());
  const next = await preparePage('/contact?city=tartu#map', from, queries);
  expect(next).toMatchObject({
    route: { name: 'contact' },
    page: { path: '/contact', url: '/contact?city=tartu' },
  });
  expect(prefetch).toHaveBeenCalledOnce();
});

test('RT-16 a redirect is followed in place, but not for ever', async () => {
  prefetch = (page) =>
    Promise.resolve(page.search.has('page') ? { redirect: '/contact', status: 302 } : undefined);
  expect(await preparePage('/contact?page=0', from, queries)).toMatchObject({ page: { url: '/contact' } });
  prefetch = () => Promise.resolve({ redirect: '/contact', status: 302 });
  expect(await preparePage('/contact', from, queries)).toEqual({ reload: '/contact' });
});

test('RT-15 an address that names the language the page is in already needs no server', async () => {
  const prepared = await preparePage(`/contact?lang=${from.audience.language}&x=1`, from, queries);
  expect(prepared).toMatchObject({ page: { url: '/contact?x=1' } });
});

test('LY-15 another language is given to the server', async () => {
  expect(await preparePage('/contact?lang=ru', from, queries)).toEqual({ reload: '/contact?lang=ru' });
});

test('RT-19 a refusal becomes the error page, a surprise is left alone', async () => {
  prefetch = () => Promise.reject(new ApiError(404, 'PRODUCT_NOT_FOUND', null));
  expect(await preparePage('/contact', from, queries)).toMatchObject({
    error: { status: 404, code: 'PRODUCT_NOT_FOUND' },
  });
  prefetch = () => Promise.reject(new TypeError('no connection'));
  await expect(preparePage('/contact', from, queries)).rejects.toThrow('no connection');
});

test('RT-10 a session that ended elsewhere ends here too, with everything this document knows of its person', async () => {
  const favourites = routes.find(({ name }) => name === 'favourites')!;
  vi.spyOn(favourites, 'load').mockImplementation(() =>
    Promise.resolve({ default: () => null, prefetch: prefetch! }),
  );
  document.cookie = 'token=abc';
  prefetch = () => {
    document.cookie = 'token=; Max-Age=0';
    return Promise.reject(new ApiError(401, 'NOT_SIGNED_IN', null));
  };
  expect(await preparePage('/favourites', from, queries)).toMatchObject({
    reload: expect.stringMatching(/^\/\?modal=login&/),
  });
});

test('ER-03 an address of the back office is left to the server', async () => {
  expect(await preparePage('/admin/products', from, queries)).toEqual({ reload: '/admin/products' });
});

test('RT-17 links within the shop are followed in place, the others by the browser', () => {
  const link = (href: string, more: { target?: string; download?: boolean } = {}) => ({
    href,
    target: more.target ?? '',
    hasAttribute: (name: string) => name === 'download' && more.download === true,
  });
  const isInner = (href: string, more = {}) => innerAddress(link(href, more), here) !== null;
  expect(innerAddress(link('https://ilumaja.ee/products?page=2#top'), here)?.pathname).toBe('/products');
  expect(isInner('https://ilumaja.ee/contact', { target: '_self' })).toBe(true);
  for (const href of [
    'https://elsewhere.ee/contact',
    'mailto:salong@ilumaja.ee',
    'tel:+3726000000',
    'https://ilumaja.ee/contact?lang=en',
    'https://ilumaja.ee/media/480/a.webp',
    'https://ilumaja.ee/api/docs',
    'https://ilumaja.ee/assets/ilumaja.svg',
    'not an address',
  ]) {
    expect(isInner(href), href).toBe(false);
  }
  expect(isInner('https://ilumaja.ee/contact', { target: '_blank' })).toBe(false);
  expect(isInner('https://ilumaja.ee/contact', { download: true })).toBe(false);
});

test('RT-17 a click with a key held, or with another button, is left to the browser', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
  for (const held of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    expect(isPlainClick(new MouseEvent('click', held)), JSON.stringify(held)).toBe(false);
  }
  const taken = new MouseEvent('click', { cancelable: true });
  taken.preventDefault();
  expect(isPlainClick(taken)).toBe(false);
});
