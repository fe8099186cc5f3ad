import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FieldError, ShopError } from '../../domain/errors.ts';
import { isLanguage } from '../../domain/locales.ts';
import {
  acknowledgementCall,
  modelFormCall,
  returnPictureCall,
  returnPicturesCall,
} from '../../domain/returns/calls.ts';
import { pictureOfOrder, withdrawalUuid } from '../../domain/returns/contract.ts';
import { readUpload } from '../platform/uploads.ts';
import type { ReturnServices } from './deps.ts';
import { acknowledgementPdf, modelFormPdf, type LetterServices } from './letters.ts';
import { addPicture, getPicture, lockOwnOrder, maxPictureBytes } from './pictures.ts';
import { findWithdrawal } from './withdrawal-queries.ts';

/** Of one address in a minute. */
const uploads = { max: 60, timeWindow: 60_000 };
const downloads = { max: 120, timeWindow: 60_000 };

const orderParams = z.object({ uuid: z.uuid() });
const keyQuery = z.object({ key: z.string().max(100).optional() });
const languageQuery = z.object({ language: z.string().max(5).optional() });

/** Files of withdrawals and returns travel by themselves: letters as PDF, pictures of goods. */
export function returnFileRoutes(services: ReturnServices & LetterServices): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: maxPictureBytes, fieldNameSize: 100 },
    });
    const read = { schema: { hide: true }, config: { rateLimit: downloads } };

    app.post(
      returnPicturesCall.path,
      { schema: { hide: true }, config: { rateLimit: uploads } },
      async (request, reply) => {
        const of = ofOrder(request);
        // Before ten megabytes are read for nothing.
        await services.db.transaction().execute((trx) => lockOwnOrder(trx, services, request.visitor, of));
        const content = await readPicture(request);
        const picture = await addPicture(services, request.visitor, of, content);
        return reply.header('cache-control', 'no-store').send(picture);
      },
    );

    app.get(returnPictureCall.path, read, async (request, reply) => {
      const { key } = parsed(keyQuery, request.query);
      const row = await getPicture(services, request.visitor, {
        ...parsed(pictureOfOrder, request.params),
        key,
      });
      const content = await services.storage.get(row.storage_key);
      if (!content) throw new ShopError('NOT_FOUND');
      return sendPrivate(reply, row.content_type, `picture.${row.content_type.split('/')[1]}`).send(content);
    });

    app.get(acknowledgementCall.path, read, async (request, reply) => {
      const row = await findWithdrawal(services.db, parsed(withdrawalUuid, request.params).uuid);
      if (!row?.acknowledgement) throw new ShopError('WITHDRAWAL_NOT_FOUND');
      const { uuid, acknowledgement } = row;
      const pdf = await acknowledgementPdf(services, { ...row, acknowledgement });
      return sendPrivate(reply, 'application/pdf', `withdrawal-${uuid.slice(0, 8)}.pdf`).send(pdf);
    });

    app.get(modelFormCall.path, read, async (request, reply) => {
      const { audience } = request.visitor;
      const { language: wanted = audience.language } = parsed(languageQuery, request.query);
      const language = isLanguage(wanted) ? wanted : audience.language;
      const pdf = await modelFormPdf(services, { shopId: audience.shopId, language });
      return sendPrivate(reply, 'application/pdf', `withdrawal-form-${language}.pdf`).send(pdf);
    });
  };
}

function parsed<T>(schema: z.ZodType<T>, given: unknown): T {
  const { success, data } = schema.safeParse(given);
  if (!success) throw new ShopError('NOT_FOUND');
  return data;
}

function ofOrder(request: FastifyRequest): { uuid: string; key: string | undefined } {
  return { uuid: parsed(orderParams, request.params).uuid, key: parsed(keyQuery, request.query).key };
}

async function readPicture(request: FastifyRequest): Promise<Buffer> {
  const content = await readUpload(request, { maxBytes: maxPictureBytes, tooLarge: 'file_too_large' });
  if (content.length === 0) throw new FieldError({ file: ['required'] });
  return content;
}

function sendPrivate(reply: FastifyReply, mime: string, filename: string): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('referrer-policy', 'no-referrer')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .type(mime);
}
