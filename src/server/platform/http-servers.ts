import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openExtraListeners } from './extra-listeners.ts';
import { serialisePipelines } from './serialise-pipelines.ts';
import { tooManyUnfinished } from './parser-errors.ts';
import { closeSlowClients } from './slow-clients.ts';

/** How long keep-alive connections may send one more request while the shop closes, in ms. */
const maxDrainMs = 1_000;
/** How long answers that are under way may take then, in ms. */
const maxFinishMs = 10_000;
const pollMs = 20;

/** What one shop lets connections take. */
const limits = {
  maxConnections: 5_000,
  /** More than a read of 64 KB holds of the shortest requests, so that one connection that sends a flood is still answered. */
  maxWaitingRequests: 5_000,
  /** Answers that clients have not read yet. */
  maxUnreadBytes: 48 * 1024 * 1024,
  /** Bodies of which the end has not come yet: nine of the largest pictures. */
  maxUnfinishedBytes: 96 * 1024 * 1024,
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  /** A connection on which nothing moves although an answer is under way, in ms. Longer than any answer may take to begin. */
  stallTimeout: 30_000,
};

/** How long a refusal may take to be read by who is still sending, in ms. */
const refusedLingerMs = 300;

/** How often Node looks for requests that took too long to come, in ms. */
const timeoutCheckMs = 5_000;

/** The servers of one shop: several when its host has several addresses. */
export interface HttpServers {
  make: (listener: RequestListener) => Server;
  /** Lets in many new connections at a time, to servers that share their port. */
  openExtraListeners: () => Promise<void>;
  /**
   * Accepts no new connections and answers on open ones with `Connection: close`. A connection
   * without a request is closed only after a second, or a request on its way would be lost. Answers under way
   * are finished first: closing the server would turn them into errors.
   */
  drain: () => Promise<void>;
  /** The answer that is under way on a connection. */
  answering: (socket: Socket) => ServerResponse | undefined;
}

/** Servers whose connections can be ended without cutting off a request, and which no connection can exhaust. */
export function httpServers(given: Partial<typeof limits> = {}): HttpServers {
  const { maxWaitingRequests, maxUnreadBytes, maxUnfinishedBytes, stallTimeout, ...rest } = {
    ...limits,
    ...given,
  };
  const servers: Server[] = [];
  const findAnswer: ((socket: Socket) => ServerResponse | undefined)[] = [];
  const slowClients = closeSlowClients([
    { max: maxUnreadBytes, of: (socket) => socket.writableLength },
    { max: maxUnfinishedBytes, of: unfinishedBytes, close: refuseUnfinished },
  ]);
  /** What had been read from a connection when its last request with a body began. */
  const readBeforeBody = new WeakMap<Socket, number>();
  const listeners: NetServer[] = [];
  let draining: Promise<void> | undefined;
  return {
    make(listener) {
      const turns = serialisePipelines((request, response) => {
        if (!server.listening) response.setHeader('connection', 'close');
        if (request.method !== 'GET') readBeforeBody.set(request.socket, request.socket.bytesRead);
        listener(request, response);
      }, maxWaitingRequests);
      const server = createServer(
        {
          requestTimeout: rest.requestTimeout,
          keepAliveTimeout: rest.keepAliveTimeout,
          connectionsCheckingInterval: timeoutCheckMs,
          // Refused by the shop itself, in its shape (errors.ts).
          requireHostHeader: false,
        },
        turns.listener,
      );
      // Node would answer 417 by itself, without the headers of every answer; an expectation may be passed over as well.
      server.on('checkExpectation', turns.listener);
      // Counted while bytes wait to be read as well: Node ends a connection on which none has moved since.
      server.timeout = stallTimeout;
      server.prependListener('connection', (socket) => {
        // Whoever holds connections that ask for nothing would lock everybody else out.
        const hasPlace =
          slowClients.count < rest.maxConnections || slowClients.closeOldest((one) => !isAnswering(one));
        if (hasPlace) slowClients.watch(socket);
        else socket.destroy();
      });
      server.once('close', slowClients.stop);
      servers.push(server);
      findAnswer.push(turns.answering);
      return server;
    },
    answering,
    async openExtraListeners() {
      for (const server of servers) listeners.push(...(await openExtraListeners(server)));
    },
    drain: () => (draining ??= drain()),
  };

  async function drain(): Promise<void> {
    // The listening socket alone: to close an HTTP server is to end the connections that wait as well.
    for (const server of [...servers, ...listeners]) NetServer.prototype.close.call(server);
    const begun = performance.now();
    while (performance.now() - begun < maxDrainMs && slowClients.count > 0) await sleep(pollMs);
    while (performance.now() - begun < maxFinishMs && slowClients.some(isAnswering)) await sleep(pollMs);
  }

  function answering(socket: Socket): ServerResponse | undefined {
    for (const find of findAnswer) {
      const found = find(socket);
      if (found) return found;
    }
    return undefined;
  }

  /** Told as the parser tells what it refuses: by the shop's own handler, in its shape. */
  function refuseUnfinished(socket: Socket): void {
    const error = Object.assign(new Error('too many bodies are unfinished'), { code: tooManyUnfinished });
    if (!servers[0]!.emit('clientError', error, socket)) socket.destroy();
    // Whoever still sends would lose the answer with the connection.
    else setTimeout(() => socket.destroy(), refusedLingerMs).unref();
  }

  function unfinishedBytes(socket: Socket): number {
    const before = readBeforeBody.get(socket);
    const current = answering(socket);
    const isWhole = !current || current.req.complete || socket.writableEnded;
    return before === undefined || isWhole ? 0 : socket.bytesRead - before;
  }

  function isAnswering(socket: Socket): boolean {
    return answering(socket) !== undefined;
  }
}
