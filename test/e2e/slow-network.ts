import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SlowNetwork {
  /** Where visitors find the shop that lies behind it. */
  url: string;
  /** Says where the shop is; nobody is let through before. */
  leadTo(shop: string): void;
  close(): void;
}

/**
 * A network between the visitors and the shop on which each request and each answer takes as long as chance will, up to
 * `maxDelayMs` together. A journey that goes on before what it waits for is there is found out here, on a quick machine.
 */
export async function slowNetwork(maxDelayMs: number): Promise<SlowNetwork> {
  let shop: URL;
  const wait = (path: string) =>
    /^\/(?:api|assets)\//.test(path) ? sleep((Math.random() * maxDelayMs) / 2) : Promise.resolve();
  const server = createServer(async (from, to) => {
    const path = from.url ?? '/';
    await wait(path);
    if (to.destroyed) return;
    const { hostname, port } = shop;
    // Each on a connection of its own: who asks on one that is just being closed would have to ask again, as browsers do.
    const onward = request({
      hostname,
      port,
      path,
      method: from.method,
      headers: from.headers,
      agent: false,
    });
    onward.on('response', async (answer) => {
      await wait(path);
      if (to.destroyed) return;
      to.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
      pipeline(answer, to, () => undefined);
    });
    onward.on('error', () => to.destroy());
    // Whoever leaves is not waited for.
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (url) => (shop = new URL(url)),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
