import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiRoot } from '../../domain/call.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { anonymous, type Visitor } from '../../domain/visitor.ts';
import { isPageAddress } from './addresses.ts';
import { audienceOf, languageOfHeader, type ShopInfo } from './audience.ts';
import { cookiesOf } from './cookies.ts';
import type { Identities, Identity } from './identity.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set before any handler runs. */
    visitor: Visitor;
  }
}

export interface VisitorOptions {
  shops: readonly ShopInfo[];
  countryIds: ReadonlySet<number>;
  identities: Identities;
}

/** The token of a call; other schemes of the header, such as that of a proxy with a password, say nothing here. */
function headerToken(authorization: string | undefined): string | undefined {
  return /^Token\s+(\S+)\s*$/i.exec(authorization ?? '')?.[1];
}

/** Somebody with the group and kind of the customer they act for. */
export function visitorWith(audience: Audience, identity: Identity | null): Visitor {
  if (!identity) return anonymous(audience);
  const { groupId, isBusiness, openedRestrictions, ...who } = identity;
  return { ...who, audience: { ...audience, groupId, isBusiness, openedRestrictions } };
}

/**
 * Makes the visitor of each request, once. A call with a dead token is refused, reads included: whoever believes to be
 * signed in must not be shown other people's prices unawares. A page with a dead token is that of an anonymous visitor.
 */
export function recogniseVisitors(app: FastifyInstance, options: VisitorOptions): void {
  app.decorateRequest('visitor');
  app.addHook('onRequest', async (request, reply) => {
    const isCall = request.url.startsWith(apiRoot);
    const cookies = cookiesOf(request.headers.cookie);
    const audience = audienceOfRequest(request, isCall, cookies, options);
    request.visitor = anonymous(audience);
    // Calls ignore the cookie: any site can make a browser send it.
    const pageToken = isPageAddress(request.url) ? cookies['token'] : undefined;
    const token = isCall ? headerToken(request.headers.authorization) : pageToken;
    if (token === undefined) return;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const identity = await options.identities[isRead ? 'find' : 'read'](token);
    if (identity === null && isCall) {
      reply.header('www-authenticate', 'Token');
      throw new ShopError('NOT_SIGNED_IN');
    }
    request.visitor = visitorWith(audience, identity);
  });
  // Who has just written reads it back at once: the database announces the change, but some milliseconds later.
  app.addHook('onSend', (request, _reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.visitor?.user) options.identities.forget(request.visitor.user.id);
    done(null, payload);
  });
}

function audienceOfRequest(
  request: FastifyRequest,
  isCall: boolean,
  cookies: Readonly<Record<string, string | undefined>>,
  { shops, countryIds }: VisitorOptions,
): Audience {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const language = isCall ? languageOfHeader(header('accept-language')) : undefined;
  return audienceOf({ host: request.host, header, cookies, language }, shops, countryIds);
}
