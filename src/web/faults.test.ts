import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserApi } from './api/client.ts';
import { tellFaults } from './faults.ts';

const audience = { shopId: 2, countryId: 2, language: 'et', groupId: null, isBusiness: false } as const;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  window.history.replaceState({}, '', '/products?search=mari');
});
afterEach(() => vi.unstubAllGlobals());

/** As in a document that has told nothing yet. */
async function newTeller(): Promise<(event: Event) => void> {
  const { tellFault } = await import('./fault-teller.ts');
  return (event) => tellFault(event, audience);
}

const told = () =>
  fetched.mock.calls
    .filter(([to]) => to === '/api/v1/faults/')
    .map(([, request]) => JSON.parse(String(request!.body)) as Record<string, string>);
const errorOf = (error: Error, more: object = {}) =>
  new ErrorEvent('error', { error, message: error.message, ...more });

test('ER-02 uncaught errors, rejections and answers that are not of the shop are told, by path alone', async () => {
  tellFaults(audience);
  window.dispatchEvent(errorOf(new TypeError('x is not a function')));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no reason' }));
  await vi.waitFor(() => expect(told()).toHaveLength(2));
  expect(told()[0]).toMatchObject({ name: 'TypeError', message: 'x is not a function', path: '/products' });
  expect(told()[0]!['stack']).toContain('x is not a function');
  expect(told()[1]).toEqual({ name: 'Error', message: 'no reason', path: '/products' });

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
  await vi.waitFor(() => expect(told()).toHaveLength(3));
  expect(told()[2]).toMatchObject({ name: 'ApiError', message: 'HTTP_502' });
});

test('ER-02 a page tells of each fault once and of three at the most, and cuts what is long', async () => {
  const tell = await newTeller();
  for (const message of ['one', 'one', 'two', 'x'.repeat(9000), 'four']) tell(errorOf(new Error(message)));
  await vi.waitFor(() => expect(told()).toHaveLength(3));
  expect(told().map(({ message }) => message!.length)).toEqual([3, 3, 500]);
  expect(told()[2]!['stack']!.length).toBeLessThanOrEqual(4000);
});

test('ER-02 faults of extensions and of layouts that settle late are not of the shop', async () => {
  const tell = await newTeller();
  tell(errorOf(new Error('boom'), { filename: 'chrome-extension://abc/content.js' }));
  tell(new ErrorEvent('error', { message: 'Script error.' }));
  tell(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
  tell(errorOf(new Error('ours'), { filename: `${window.location.origin}/assets/app.js` }));
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]!['message']).toBe('ours');
});

test('ER-02 what cannot be told is left', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const tell = await newTeller();
  tell(errorOf(new Error('lost')));
  await vi.waitFor(() => expect(told()).toHaveLength(1));
});
