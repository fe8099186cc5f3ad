import Fastify, { type FastifyInstance } from 'fastify';
import type { Audience } from '../src/domain/shops/audience.ts';
import { createCardDataCache, type CardDataCache } from '../src/server/catalogue/service.ts';
import { anonymous } from '../src/domain/visitor.ts';
import type { Db, ShopCalls } from '../src/server/database.ts';
import { createCache, type Cache } from '../src/server/platform/cache.ts';
import { Calls } from '../src/server/platform/calls.ts';
import { serveCalls } from '../src/server/platform/serve-calls.ts';
import { handleErrors } from '../src/server/platform/errors.ts';

/** An anonymous person in Estonia, reading Estonian. */
export const visitor: Audience = {
  shopId: 2,
  countryId: 2,
  language: 'et',
  groupId: null,
  isBusiness: false,
  openedRestrictions: [],
};

export interface ServedRoutes {
  app: FastifyInstance;
  /** Whom the next calls are for. */
  setAudience(changes: Partial<Audience>): void;
  /** GETs an address and reads its JSON. */
  get<T = unknown>(url: string, audience?: Partial<Audience>): Promise<{ status: number; body: T }>;
}

/** Some of the shop's calls with their checks and error answers, for an audience the test names; nothing is cached. */
export async function serveRoutes(
  db: Db,
  ...registrations: ((calls: ShopCalls) => void)[]
): Promise<ServedRoutes> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 } });
  handleErrors(app, (error) => console.error(error));
  let audience = visitor;
  app.decorateRequest('visitor');
  app.addHook('onRequest', (request, _reply, done) => {
    request.visitor = anonymous(audience);
    done();
  });
  const calls: ShopCalls = new Calls({ cache: forgetfulCache(), db });
  for (const register of registrations) register(calls);
  serveCalls(app, calls, Infinity);
  await app.ready();
  return {
    app,
    setAudience(changes) {
      audience = { ...visitor, ...changes };
    },
    async get<T>(url: string, changes: Partial<Audience> = {}) {
      audience = { ...visitor, ...changes };
      const answer = await app.inject({ method: 'GET', url });
      return { status: answer.statusCode, body: JSON.parse(answer.payload) as T };
    },
  };
}

/** Keeps nothing of products, so that a test sees what it has just written. */
export function forgetfulCardData(): CardDataCache {
  return createCardDataCache({ maxBytes: 0, now: () => Date.now() });
}

/** A cache that forgets at once, so that a test sees what it has just written. */
export function forgetfulCache(): Cache {
  return createCache({ maxBytes: 0, now: () => Date.now(), onError: (error) => console.error(error) });
}
