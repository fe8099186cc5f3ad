import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserApi } from './api/client.ts';
import { reportClientErrors } from './client-errors.ts';

const audience = {
  shopId: 2,
  countryId: 2,
  language: 'et',
  groupId: null,
  isBusiness: false,
  openedRestrictions: [],
} as const;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  window.history.replaceState({}, '', '/products?search=mari');
});
afterEach(() => vi.unstubAllGlobals());

/** As in a document that has reported nothing yet. */
async function newReporter(): Promise<(event: Event) => void> {
  const { reportClientError } = await import('./client-error-report.ts');
  return (event) => reportClientError(event, audience);
}

const sent = () =>
  fetched.mock.calls
    .filter(([to]) => to === '/api/v1/client-errors/')
    .map(([, request]) => JSON.parse(String(request!.body)) as Record<string, string>);
const errorOf = (error: Error, more: object = {}) =>
  new ErrorEvent('error', { error, message: error.message, ...more });

test('ER-02 uncaught errors, rejections and answers that are not of the shop are reported, by path alone', async () => {
  reportClientErrors(audience);
  window.dispatchEvent(errorOf(new TypeError('x is not a function')));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no reason' }));
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]).toMatchObject({ name: 'TypeError', message: 'x is not a function', path: '/products' });
  expect(sent()[0]!['stack']).toContain('x is not a function');
  expect(sent()[1]).toEqual({ name: 'Error', message: 'no reason', path: '/products' });

  const api = browserApi('et', 2);
  const answers = [
    new Response('{"code":"RATE_LIMITED"}', { status: 429 }),
    new Response('{"email":["invalid_email"]}', { status: 400 }),
    new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
  ];
  for (const answer of answers) {
    fetched.mockImplementationOnce(() => Promise.resolve(answer));
    await expect(api.get('/api/v1/languages/')).rejects.toThrow();
  }
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toMatchObject({ name: 'ApiError', message: 'HTTP_502' });
});

test('ER-02 a page reports each error once and three at most, and cuts what is long', async () => {
  const report = await newReporter();
  for (const message of ['one', 'one', 'two', 'x'.repeat(9000), 'four']) report(errorOf(new Error(message)));
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().map(({ message }) => message!.length)).toEqual([3, 3, 500]);
  expect(sent()[2]!['stack']!.length).toBeLessThanOrEqual(4000);
});

test('ER-02 errors of extensions and of layouts that settle late are not the shop’s', async () => {
  const report = await newReporter();
  report(errorOf(new Error('boom'), { filename: 'chrome-extension://abc/content.js' }));
  report(new ErrorEvent('error', { message: 'Script error.' }));
  report(
    new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
  );
  report(errorOf(new Error('ours'), { filename: `${window.location.origin}/assets/app.js` }));
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!['message']).toBe('ours');
});

test('ER-02 a report that cannot be sent is dropped', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const report = await newReporter();
  report(errorOf(new Error('lost')));
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
});
