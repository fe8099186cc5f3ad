import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bodyOf } from './answer.ts';
import { sendShared } from './serve-calls.ts';

const documentPath = '/api/openapi.json';

const withSchemas = createJsonSchemaTransformObject({ zodToJsonConfig: { override: asDocumented } });

/**
 * The OpenAPI document, made from the schemas that check the calls, and a page to browse it (RQ-05).
 * Register before the routes. The page's scripts are served by the shop, so the strict policy holds.
 * `readBuilt`: reads the document that the build made.
 */
export async function describeApi(
  app: FastifyInstance,
  readBuilt: (() => Promise<string>) | null,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ilumaja API',
        version: '1',
        description:
          'Calls of the Ilumaja trade shop. Amounts are euros, dates ISO 8601, texts in the language of Accept-Language. Refusals are `{code, message}`, or field names with lists of labels. Writes may carry an `Idempotency-Key`. `Authorization: Token <key>` makes a call for whoever is signed in; a dead token is a 401.',
      },
      // The host that was asked: each shop has its own, and the policy allows no other.
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token <key>`' },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { override: asDocumented } }),
    // Schemas with an `id` in their meta are told once and referred to.
    transformObject: (given) => withoutUnused(withSchemas(given)),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // The page would write the document anew for everybody who asks: as YAML that takes more than a second.
    uiHooks: {
      onRequest: (request, reply, done) => {
        if (/\/(?:json|yaml)$/.test(request.routeOptions.url ?? '')) void reply.redirect(documentPath);
        else done();
      },
    },
    // Without the bar above it, which offers any document and brings a style that the policy refuses.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', deepLinking: true, validatorUrl: null },
  });
  let document: Promise<ReturnType<typeof bodyOf>> | undefined;
  app.get(documentPath, { schema: { hide: true } }, async (request, reply) => {
    document ??= (readBuilt?.() ?? made(app)).then(bodyOf);
    return sendShared(request, reply, await document);
  });
}

/** Takes long enough to be noticed by everybody else: the build does it for a shop that serves. */
function made(app: FastifyInstance): Promise<string> {
  return Promise.resolve(JSON.stringify(app.swagger()));
}

/** Each schema is listed once for requests and once for answers, and of most only one is referred to. */
function withoutUnused<Document extends object>(document: Document): Document {
  const { schemas = {} } = (document as { components?: { schemas?: object } }).components ?? {};
  const text = JSON.stringify(document);
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  if (unused.length === 0) return document;
  // What only the removed ones referred to is unused as well.
  for (const name of unused) Reflect.deleteProperty(schemas, name);
  return withoutUnused(document);
}

/** A schema that reads texts and makes something of them says in its meta, as `as`, what may be sent. */
function asDocumented({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }): void {
  const { as, description } = z.globalRegistry.get(zodSchema) ?? {};
  if (typeof as !== 'object' || as === null) return;
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  Object.assign(jsonSchema, as, description !== undefined && { description });
}
