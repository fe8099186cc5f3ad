import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let open: TestServer;
let closed: TestServer;
beforeAll(async () => {
  open = await startTestServer();
  closed = await startTestServer({ env: { METRICS_TOKEN: 'a long secret' } });
});
afterAll(() => Promise.all([open.stop(), closed.stop()]));

const ask = async (server: TestServer, remoteAddress: string, headers: Record<string, string> = {}) =>
  (await server.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
  'without a token %s, which is this machine, reads the metrics',
  async (address) => {
    expect(await ask(open, address)).toBe(200);
  },
);

test.each(['10.0.0.1', '93.184.216.34', 'fe80::1', '::ffff:10.0.0.1', '2606:4700::1111'])(
  'without a token %s does not',
  async (address) => {
    expect(await ask(open, address)).toBe(404);
  },
);

test.each(['x-forwarded-for', 'X-Real-IP', 'forwarded', 'via'])(
  'without a token nobody does through a proxy of this machine, which says %s',
  async (header) => {
    expect(await ask(open, '127.0.0.1', { [header]: '127.0.0.1' })).toBe(404);
  },
);

test('with a token its bearer alone reads them, wherever from', async () => {
  expect(await ask(closed, '93.184.216.34', { authorization: 'Bearer a long secret' })).toBe(200);
  for (const authorization of ['', 'Bearer', 'Bearer a long secre', 'Bearer a long secret ', 'a long secret'])
    expect(await ask(closed, '127.0.0.1', { authorization }), authorization).toBe(404);
});
