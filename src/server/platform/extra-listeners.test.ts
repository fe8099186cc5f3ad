import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { canSharePort, openExtraListeners, requireFreePort } from './extra-listeners.ts';

const host = '127.0.0.1';
const shared = { port: 0, host, reusePort: canSharePort };

async function open() {
  const server = createServer((_request, response) => response.end('hello')).listen(shared);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => void server.close());
  return { server, port };
}

test.runIf(canSharePort)('many connections are let in each time the event loop comes round', async () => {
  const { server, port } = await open();
  const listeners = await openExtraListeners(server);
  let arrived = 0;
  server.on('connection', () => arrived++);
  const clients = Array.from({ length: 128 }, () => connect({ port, host }));
  onTestFinished(() => {
    for (const client of clients) client.destroy();
    for (const listener of listeners) listener.close();
  });
  let turns = 0;
  for (; arrived < clients.length && turns < 1_000; turns++) await nextTurn();
  expect(arrived).toBe(clients.length);
  // One socket takes one a turn.
  expect(turns).toBeLessThan(clients.length / 2);
});

test.runIf(canSharePort)('what comes in by any of them is answered', async () => {
  const { server, port } = await open();
  const listeners = await openExtraListeners(server);
  const answers = Array.from({ length: 64 }, async () => {
    const answer = await fetch(`http://${host}:${port}/`, { headers: { connection: 'close' } });
    return answer.text();
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['hello']));
  for (const listener of listeners) listener.close();
});

test.runIf(canSharePort)(
  'a port that a shop shares with itself is taken for every other program',
  async () => {
    const { port } = await open();
    await expect(requireFreePort({ port, host })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      syscall: 'listen',
      port,
    });
    await requireFreePort({ port: 0, host });
  },
);
