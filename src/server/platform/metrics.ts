import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Cache } from './cache.ts';
import type { MessageCount } from './dead-letters.ts';

/** Prometheus metrics at `/metrics`: for the bearer of the token, or without one for this machine alone. */
export function serveMetrics(
  app: FastifyInstance,
  options: {
    token: string | undefined;
    pages: Cache;
    answers: Cache;
    cards: { bytes: number };
    /** The index of listings, where the process has one. */
    listings: (() => { listings: number; variations: number; bytes: number; lagMs: number }) | undefined;
    cachedPages: () => number;
    countMessages: () => Promise<MessageCount[]>;
  },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const size = new Gauge({
    name: 'cache_bytes',
    help: 'Bytes held by a cache of this process',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      this.set({ cache: 'pages' }, options.pages.bytes);
      this.set({ cache: 'answers' }, options.answers.bytes);
      this.set({ cache: 'cards' }, options.cards.bytes);
      if (options.listings) this.set({ cache: 'listings' }, options.listings().bytes);
    },
  });
  if (options.listings) watchListings(registry, options.listings);
  const cachedPages = new Gauge({
    name: 'pages_answered_from_memory',
    help: 'Pages answered from memory before the router, since the start; they are not in the histogram',
    registers: [registry],
    collect() {
      this.set(options.cachedPages());
    },
  });
  cachedPages.reset();
  const messages = new Gauge({
    name: 'messages',
    help: 'Messages of the outbox and their jobs, of all processes: waiting, active, dead (given up)',
    labelNames: ['topic', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      // Without the database the other figures are wanted most.
      const counts = await options.countMessages().catch(() => []);
      for (const { topic, state, count } of counts) this.set({ topic, state }, count);
    },
  });
  messages.reset();
  registry.setDefaultLabels({ app: 'ilumaja' });
  size.reset();

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, options.token)) {
      return reply.callNotFound();
    }
    reply.header('content-type', registry.contentType);
    return registry.metrics();
  });
}

/**
 * Whether a request may read the metrics: with a token its bearer, without one whoever asks on this machine itself. What a
 * proxy on this machine passes on comes from elsewhere.
 */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => name in headers);
  return !isForwarded && loopback.check(socket.remoteAddress ?? '', ipFamily(socket.remoteAddress));
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const ipFamily = (address = '') => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Takes as long whatever is wrong with it. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

function watchListings(
  registry: Registry,
  status: () => { listings: number; variations: number; lagMs: number },
): void {
  const rows = new Gauge({
    name: 'search_index_rows',
    help: 'Listings and variations the search of this process holds in memory',
    labelNames: ['of'],
    registers: [registry],
    collect() {
      this.set({ of: 'listings' }, status().listings);
      this.set({ of: 'variations' }, status().variations);
    },
  });
  rows.reset();
  const lag = new Gauge({
    name: 'search_index_lag_seconds',
    help: 'Time since the search of this process last looked for changes; the database answers when it is long',
    registers: [registry],
    collect() {
      this.set(status().lagMs / 1000);
    },
  });
  lag.reset();
}
