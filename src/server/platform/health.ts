import type { FastifyInstance } from 'fastify';
import type { DatabaseWatch } from './database-watch.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can answer visitors, so the database does; 503 while it stops. Neither waits
 * behind visitors: readiness is asked on a connection of its own.
 */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

/** Marks what is answered from memory while the database is away: it may be old (RFC 7234, 5.5.1). */
export function markStale(app: FastifyInstance, watch: DatabaseWatch): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (watch.isAway && reply.statusCode === 200) reply.header('warning', '110 - "Response is Stale"');
    done(null, payload);
  });
}
