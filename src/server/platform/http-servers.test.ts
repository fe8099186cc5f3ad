import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { httpServers } from './http-servers.ts';

const sayHello: RequestListener = (_request, response) => response.end('hello');

async function open(listener: RequestListener) {
  const servers = httpServers();
  const server = servers.make(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  /** Asks on a keep-alive connection when there is one. */
  async function ask() {
    const request = get({ port, agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return { isReused: request.reusedSocket, connection: response.headers.connection };
  }
  return { ...servers, ask };
}

test('who comes by on an open connection while the shop closes is answered once more', async () => {
  const { ask, drain } = await open(sayHello);
  expect(await ask()).toEqual({ isReused: false, connection: 'keep-alive' });
  const left = drain();
  expect(await ask()).toEqual({ isReused: true, connection: 'close' });
  await left;
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('nobody who waits is waited for longer than a second, and nobody at all when none is there', async () => {
  const { ask, drain } = await open(sayHello);
  await ask();
  const empty = await open(sayHello);
  const begun = performance.now();
  const order: string[] = [];
  await Promise.all([
    drain().then(() => order.push('who waits')),
    empty.drain().then(() => order.push('nobody')),
  ]);
  expect(performance.now() - begun).toBeGreaterThan(900);
  expect(order).toEqual(['nobody', 'who waits']);
});
