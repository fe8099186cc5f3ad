import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../../domain/errors.ts';
import { isPageAddress } from './addresses.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stands only to say which methods its address has. */
    refusesMethod?: boolean;
  }
}

/** What a shop in development has beside its pages: test payments, the mails it would send. A live shop has none of it. */
const development = /^\/dev\//;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers methods that an address does not have with 405 and those it has (RFC 9110, 15.5.6): a 404 would say that nothing
 * is there. `served` are all routes as `METHOD /path`, so it comes after them.
 */
export function refuseOtherMethods(app: FastifyInstance, served: readonly string[]): void {
  const routes = served.map((one) => one.split(' ') as [string, string]);
  for (const [url, ofUrl] of Map.groupBy(routes, ([, path]) => path.replace(/(?<=.)\/$/, ''))) {
    const allowed = new Set(ofUrl.map(([method]) => method));
    // Where there is no route of its own, the page of that address is what GET asks for.
    const isOther = (method: string) => !allowed.has(method) && !(method === 'GET' && isPageAddress(url));
    const others = methods.filter(isOther);
    if (others.length === 0) continue;
    const refuse = (request: FastifyRequest, reply: FastifyReply) => {
      // An address of any page is there whether the page is or not: of these none is.
      if (url.endsWith('*') && development.test(request.url)) throw new ShopError('NOT_FOUND');
      reply.header('allow', [...allowed].toSorted().join(', '));
      throw new ShopError('METHOD_NOT_ALLOWED');
    };
    app.route({
      method: others,
      url,
      schema: { hide: true },
      config: { refusesMethod: true },
      // Before a body is read.
      onRequest: refuse,
      handler: refuse,
    });
  }
}
