import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { simulatedShop } from './access.ts';
import { estoMac } from './mac.ts';
import { lateMs, outcomes } from './states.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.simulator!.failures.api = 'works';
});

const authorization = `Basic ${Buffer.from(`${simulatedShop.username}:${simulatedShop.secret}`).toString('base64')}`;
const v4 = '/dev/payments/everypay/api/v4';
const inject = (method: 'GET' | 'POST', url: string, payload?: object, headers: object = {}) =>
  server.app.inject({
    method,
    url,
    headers: { host: 'localhost', authorization, ...headers },
    ...(payload && { payload }),
  });
const proof = () => ({
  api_username: simulatedShop.username,
  nonce: randomUUID(),
  timestamp: new Date().toISOString(),
});
const oneoff = (parts: object = {}) =>
  inject('POST', `${v4}/payments/oneoff`, {
    ...proof(),
    account_name: 'EUR3D1',
    amount: 10.55,
    order_reference: `1-${randomUUID()}`,
    customer_url: 'http://localhost:3000/return',
    locale: 'ru',
    ...parts,
  });
const started = async (parts: object = {}) =>
  (await oneoff(parts)).json<{ payment_reference: string; payment_link: string; payment_state: string }>();
const stateOf = async (reference: string) =>
  (await inject('GET', `${v4}/payments/${reference}?api_username=${simulatedShop.username}`)).json<{
    payment_state: string;
    standing_amount: number;
  }>();
const decide = (link: string, outcome: string) =>
  server.app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome }).toString(),
  });
const callbacksOf = (reference: string) =>
  server.database.db
    .selectFrom('simulated_callback')
    .selectAll()
    .where('reference', '=', reference)
    .execute();

test('CO-05 EveryPay’s protocol: a payment is started with a reference, a page, and a link for each bank', async () => {
  const answer = await oneoff();
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    payment_reference: expect.stringMatching(/^[\da-f]{64}$/),
    payment_state: 'initial',
    initial_amount: 10.55,
    currency: 'EUR',
    payment_methods: expect.arrayContaining([
      expect.objectContaining({
        source: 'ob_lhv_ee',
        payment_link: expect.stringMatching(/\?method_source=ob_lhv_ee$/),
      }),
    ]),
  });
});

test('CO-05 EveryPay’s protocol: wrong credentials, a nonce used twice and a clock that is off are refused', async () => {
  const basic = Buffer.from(`${simulatedShop.username}:guess`).toString('base64');
  const guessed = await inject('POST', `${v4}/payments/oneoff`, {}, { authorization: `Basic ${basic}` });
  expect(guessed.statusCode).toBe(401);
  const nonce = randomUUID();
  expect((await oneoff({ nonce })).statusCode).toBe(201);
  expect((await oneoff({ nonce })).statusCode).toBe(401);
  for (const minutes of [-6, 6]) {
    const timestamp = new Date(Date.now() + minutes * 60_000).toISOString();
    expect((await oneoff({ timestamp })).statusCode).toBe(401);
  }
  expect((await oneoff({ api_username: 'somebody' })).statusCode).toBe(401);
});

test.each([
  { order_reference: 'tellimus 1' },
  { order_reference: 'õ-1' },
  { order_reference: 'a_1' },
  { amount: 10.555 },
  { amount: '10.55' },
  { amount: 0 },
  { amount: -1 },
  { account_name: 'USD1' },
  { customer_url: 'https://evil.example/' },
  { customer_url: 'javascript:alert(1)' },
  { payment_description: 'with blanks' },
])('CO-05 EveryPay’s protocol: %j is refused', async (parts) => {
  expect((await oneoff(parts)).statusCode).toBe(422);
});

test.each([
  ['settled', 'settled', 1],
  ['failed', 'failed', 1],
  ['abandoned', 'abandoned', 1],
  ['pending', 'sent_for_processing', 1],
  ['settled-late', 'sent_for_processing', 1],
  ['settled-twice', 'settled', 2],
])('CO-05 the hosted page ends a payment %s, sends the buyer back and tells the server', async (...row) => {
  const [outcome, state, copies] = row;
  const { payment_reference, payment_link } = await started();
  const back = await decide(payment_link, outcome);
  expect(back.statusCode).toBe(303);
  const returned = new URL(back.headers.location!);
  expect(returned.origin + returned.pathname).toBe('http://localhost:3000/return');
  expect(returned.searchParams.get('payment_reference')).toBe(payment_reference);
  expect((await stateOf(payment_reference)).payment_state).toBe(state);
  const callbacks = await callbacksOf(payment_reference);
  expect(callbacks).toHaveLength(copies);
  expect(callbacks[0]!.url).toContain(`payment_reference=${payment_reference}`);
});

test('CO-05 what was decided stays decided, and what is in progress can be decided later', async () => {
  const paid = await started();
  await decide(paid.payment_link, 'settled');
  await decide(paid.payment_link, 'failed');
  expect((await stateOf(paid.payment_reference)).payment_state).toBe('settled');
  const slow = await started();
  await decide(slow.payment_link, 'pending');
  await decide(slow.payment_link, 'settled');
  expect((await stateOf(slow.payment_reference)).payment_state).toBe('settled');
});

test('CO-05 money that settles late settles by the clock', async () => {
  const { payment_reference, payment_link } = await started();
  await decide(payment_link, 'settled-late');
  server.setNow(new Date(Date.now() + lateMs + 1000));
  server.simulator!.callbacks.wake();
  await expect.poll(async () => (await stateOf(payment_reference)).payment_state).toBe('settled');
});

