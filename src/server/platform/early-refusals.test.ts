import { Agent, createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { loginCall } from '../../domain/auth/calls.ts';
import { ShopError } from '../../domain/errors.ts';
import { earlyRefuser } from './early-refusals.ts';
import { refusalOf } from './errors.ts';

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Of this end: the same for two requests over one connection. */
  port: number | undefined;
}

/** A server that refuses logins of some addresses and answers everything else with 200, over one connection. */
async function open(trust: boolean | string[], isFull: (ip: string) => boolean) {
  const refuse = earlyRefuser({
    calls: [{ call: loginCall, isFull }],
    trust,
    headers: { 'x-content-type-options': 'nosniff' },
  });
  const server = createServer((asked, answer) => {
    if (!refuse(asked, answer)) answer.end('served');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return (path: string, { method = 'POST', from = '10.0.0.1', body = '{"email": ' } = {}) =>
    new Promise<Got>((resolve, reject) => {
      const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' };
      const asked = request({ port, agent, method, path, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          const { statusCode: status = 0, headers: got } = answer;
          resolve({ status, headers: got, text, port: asked.socket?.localPort });
        });
      });
      asked.on('error', reject).end(body);
    });
}

test('AU-06 what is too much is refused unread, in the words and with the headers of every refusal', async () => {
  const ask = await open(['127.0.0.1'], () => true);
  const refused = await ask(loginCall.path);
  expect(refused.status).toBe(503);
  expect(JSON.parse(refused.text)).toEqual(refusalOf(new ShopError('UNAVAILABLE')).body);
  expect(refused.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '2',
  });
  expect(refused.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  // A body that nobody read is no part of what comes next.
  const next = await ask('/', { body: 'x'.repeat(100_000) });
  expect([next.status, next.text, next.port]).toEqual([200, 'served', refused.port]);
});

test('AU-06 only the call itself is refused, and only while there is too much of it', async () => {
  let isFull = false;
  const ask = await open(false, () => isFull);
  expect((await ask(loginCall.path)).status).toBe(200);
  isFull = true;
  expect((await ask(loginCall.path)).status).toBe(503);
  for (const [path, method] of [
    [loginCall.path, 'GET'],
    [`${loginCall.path}?x=1`, 'POST'],
    ['/', 'POST'],
  ] as const)
    expect((await ask(path, { method, body: '' })).text, `${method} ${path}`).toBe('served');
});

test('AU-06 an address is the one that a trusted proxy names, and nobody else may name one', async () => {
  const asked: string[] = [];
  const isFull = (ip: string) => asked.push(ip) < 0;
  const behindProxy = await open(['127.0.0.1'], isFull);
  await behindProxy(loginCall.path, { from: '10.0.0.7, 192.0.2.1' });
  const direct = await open(false, isFull);
  await direct(loginCall.path, { from: '10.0.0.7' });
  const behindTwo = await open(['127.0.0.1', '192.0.2.1'], isFull);
  await behindTwo(loginCall.path, { from: '10.0.0.7, 192.0.2.1' });
  expect(asked).toEqual(['192.0.2.1', '127.0.0.1', '10.0.0.7']);
});
