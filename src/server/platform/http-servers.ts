import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long visitors who keep a connection have to come by once more while the shop closes, in ms. */
const maxDrainMs = 1_000;
const pollMs = 20;

/** The servers of one shop: several when its host has several addresses. */
export interface HttpServers {
  make: (listener: RequestListener) => Server;
  /**
   * Takes no new connections, and tells whoever asks on an open one that the answer is its last. What nobody asked
   * anything on is left to be ended after a second: ended at once, a request on its way would be lost.
   */
  drain: () => Promise<void>;
}

/** Servers whose connections can be ended without cutting off a request. */
export function httpServers(): HttpServers {
  const servers: Server[] = [];
  return {
    make(listener) {
      const server = createServer(
        { requestTimeout: 30_000, keepAliveTimeout: 72_000 },
        (request, response) => {
          if (!server.listening) response.setHeader('connection', 'close');
          listener(request, response);
        },
      );
      servers.push(server);
      return server;
    },
    async drain() {
      // The door alone: to close an HTTP server is to end the connections that wait as well.
      for (const server of servers) NetServer.prototype.close.call(server);
      const until = performance.now() + maxDrainMs;
      while (
        performance.now() < until &&
        (await Promise.all(servers.map(connectionsOf))).some((n) => n > 0)
      ) {
        await sleep(pollMs);
      }
    },
  };
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
