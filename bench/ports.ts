import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A port nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits until the address answers 200. @throws when it does not within `timeoutMs`. */
export async function waitUntilOpen(url: string, timeoutMs = 60_000): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const isOpen = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error(`${url} does not answer`);
}
