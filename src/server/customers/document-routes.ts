import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { documentFileParams, uploadParams } from '../../domain/customers/api.ts';
import { documentFileCall, documentsCall } from '../../domain/customers/calls.ts';
import { documentFields } from '../../domain/customers/contract.ts';
import { maxDocumentBytes } from '../../domain/customers/rules.ts';
import { FieldError, ShopError } from '../../domain/errors.ts';
import type { Db } from '../database.ts';
import type { Storage } from '../files/storage.ts';
import { fieldsOf } from '../platform/errors.ts';
import { contentOf, requireFits } from '../platform/uploads.ts';
import { addDocument, getDocument } from './documents.ts';
import { getAdministration } from './membership.ts';

interface Services {
  db: Db;
  storage: Storage;
  clock: () => Date;
}

/** Uploads of one address in a minute. */
const uploads = { max: 20, timeWindow: 60_000 };
const limit = { maxBytes: maxDocumentBytes, tooLarge: 'file_too_large' };
const nameLength = 255;

/** Files of customers travel by themselves: an upload is no JSON, and a download is not read into memory. */
export function documentRoutes({ db, storage, clock }: Services): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart, {
      limits: {
        files: 1,
        fields: 2,
        parts: 3,
        fileSize: maxDocumentBytes,
        fieldSize: 100,
        fieldNameSize: 100,
      },
    });

    app.post(
      documentsCall.path,
      { schema: { hide: true }, config: { rateLimit: uploads } },
      async (request, reply) => {
        const { uuid } = paramsOf(uploadParams, request);
        // Before ten megabytes are read for nothing.
        await db.transaction().execute((trx) => getAdministration(trx, request.visitor, uuid));
        const upload = await readUpload(request);
        const document = await addDocument({ db, storage, now: clock() }, request.visitor, {
          uuid,
          ...upload,
        });
        return reply.header('cache-control', 'no-store').send(document);
      },
    );

    app.get(documentFileCall.path, { schema: { hide: true } }, async (request, reply) => {
      const document = await getDocument(db, request.visitor, paramsOf(documentFileParams, request));
      const content = await storage.get(document.storage_key);
      if (!content) throw new ShopError('NOT_FOUND');
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('content-disposition', attachment(document.name))
        .header('content-length', document.bytes)
        .type(document.content_type)
        .send(content);
    });
  };
}

function paramsOf<T>(
  schema: { safeParse: (given: unknown) => { success: boolean; data?: T } },
  request: FastifyRequest,
): T {
  const { success, data } = schema.safeParse(request.params);
  if (!success) throw new ShopError('NOT_FOUND');
  return data!;
}

/** The file and what was said of it, in whatever order they came. */
async function readUpload(request: FastifyRequest) {
  const said: Record<string, unknown> = { expires_on: null };
  let file: { name: string; content: Buffer } | undefined;
  requireFits(request, limit);
  for await (const part of request.parts()) {
    if (part.type === 'field') said[part.fieldname] = part.value === '' ? null : part.value;
    else if (part.fieldname !== 'file') {
      part.file.resume();
      said[part.fieldname] = null;
    } else {
      file = { name: nameOf(part.filename), content: await contentOf(part, limit) };
    }
  }
  const fields = documentFields.safeParse(said);
  if (!fields.success) throw new FieldError(fieldsOf(fields.error.issues));
  if (!file || file.content.length === 0) throw new FieldError({ file: ['required'] });
  return { ...file, ...fields.data };
}

/** A name as it is shown: without the folders some browsers send, control characters and halves of letters. */
function nameOf(given: string | undefined): string {
  const base = (given ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .split(/[\\/]/)
    .at(-1)!
    .trim();
  return [...base].slice(0, nameLength).join('') || 'document';
}

/** Any name as RFC 6266 writes it, beside one that every browser reads. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
