import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSentryReceiver, type SentryReceiver } from '../../../test/sentry-receiver.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { startReporting } from '../platform/reporting.ts';

let receiver: SentryReceiver;
let reporting: Awaited<ReturnType<typeof startReporting>>;
let server: TestServer;

beforeAll(async () => {
  receiver = await startSentryReceiver();
  reporting = await startReporting({ dsn: receiver.dsn, tracesSampleRate: 0, release: 'test' });
  server = await startTestServer({ report: reporting.report });
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

const send = (payload: object, remoteAddress = '10.1.0.1') =>
  server.app.inject({ method: 'POST', url: '/api/v1/client-errors/', payload, remoteAddress });

const sample = { name: 'TypeError', message: 'x is not a function', path: '/products' };

test.each([
  ['no message', { ...sample, message: '' }, ['message']],
  ['a long message', { ...sample, message: 'x'.repeat(501) }, ['message']],
  ['a long stack', { ...sample, stack: 'x'.repeat(4001) }, ['stack']],
  ['a path with its query', { ...sample, path: '/products?search=mari' }, ['path']],
  ['another place', { ...sample, path: 'https://elsewhere.example/' }, ['path']],
  ['more than is asked', { ...sample, user: 7 }, ['user']],
  ['nothing', {}, ['name', 'message', 'path']],
])('ER-01 ER-02 %s is refused with its fields', async (_what, payload, fields) => {
  const answer = await send(payload);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<object>()).toSorted()).toEqual(fields.toSorted());
});

test('ER-02 one address may send twenty reports a minute, another is still heard', async () => {
  const statuses = [];
  for (let time = 1; time <= 22; time++) statuses.push((await send(sample, '10.1.0.2')).statusCode);
  expect(statuses).toEqual([...Array<number>(20).fill(204), 429, 429]);
  expect((await send(sample, '10.1.0.3')).statusCode).toBe(204);
});

test('ER-02 an error in a browser is handed on by the Sentry protocol, without what tells of a person', async () => {
  const answer = await send(
    {
      name: 'TypeError',
      message: 'mari@salong.ee is not a function in /products?search=mari',
      stack: `TypeError: x\n    at open (/etc/hostname:1:1)\n    at go (https://pood.example/assets/app.js:1:20451)`,
      path: '/products/253-sampoon',
    },
    '10.1.0.4',
  );
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  await reporting.stop();
  const sent = receiver.received();
  expect(sent).toContain('TypeError: [e-mail] is not a function in /products?…');
  expect(sent).toContain(`"request_id":"${String(answer.headers['x-request-id'])}"`);
  expect(sent).toContain('"path":"/products/253-sampoon"');
  expect(sent).toContain('https://pood.example/assets/app.js:1:20451');
  expect(sent).not.toContain('mari');
  // Frames would make the reporter read the files they name, on this machine.
  expect(sent).not.toContain('"stacktrace"');
});

test('ER-02 of a flood of reports from many addresses some hundred are written down', async () => {
  let reported = 0;
  const flooded = await startTestServer({ report: () => (reported += 1) });
  const statuses = await Promise.all(
    Array.from({ length: 320 }, async (_, i) => {
      const remoteAddress = `10.2.${i % 5}.${i % 64}`;
      const payload = { ...sample, message: `x${i}` };
      return (
        await flooded.app.inject({ method: 'POST', url: '/api/v1/client-errors/', payload, remoteAddress })
      ).statusCode;
    }),
  );
  await flooded.stop();
  expect([new Set(statuses), reported]).toEqual([new Set([204]), 300]);
});
