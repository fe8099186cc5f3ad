import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Db } from '../database.ts';
import type { Config } from '../platform/config.ts';
import { findCapturedMail, listCapturedMails } from './captured-queries.ts';
import { capturedMailList, capturedMailPage } from './captured-pages.ts';
import { logoPath, logoPng } from './logo.ts';
import { capturesMails } from './open.ts';

interface Deps {
  config: Config;
  db: Db;
}

/** The logo that mails show; on a shop of this machine without a mail server also the mails it captured instead of sending. */
export function mailRoutes(app: FastifyInstance, { config, db }: Deps): void {
  app.get(logoPath, { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=2592000')
      // A mail is a page of another site.
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(logoPng),
  );
  if (capturesMails(config)) serveCapturedMails(app, db);
}

const listLimit = 200;
const listQuery = z.object({ to: z.string().max(255).optional() });
const mailParams = z.object({ id: z.uuid() });
const attachmentParams = z.object({ id: z.uuid(), at: z.coerce.number().int().min(0).max(99) });

/** The pages: text, a frame and their own styles, and no script. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail as its reader's client shows it: nothing of it runs, and its links open a page of their own. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** For trying the shop out (`/dev/mail`), never on a live one. */
function serveCapturedMails(app: FastifyInstance, db: Db): void {
  const schema = { hide: true };
  const list = (to: string | undefined) =>
    listCapturedMails(db, { to: to?.trim().toLowerCase() || undefined, limit: listLimit });

  app.get<{ Querystring: z.infer<typeof listQuery> }>(
    '/dev/mail.json',
    { schema: { ...schema, querystring: listQuery } },
    async ({ query }, reply) => {
      fresh(reply);
      const mails = await list(query.to);
      return mails.map(({ mail_id: _id, recipient, ...mail }) => ({ to: recipient, ...mail }));
    },
  );

  app.get<{ Querystring: z.infer<typeof listQuery> }>(
    '/dev/mail',
    { schema: { ...schema, querystring: listQuery } },
    async ({ query }, reply) =>
      html(reply, pagePolicy, capturedMailList(await list(query.to), query.to ?? '')),
  );

  app.get<{ Params: z.infer<typeof mailParams> }>(
    '/dev/mail/:id',
    { schema: { ...schema, params: mailParams } },
    async ({ params }, reply) => {
      const mail = await findCapturedMail(db, params.id);
      return mail ? html(reply, pagePolicy, capturedMailPage(mail)) : reply.callNotFound();
    },
  );

  app.get<{ Params: z.infer<typeof mailParams> }>(
    '/dev/mail/:id/html',
    { schema: { ...schema, params: mailParams } },
    async ({ params }, reply) => {
      const mail = await findCapturedMail(db, params.id);
      return mail ? html(reply, mailPolicy, mail.html) : reply.callNotFound();
    },
  );

  app.get<{ Params: z.infer<typeof attachmentParams> }>(
    '/dev/mail/:id/attachments/:at',
    { schema: { ...schema, params: attachmentParams } },
    async ({ params }, reply) => {
      const mail = await findCapturedMail(db, params.id);
      const file = mail?.attachments[params.at];
      if (!file) return reply.callNotFound();
      return fresh(reply)
        .type(file.content_type)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`)
        .send(Buffer.from(file.base64, 'base64'));
    },
  );
}

function html(reply: FastifyReply, policy: string, page: string): FastifyReply {
  return fresh(reply)
    .header('content-security-policy', policy)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page);
}

function fresh(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}
