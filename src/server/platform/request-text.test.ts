import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { requestText } from './request-text.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const limits = { method: 'GET', timeoutMs: 2_000, maxBytes: 1_000 } as const;

test('CO-04 sends what it is given and answers status and text, over one connection', async () => {
  const ports = new Set<number | undefined>();
  const url = await serve((request, response) => {
    ports.add(request.socket.remotePort);
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => response.writeHead(201).end(`${request.headers['x-of']} ${body} õ`));
  });
  const ask = () =>
    requestText(url, { ...limits, method: 'POST', headers: { 'x-of': 'the shop' }, body: 'šampoon' });
  expect(await ask()).toEqual({ status: 201, text: 'the shop šampoon õ' });
  expect(await ask()).toEqual({ status: 201, text: 'the shop šampoon õ' });
  expect(ports.size).toBe(1);
});

test('CO-04 follows no redirect', async () => {
  const url = await serve((_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  );
  expect((await requestText(url, limits)).status).toBe(302);
});

test('CO-04 takes no answer that is late, breaks off or is too long', async () => {
  const late = await serve(() => undefined);
  await expect(requestText(late, { ...limits, timeoutMs: 50 })).rejects.toThrow('no answer in 50 ms');
  const dripping = await serve((_request, response) => {
    response.write('a');
    const timer = setInterval(() => response.write('a'), 10);
    response.on('close', () => clearInterval(timer));
  });
  await expect(requestText(dripping, { ...limits, timeoutMs: 100 })).rejects.toThrow();
  const broken = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  });
  await expect(requestText(broken, limits)).rejects.toThrow();
  const long = await serve((_request, response) => response.end('x'.repeat(5_000)));
  await expect(requestText(long, limits)).rejects.toThrow('more than 1000 bytes');
});

test('CO-04 is given up when its caller stops', async () => {
  const url = await serve(() => undefined);
  const stopping = new AbortController();
  const asked = requestText(url, { ...limits, signal: stopping.signal });
  stopping.abort();
  await expect(asked).rejects.toThrow();
});
