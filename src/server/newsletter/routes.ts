import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { subscribeAnswer, subscribeBody } from '../../domain/newsletter/contract.ts';
import type { Db } from '../database.ts';
import '../platform/request.ts';
import { addSubscription } from './queries.ts';

/** Attempts of one address in a minute; a person needs one. */
const callsPerMinute = 10;

/** Subscribing to the newsletter (CN-03). */
export function newsletterRoutes({ db }: { db: Db }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/v1/subscribe-newsletter/',
      {
        config: { callsPerMinute },
        schema: {
          tags: ['Newsletter'],
          summary: 'Subscribe an e-mail address to the newsletter',
          body: subscribeBody,
          response: { 200: subscribeAnswer },
        },
      },
      async (request) => {
        const { email } = request.body;
        const { shopId, language } = request.audience;
        await addSubscription(db, { email, shop_id: shopId, language });
        return { email };
      },
    );
  };
}
