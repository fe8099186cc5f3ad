import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createGunzip } from 'node:zlib';
import type { Db } from '../database.ts';
import type { ShopInfo } from '../platform/audience.ts';
import { shopOfHost } from '../platform/audience.ts';
import type { Cache } from '../platform/cache.ts';
import { acceptsGzip, compress } from '../platform/encoding.ts';
import { createWorkLimiter } from '../platform/work-limiter.ts';
import { listAddresses, listParts } from './parts.ts';
import { sitemapIndex, urlSet } from './xml.ts';

interface Options {
  db: Db;
  cache: Cache;
  shops: readonly ShopInfo[];
  originOf: (host: string) => string;
}

/** Search engines come by once a day; what is new stands in the lists of the shop at once. */
const freshMs = 10 * 60_000;
const staleMs = 60 * 60_000;

/** `/robots.txt`, `/sitemap.xml` (the index) and the sitemaps it names. They are cached, compressed. */
export function serveSitemaps(app: FastifyInstance, { db, cache, shops, originOf }: Options): void {
  // One at a time: the text of a large one takes tens of MB until it is compressed.
  const limiter = createWorkLimiter({ what: 'site maps', concurrency: 1, maxWaiting: 50, maxWaitMs: 10_000 });

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /account',
      'Disallow: /order/',
      'Disallow: /auth/',
      'Disallow: /*?*search=',
      `Sitemap: ${originOf(request.host)}/sitemap.xml`,
      '',
    ].join('\n');
  });

  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) => {
    const origin = originOf(request.host);
    const { id } = shopOfHost(shops, request.host);
    return send(request, reply, `sitemap ${id} ${origin}`, async () =>
      sitemapIndex(await listParts(db, id), origin),
    );
  });

  app.get<{ Params: { part: string } }>(
    '/sitemaps/:part.xml',
    { schema: { hide: true } },
    (request, reply) => {
      const origin = originOf(request.host);
      const { id } = shopOfHost(shops, request.host);
      const { part } = request.params;
      return send(request, reply, `sitemap ${id} ${origin} ${part}`, async () => {
        const addresses = await listAddresses(db, part, id);
        return addresses && urlSet(addresses, origin);
      });
    },
  );

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    write: () => Promise<string | null>,
  ): Promise<FastifyReply> {
    const gzip = await cache.getOrLoad<Buffer | null>(
      key,
      {
        freshMs,
        staleMs,
        sizeOf: (body) => body?.length ?? 0,
        // Names are made up without end; what is not there is not worth the memory.
        isCacheable: (body) => body !== null,
      },
      () =>
        limiter.run(async () => {
          const xml = await write();
          return xml === null ? null : compress(Buffer.from(xml), 'gzip');
        }),
    );
    if (gzip === null) {
      reply.callNotFound();
      return reply;
    }
    reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'Accept-Encoding');
    if (acceptsGzip(request.headers['accept-encoding'])) {
      return reply.header('content-encoding', 'gzip').send(gzip);
    }
    // Unpacked as fast as the client reads it, never whole.
    const unpacked = createGunzip();
    unpacked.end(gzip);
    return reply.send(unpacked);
  }
}
