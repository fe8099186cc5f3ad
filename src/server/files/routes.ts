import type { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../../domain/errors.ts';
import { translate } from '../../domain/locales.ts';
import { slugify } from '../../domain/slug.ts';
import type { Db } from '../database.ts';
import { hasAlready } from '../platform/etag.ts';
import { isRaster, mimeOfKey } from './keys.ts';
import type { FileMime } from './keys.ts';
import { createRenditions, imageWidths, renditionVersion } from './renditions.ts';
import type { ImageWidth, RenditionFormat, Renditions } from './renditions.ts';
import type { Storage } from './storage.ts';

export interface FilesServices {
  db: Db;
  storage: Storage;
  log?: { error(data: object, message: string): void };
  /** Left out, made over `storage`. */
  renditions?: Renditions;
}

const immutable = 'public, max-age=31536000, immutable';

/** Pictures: `GET /media/{480|860|1200|1920}/{key}`; drawings, and documents as they were uploaded: `GET /media/files/{key}`. */
export function filesRoutes({
  db,
  storage,
  log,
  renditions = createRenditions(storage, log),
}: FilesServices): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: KeyParams }>(
      '/media/files/:folder/:name',
      { schema: { hide: true } },
      async (request, reply) => {
        const key = keyOfParams(request.params);
        const mime = mimeOfKey(key);
        if (!mime) return notFound(reply);
        const title = isDrawing(mime) ? null : await titleOf(key, db);
        // Photographs go out as they came only where they are documents.
        if (isRaster(mime) && title === null) return notFound(reply);
        return sendInert(request, reply, { key, mime, title }, storage);
      },
    );

    app.get<{ Params: KeyParams & { width: string } }>(
      '/media/:width/:folder/:name',
      { schema: { hide: true } },
      async (request, reply) => {
        const width = imageWidths.find((one) => String(one) === request.params.width);
        const key = keyOfParams(request.params);
        const mime = mimeOfKey(key);
        if (!width || !mime || mime === 'application/pdf') return notFound(reply);
        // A drawing is as sharp in any width: it is its own rendition.
        if (!isRaster(mime)) return sendInert(request, reply, { key, mime, title: null }, storage);
        return sendRendition(request, reply, key, width, renditions);
      },
    );
  };
}

interface KeyParams {
  folder: string;
  name: string;
}

const isDrawing = (mime: FileMime) => mime === 'image/svg+xml';

const keyOfParams = ({ folder, name }: KeyParams) => `${folder}/${name}`;

async function sendRendition(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  width: ImageWidth,
  renditions: Renditions,
): Promise<FastifyReply> {
  const format: RenditionFormat =
    request.headers.accept?.includes('image/avif') && !key.endsWith('.gif') ? 'avif' : 'webp';
  reply.header('vary', 'Accept');
  const etag = `"${key.slice(0, 2)}${key.slice(3, 17)}-${width}-${format}-${renditionVersion}"`;
  try {
    const content = hasAlready(request.headers['if-none-match'], etag)
      ? null
      : await renditions.get(key, width, format);
    if (content === undefined) return notFound(reply);
    shared(reply, etag);
    return content === null ? reply.code(304).send() : reply.type(`image/${format}`).send(content);
  } catch (error) {
    // No rendition for now: the original cannot be read, or it takes too long.
    if (!isOutage(error)) request.log.error({ err: error, key }, 'picture cannot be rendered');
    return busy(reply);
  }
}

/** As it was uploaded, in a way that runs nothing: no script, no frame, no guessing of types, documents as downloads. */
async function sendInert(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, mime, title }: { key: string; mime: FileMime; title: string | null },
  storage: Storage,
): Promise<FastifyReply> {
  let found: { size: number } | undefined;
  let content: Readable | undefined;
  try {
    found = await storage.stat(key);
    content = found && (await storage.get(key));
  } catch (error) {
    if (!isOutage(error)) request.log.error({ err: error, key }, 'file cannot be read');
    return busy(reply);
  }
  if (!found || !content) return notFound(reply);
  const etag = `"${key.slice(0, 2)}${key.slice(3, 17)}"`;
  shared(reply, etag);
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  reply.header('x-content-type-options', 'nosniff');
  if (!isDrawing(mime)) {
    const name = slugify(title ?? '') || key.slice(3, 15);
    reply.header('content-disposition', `attachment; filename="${name}${key.slice(key.lastIndexOf('.'))}"`);
  }
  if (hasAlready(request.headers['if-none-match'], etag)) {
    content.destroy();
    return reply.code(304).send();
  }
  return reply
    .type(isDrawing(mime) ? `${mime}; charset=utf-8` : mime)
    .header('content-length', found.size)
    .send(content);
}

/** Addresses hold the content's own key, so what they answer never changes; pictures may be shown by mail programs and price portals. */
function shared(reply: FastifyReply, etag: string): void {
  reply
    .header('cache-control', immutable)
    .header('etag', etag)
    .header('cross-origin-resource-policy', 'cross-origin');
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

function busy(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', '2')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Busy\n');
}

/** The title a file has as a document of some product, in Estonian; `null` when it is none. */
async function titleOf(key: string, db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('document')
    .innerJoin('file', 'file.id', 'document.file_id')
    .select('document.i18n_title')
    .where('file.key', '=', key)
    .limit(1)
    .executeTakeFirst();
  return row ? translate(row.i18n_title, 'et') : null;
}
