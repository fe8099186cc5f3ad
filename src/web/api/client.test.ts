import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nonceSalt } from '../../domain/nonce.ts';
import { addressOfCall, type Call, type WriteMethod } from '../../domain/call.ts';
import { reportClientErrorCall } from '../../domain/client-errors/calls.ts';
import { subscribeCall } from '../../domain/newsletter/calls.ts';
import { browserApi, type ApiError } from './client.ts';

const minute = 60_000;
const deviceTime = new Date('2026-11-22T10:00:00Z');
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const headersOf = (call: number) => fetched.mock.calls[call]![1].headers as Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: deviceTime, toFake: ['Date'] });
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('[]')));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('RQ-01 reads and writes carry country, language, time and the nonce that belongs to it', async () => {
  const api = browserApi('ru', 3);
  await api.get('/api/v1/products/brands/');
  await api.send(subscribeCall, { body: { email: 'nimi@salong.ee' } });
  const timestamp = String(deviceTime.getTime());
  const carried = {
    'Delivery-Country': '3',
    'Accept-Language': 'ru-RU,ru',
    'X-Timestamp': timestamp,
    'X-Nonce': createHash('md5')
      .update(timestamp + nonceSalt)
      .digest('hex'),
  };
  expect(headersOf(0)).toEqual(carried);
  expect(headersOf(1)).toEqual({ ...carried, 'Content-Type': 'application/json' });
});

test('AC-02 a write that outlives its page is finished by the browser, others are not', async () => {
  const api = browserApi('et', 2);
  await api.send(subscribeCall, { body: { email: 'nimi@salong.ee' }, outlivesPage: true });
  await api.send(subscribeCall, { body: { email: 'nimi@salong.ee' } });
  expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false]);
});

test('RQ-02 reads of the creator carry the language, others do not', async () => {
  await browserApi('en', 2).get('/api/v1/creator/posts/', { type: 'POST' });
  expect(fetched.mock.calls[0]![0]).toBe('/api/v1/creator/posts/?language=en&type=POST');
  expect(addressOfCall('/api/v1/creator/posts/', {}, 'fi').url).toBe('/api/v1/creator/posts/?language=fi');
  expect(addressOfCall('/api/v1/products/brands/', {}, 'fi').url).toBe('/api/v1/products/brands/');
});

/** The shop as the nonce sees it: its own time, five minutes to either side. */
function shopAt(now: Date) {
  fetched.mockImplementation((_url, init) => {
    const { 'X-Timestamp': timestamp } = init.headers as Record<string, string>;
    const isFresh = Math.abs(now.getTime() - Number(timestamp)) <= 5 * minute;
    const headers = { date: now.toUTCString() };
    return Promise.resolve(
      isFresh
        ? new Response('["done"]', { headers })
        : new Response('{"code":"NONCE_REJECTED"}', { status: 400, headers }),
    );
  });
}

test.each([-60, -6, 6, 60 * 24 * 400])(
  'RQ-01 a device whose clock is %d minutes off learns the time from its first calls',
  async (minutes) => {
    shopAt(new Date(deviceTime.getTime() + minutes * minute));
    const api = browserApi('et', 2);
    const atOnce = ['brands', 'categories'].map((what) => api.get(`/api/v1/products/${what}/`));
    expect(await Promise.all(atOnce)).toEqual([['done'], ['done']]);
    expect(
      await api.send(reportClientErrorCall, { body: { name: 'Error', message: 'x', path: '/' } }),
    ).toEqual(['done']);
    expect(fetched).toHaveBeenCalledTimes(5);
  },
);

test.each<Record<string, string>>([{ date: deviceTime.toUTCString() }, {}, { date: 'never' }])(
  'ER-01 a refusal that tells no other time (%j) stands as it is',
  async (headers) => {
    const refusal = () => new Response('{"email":["invalid_email"]}', { status: 400, headers });
    fetched.mockImplementation(() => Promise.resolve(refusal()));
    await expect(browserApi('et', 2).send(subscribeCall, { body: { email: '' } })).rejects.toMatchObject({
      status: 400,
      fields: { email: ['invalid_email'] },
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'RQ-01 a write by %s carries its body, the parameters of its path and the key that makes it safe to repeat',
  async (method) => {
    const call: Call<WriteMethod, { id: number }, object | undefined, unknown> = {
      method,
      path: '/api/v1/x/:id/',
    };
    const body = method === 'DELETE' ? undefined : { quantity: 2 };
    await browserApi('et', 2).send(call, { params: { id: 7 }, body, idempotencyKey: 'k-1' });
    const [url, init] = fetched.mock.calls[0]!;
    expect([url, init.method, init.body]).toEqual(['/api/v1/x/7/', method, body && JSON.stringify(body)]);
    expect(headersOf(0)['Idempotency-Key']).toBe('k-1');
    expect(headersOf(0)['Content-Type']).toBe(body && 'application/json');
  },
);

test.each([
  [403, { code: 'NOT_ALLOWED', message: 'm' }],
  [409, { code: 'STALE', message: 'm', order: { version: 4 } }],
])('ER-01 a refusal of %d tells its code and all it came with', async (status, body) => {
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  const sending = browserApi('et', 2).send(subscribeCall, { body: { email: 'a@b.ee' } });
  await expect(sending).rejects.toMatchObject({ status, code: body.code, fields: null, body });
});

test('ER-01 a request refused as a whole names its field', async () => {
  const fields = { idempotency_key: ['used_for_another_request'] };
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(fields), { status: 422 })));
  const error = await browserApi('et', 2)
    .send(subscribeCall, { body: { email: 'a@b.ee' } })
    .catch((problem: unknown) => problem as ApiError);
  expect([(error as ApiError).status, (error as ApiError).labelOf('idempotency_key')]).toEqual([
    422,
    'used_for_another_request',
  ]);
});

test('a dead token ends the session: a read is made once more for an anonymous visitor, a write is not', async () => {
  let token: string | undefined = 'dead';
  const tokens = { get: () => token, forget: () => void (token = undefined) };
  fetched.mockImplementation((_url, init) =>
    Promise.resolve(
      (init.headers as Record<string, string>)['Authorization'] === undefined
        ? new Response('["public"]')
        : new Response('{"code":"NOT_SIGNED_IN","message":"m"}', { status: 401 }),
    ),
  );
  const api = browserApi('et', 2, tokens);
  expect(await api.get('/api/v1/products/brands/')).toEqual(['public']);
  expect([fetched.mock.calls.length, headersOf(0)['Authorization'], token]).toEqual([
    2,
    'Token dead',
    undefined,
  ]);
  token = 'dead';
  await expect(api.send(subscribeCall, { body: { email: 'a@b.ee' } })).rejects.toMatchObject({ status: 401 });
  expect([fetched.mock.calls.length, token]).toEqual([3, undefined]);
});
