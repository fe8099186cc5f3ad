import type { FastifyInstance } from 'fastify';

/** An answer that took longer is worth a line of its own, in ms. */
const slowMs = 1000;

/** One line a request: failures and slow ones always, the others when debugging. Under a flood refusals (503) would be a flood of lines; what causes them logs itself. Paths are logged without their query, which may hold what a visitor typed. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isNotable = (reply.statusCode >= 500 && reply.statusCode !== 503) || reply.elapsedTime > slowMs;
    request.log[isNotable ? 'warn' : 'debug'](
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
