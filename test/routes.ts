import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { serializerCompiler, validatorCompiler, type FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Audience } from '../src/domain/shops/audience.ts';
import { createFactsCache, type FactsCache } from '../src/server/catalogue/service.ts';
import { createCache, type Cache } from '../src/server/platform/cache.ts';
import { handleErrors } from '../src/server/platform/errors.ts';

/** An anonymous person in Estonia, reading Estonian. */
export const visitor: Audience = {
  shopId: 2,
  countryId: 2,
  language: 'et',
  groupId: null,
  isBusiness: false,
};

export interface ServedRoutes {
  app: FastifyInstance;
  /** Whom the next calls are for. */
  setAudience(changes: Partial<Audience>): void;
  /** GETs an address and reads its JSON. */
  get<T = unknown>(url: string, audience?: Partial<Audience>): Promise<{ status: number; body: T }>;
}

/** Some of the shop's routes with its checks and error answers, for an audience the test names; nothing is kept between calls. */
export async function serveRoutes(
  ...plugins: (FastifyPluginAsync | FastifyPluginAsyncZod)[]
): Promise<ServedRoutes> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app, (error) => console.error(error));
  let audience = visitor;
  app.decorateRequest('audience');
  app.decorateRequest('cacheTags');
  app.addHook('onRequest', (request, _reply, done) => {
    request.audience = audience;
    request.cacheTags = new Set();
    done();
  });
  for (const plugin of plugins) await app.register(plugin);
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
export function forgetfulFacts(): FactsCache {
  return createFactsCache({ maxBytes: 0, now: () => Date.now() });
}

/** A cache that forgets at once, so that a test sees what it has just written. */
export function forgetfulCache(): Cache {
  return createCache({ maxBytes: 0, now: () => Date.now(), onError: (error) => console.error(error) });
}
