import type { FastifyInstance } from 'fastify';

const maxFormBytes = 64 * 1024;

/** Lets the routes of a plugin read HTML forms; calls of the API take none, so that no form of another site reaches them. */
export function forms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
