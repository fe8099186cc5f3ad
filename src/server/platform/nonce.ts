import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../domain/errors.ts';
import { nonceSalt, nonceToleranceMs } from '../../domain/nonce.ts';

/** The nonce that belongs to a timestamp header (RQ-01): MD5 of the timestamp and the salt, in hex. */
export function nonceOf(timestamp: string): string {
  return createHash('md5')
    .update(timestamp + nonceSalt)
    .digest('hex');
}

/** Refuses calls whose nonce is there but wrong or stale; calls without one are let through (RQ-01). */
export function checkNonces(app: FastifyInstance, now: () => Date): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const nonce = request.headers['x-nonce'];
    if (nonce === undefined || !request.url.startsWith('/api/')) return done();
    const timestamp = String(request.headers['x-timestamp'] ?? '');
    const isFresh =
      /^\d{1,16}$/.test(timestamp) && Math.abs(now().getTime() - Number(timestamp)) <= nonceToleranceMs;
    done(isFresh && nonce === nonceOf(timestamp) ? undefined : new ShopError('NONCE_REJECTED'));
  });
}
