import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clientErrorReport } from '../../domain/client-errors/contract.ts';
import { withoutPersonalData } from '../../domain/client-errors/rules.ts';
import type { Report } from '../platform/errors.ts';

/** A page sends three reports at most; a salon full of people behind one address is still heard. */
const callsPerMinute = 20;

/** Reports of errors in browsers (ER-02). */
export function clientErrorRoutes({ report }: { report: Report }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/v1/client-errors/',
      {
        config: { callsPerMinute },
        schema: {
          tags: ['Client errors'],
          summary: 'Report an error that happened in a browser',
          body: clientErrorReport,
          response: { 204: z.void().describe('Received') },
        },
      },
      async (request, reply) => {
        const { name, message, stack = '', path } = request.body;
        const cleaned = {
          name: withoutPersonalData(name),
          message: withoutPersonalData(message),
          stack: withoutPersonalData(stack),
          path: withoutPersonalData(path),
        };
        request.log.warn({ clientError: cleaned }, 'error in a browser');
        const error = new Error(`${cleaned.name}: ${cleaned.message}`);
        error.name = 'ClientError';
        // The stack travels beside the error: the reporter would read the files its frames name, on this machine.
        delete error.stack;
        report(error, { requestId: request.id, path: cleaned.path, browserStack: cleaned.stack });
        return reply.status(204).send();
      },
    );
  };
}
