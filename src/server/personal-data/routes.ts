import type { FastifyInstance } from 'fastify';
import { exportArchivePath } from '../../domain/personal-data/calls.ts';
import * as api from '../../domain/personal-data/api.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Db, ShopCalls } from '../database.ts';
import { findArchive } from './queries.ts';
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
      if (!archive) throw new ShopError('EXPORT_NOT_FOUND');
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', 'attachment; filename="ilumaja.zip"')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send(archive);
    },
  );
}