test('CO-05 one order_reference is paid once, however many payments were started for it', async () => {
  const order_reference = `2-${randomUUID()}`;
  const [first, second] = [await started({ order_reference }), await started({ order_reference })];
  await decide(first.payment_link, 'settled');
  await decide(second.payment_link, 'settled');
  expect((await stateOf(second.payment_reference)).payment_state).toBe('failed');
  expect((await oneoff({ order_reference })).statusCode).toBe(422);
});

test('CO-05 refunds take no more than what stands', async () => {
  const { payment_reference, payment_link } = await started();
  const refund = (amount: number) =>
    inject('POST', `${v4}/payments/refund`, { ...proof(), payment_reference, amount });
  expect((await refund(1)).statusCode).toBe(422);
  await decide(payment_link, 'settled');
  expect((await refund(10.56)).statusCode).toBe(422);
  expect((await refund(4.5)).json()).toMatchObject({ payment_state: 'refunded', standing_amount: 6.05 });
  expect((await refund(6.05)).json()).toMatchObject({ standing_amount: 0 });
  expect((await refund(0.01)).statusCode).toBe(422);
});

test('CO-05 ESTO’s protocol: what it says is signed, and what does not fit is told by field', async () => {
  const body = {
    shop_id: simulatedShop.username,
    amount: 545.5,
    currency: 'EUR',
    reference: '100001-1',
    return_url: 'http://localhost:3000/back',
    notification_url: 'http://localhost:3000/notice',
    cancel_url: 'http://localhost:3000/cancel',
    connection_mode: 'test',
    schedule_type: 'REGULAR',
  };
  const answer = await inject('POST', '/dev/payments/esto/v2/purchase/redirect', body);
  const { data, mac } = answer.json<{ data: string; mac: string }>();
  expect(mac).toBe(estoMac(data));
  const { purchase_url, status } = JSON.parse(data) as { purchase_url: string; status: string };
  expect(status).toBe('CREATED');
  const back = new URL((await decide(purchase_url, 'settled')).headers.location!);
  const json = back.searchParams.get('json')!;
  expect(back.searchParams.get('mac')).toBe(estoMac(json));
  expect(JSON.parse(json)).toMatchObject({ status: 'APPROVED', reference: '100001-1', amount: 545.5 });
  const refused = await inject('POST', '/dev/payments/esto/v2/purchase/redirect', {
    ...body,
    return_url: 'x',
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toEqual({ return_url: expect.arrayContaining(['validation.url']) });
});

test('CO-05 the page is a plain form that says in the buyer’s language that no money moves', async () => {
  const { payment_link } = await started();
  const page = await server.app.inject({
    url: new URL(payment_link).pathname,
    headers: { host: 'localhost' },
  });
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.body).toContain('<html lang="ru">');
  expect(page.body).toContain('Это тестовый платёж');
  expect(page.body).not.toContain('<script');
  for (const outcome of outcomes) expect(page.body).toContain(`name="outcome" value="${outcome}"`);
  const unknown = await server.app.inject({
    url: '/dev/payments/everypay/pay/nothing',
    headers: { host: 'localhost' },
  });
  expect(unknown.statusCode).toBe(404);
  expect((await decide(payment_link, 'nonsense')).headers.location).toBe(new URL(payment_link).pathname);
});

test('CO-05 a page rehearses failures: it says which is on, and a script switches them as well', async () => {
  const url = '/dev/payments/failures';
  const post = (payload: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const shown = async () =>
    (await server.app.inject({ url, headers: { host: 'localhost', cookie: 'language=en' } })).body;
  expect(await shown()).toContain('value="works" checked');
  expect((await post('api=down')).statusCode).toBe(303);
  expect(server.simulator!.failures).toEqual({ api: 'down', callbacks: 'sent' });
  expect(await shown()).toContain('value="down" checked');
  expect((await oneoff()).statusCode).toBe(503);
  expect((await post('api=explode')).statusCode).toBe(400);
  await post('api=works&callbacks=lost');
  expect(server.simulator!.failures).toEqual({ api: 'works', callbacks: 'lost' });
  await post('callbacks=sent');
  const { payment_link } = await started();
  const page = await server.app.inject({
    url: new URL(payment_link).pathname,
    headers: { host: 'localhost' },
  });
  expect(page.body).toContain(`href="${url}"`);
});

test('CO-05 a live shop has no simulator', async () => {
  const live = await startTestServer({ env: { PUBLIC_URL: 'https://pood.example' } });
  try {
    expect(live.simulator).toBeNull();
    for (const url of [
      `${v4}/processing_accounts/EUR3D1`,
      '/dev/payments/esto/v2/purchase/payment-methods',
      '/dev/payments/failures',
    ]) {
      const answer = await live.app.inject({ url, headers: { host: 'pood.example', authorization } });
      expect(answer.body).not.toContain('payment_methods');
      expect(answer.body).not.toContain('BANKLINK');
      expect(answer.body).not.toContain('type="radio"');
    }
    const started = await live.app.inject({
      method: 'POST',
      url: `${v4}/payments/oneoff`,
      headers: { host: 'pood.example', authorization },
      payload: {},
    });
    expect(started.statusCode).toBe(404);
    const switched = await live.app.inject({
      method: 'POST',
      url: '/dev/payments/failures',
      headers: { host: 'pood.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'api=down',
    });
    expect(switched.statusCode).toBeGreaterThanOrEqual(400);
  } finally {
    await live.stop();
  }
});
