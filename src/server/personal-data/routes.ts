import type { FastifyInstance } from 'fastify';
import { exportArchivePath } from '../../domain/personal-data/calls.ts';
import * as api from '../../domain/personal-data/api.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Db, ShopCalls } from '../database.ts';
import { deadLinkPage } from './dead-link.ts';
import { findArchive } from './queries.ts';
import { wantsPage } from '../platform/wants-page.ts';
import { eraseUser, listExports, startExport } from './service.ts';

interface Services {
  db: Db;
  clock: () => Date;
}

const callsPerMinute = 30;

/** Export and erasure of a person's data (AC-05). */
export function personalDataCalls(calls: ShopCalls, { db, clock }: Services): void {
  calls.each(api.exports, {}, (visitor) => listExports(db, visitor, clock()));
  calls.write(api.startExport, { callsPerMinute }, (visitor, _input, trx) =>
    startExport(trx, visitor, clock()),
  );
  calls.write(api.erase, { callsPerMinute }, (visitor, _input, trx) => eraseUser(trx, visitor, clock()));
}

/** Archives are fetched by their link: whoever is shown it may hand it to a program, and it ends by itself. */
export function archiveRoutes(app: FastifyInstance, { db, clock }: Services): void {
  app.get<{ Params: { key: string } }>(
    exportArchivePath,
    { schema: { hide: true }, config: { rateLimit: { max: callsPerMinute, timeWindow: 60_000 } } },
    async (request, reply) => {
      const archive = await findArchive(db, request.params.key, clock());
      if (!archive) {
        if (!wantsPage(request)) throw new ShopError('EXPORT_NOT_FOUND');
        // Calls read no cookie for who somebody is; here it only says which way on they are shown.
        const isSignedIn = /(?:^|;\s*)token=[^;]/.test(request.headers.cookie ?? '');
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(deadLinkPage(request.visitor.audience.language, isSignedIn));
      }
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', 'attachment; filename="ilumaja.zip"')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send(archive);
    },
  );
}
