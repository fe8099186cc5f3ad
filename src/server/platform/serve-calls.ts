import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { bodyOf, inEncoding, isNothing, isWorthCompressing, printOf, type Answer } from './answer.ts';
import type { CallTable, ServedCall } from './calls.ts';
import { schemaOf } from './call-schema.ts';
import { acceptedEncoding } from './encoding.ts';
import { hasAlready } from './etag.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: ServedCall;
  }
}

/** The headers an answer varies by. */
const varies = 'Accept-Encoding, Accept-Language, Delivery-Country, Cookie, Authorization';

/** Serves the calls over HTTP. What is cached is answered before any limit counts it. */
export function serveCalls(app: FastifyInstance, calls: CallTable, rateLimitPerMinute: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    const cached = call && calls.cached(call, request.visitor, request.url);
    if (cached) sendShared(request, reply, cached);
    else done();
  });

  // Checked by the call itself, as pages call it too, so Fastify neither checks nor writes again.
  const unchecked = { validatorCompiler: () => (value: unknown) => ({ value }) };
  for (const call of calls.list()) {
    const { method, path } = call.contract.call;
    const limit = call.callsPerMinute && Math.min(call.callsPerMinute, rateLimitPerMinute);
    app.route({
      ...unchecked,
      serializerCompiler: () => (value) => JSON.stringify(value),
      method: method as HTTPMethods,
      url: path,
      schema: schemaOf(call),
      config: { call, ...(limit && { rateLimit: { max: limit, timeWindow: 60_000 } }) },
      handler: async (request, reply) => {
        const { url, params, query, body, visitor } = request;
        const answer = await call.answer(visitor, { url, params, query, body }, callerOf(request));
        if (call.isShared && !isNothing(answer)) return sendShared(request, reply, answer);
        // For its visitor alone: neither a proxy nor the next one at this browser is to find it.
        reply.header('cache-control', 'no-store');
        if (isNothing(answer)) return reply.status(204).send();
        return reply
          .header('content-type', json)
          .send(inEncoding(reply, answer, acceptedEncoding(request.headers['accept-encoding'])));
      },
    });
  }
}

const json = 'application/json; charset=utf-8';

/** Sends what everybody gets alike, made and compressed once; who has it already is told so. */
export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Omit<Answer, 'tags'>,
): FastifyReply {
  const etag = `W/"${printOf(answer)}"`;
  reply
    .header('content-type', json)
    .header('cache-control', 'no-cache')
    .header('vary', varies)
    .header('etag', etag);
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.send(inEncoding(reply, answer, acceptedEncoding(request.headers['accept-encoding'])));
}

function callerOf(request: FastifyRequest) {
  const key = request.headers['idempotency-key'];
  return {
    ip: request.ip,
    host: request.host,
    userAgent: request.headers['user-agent'],
    requestId: request.id,
    log: request.log,
    idempotencyKey: Array.isArray(key) ? key[0] : key,
  };
}

/** Sends texts that are no answers of calls, such as refusals and site maps, as small as the caller takes them. */
export function compressTexts(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || !isWorthCompressing(payload)) return done(null, payload);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    done(null, inEncoding(reply, bodyOf(payload), encoding));
  });
}
