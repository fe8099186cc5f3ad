import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { faultBody } from '../../domain/faults/contract.ts';
import { withoutPersonalData } from '../../domain/faults/rules.ts';
import type { Report } from '../platform/errors.ts';

/** A page tells of three at the most; one that fails at once for everybody in a salon is still heard. */
const callsPerMinute = 20;

/** What browsers tell of faults of the shop in them (ER-02). */
export function faultRoutes({ report }: { report: Report }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/v1/faults/',
      {
        config: { callsPerMinute },
        schema: {
          tags: ['Faults'],
          summary: 'Tell of something that went wrong in a browser',
          body: faultBody,
          response: { 204: z.void().describe('Heard') },
        },
      },
      async (request, reply) => {
        const { name, message, stack = '', path } = request.body;
        const told = {
          name: withoutPersonalData(name),
          message: withoutPersonalData(message),
          stack: withoutPersonalData(stack),
          path: withoutPersonalData(path),
        };
        request.log.warn({ fault: told }, 'a browser met a fault');
        const error = new Error(`${told.name}: ${told.message}`);
        error.name = 'BrowserFault';
        // The stack goes beside it: of frames in the error itself the reporter would read the files they name here.
        delete error.stack;
        report(error, { requestId: request.id, path: told.path, browserStack: told.stack });
        return reply.status(204).send();
      },
    );
  };
}
