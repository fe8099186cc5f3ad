import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { listKeptMails } from './queries.ts';

const limit = 200;

/** Mails that were kept instead of sent: for trying the shop out, never on a live one. */
export function serveKeptMails(app: FastifyInstance, { db }: { db: Db }): void {
  app.get<{ Querystring: { to?: string | undefined } }>(
    '/dev/mail.json',
    {
      schema: {
        hide: true,
        querystring: z.object({ to: z.string().max(255).optional() }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const mails = await listKeptMails(db, { to: request.query.to?.trim().toLowerCase(), limit });
      return mails.map(({ mail_id: _id, recipient, ...mail }) => ({ to: recipient, ...mail }));
    },
  );
}
