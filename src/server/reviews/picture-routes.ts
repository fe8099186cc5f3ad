import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FieldError, ShopError } from '../../domain/errors.ts';
import { picturePath, uploadPicturePath } from '../../domain/reviews/calls.ts';
import { maxPictureBytes } from '../../domain/reviews/rules.ts';
import type { Db } from '../database.ts';
import type { Storage } from '../files/storage.ts';
import { signedIn } from '../platform/signed-in.ts';
import { readUpload } from '../platform/uploads.ts';
import { addPicture, openPicture, pictureSizes, requireRoom } from './pictures.ts';

interface Services {
  db: Db;
  /** Nobody reaches it by an address alone. */
  storage: Storage;
  clock: () => Date;
}

/** Uploads of one address in a minute. */
const uploads = { max: 20, timeWindow: 60_000 };
/** A picture that is denied or withdrawn is gone from caches after that. */
const shownSeconds = 300;

const pictureParams = z.object({ uuid: z.uuid(), size: z.enum(pictureSizes) });

/** Pictures of reviews travel by themselves: an upload is no JSON. */
export function pictureRoutes(services: Services): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: maxPictureBytes, fieldNameSize: 100 },
    });

    app.post(
      uploadPicturePath,
      { schema: { hide: true }, config: { rateLimit: uploads } },
      async (request, reply) => {
        // Before ten megabytes are read for nothing.
        await requireRoom(services.db, signedIn(request.visitor).user.id);
        const picture = await addPicture(services, request.visitor, await readPicture(request));
        return reply.header('cache-control', 'no-store').send(picture);
      },
    );

    app.get(picturePath, { schema: { hide: true } }, async (request, reply) => {
      const params = pictureParams.safeParse(request.params);
      if (!params.success) throw new ShopError('NOT_FOUND');
      const { content, isShown } = await openPicture(services, request.visitor, params.data);
      return reply
        .header('cache-control', isShown ? `public, max-age=${shownSeconds}` : 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
        .type('image/webp')
        .send(content);
    });
  };
}

async function readPicture(request: FastifyRequest): Promise<Buffer> {
  const content = await readUpload(request, { maxBytes: maxPictureBytes, tooLarge: 'file_too_large' });
  if (content.length === 0) throw new FieldError({ file: ['required'] });
  return content;
}
