import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  component,
  composedPage,
  composedPageQuery,
  placeholder,
  postPage,
  postsQuery,
  routeUuidQuery,
  scheme,
  schemesByPathQuery,
  schemeUuidQuery,
  sharedPlaceholders as sharedPlaceholdersAnswer,
  sharedPlaceholdersQuery,
  type ComposedPage,
  type PostPage,
} from '../../domain/creator/contract.ts';
import { listPath, schemePath } from '../../domain/creator/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Language } from '../../domain/locales.ts';
import { pageCount } from '../../domain/pagination.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Db } from '../database.ts';
import { tagAnswer } from '../platform/request.ts';
import { listPosts } from './posts.ts';
import { withCurrentProps } from './compose.ts';
import { isPublishedScheme, listComponents, listPlaceholders } from './queries.ts';
import { findComposedPage, schemesByPath, sharedPlaceholders, type Trouble } from './service.ts';

const minute = 60_000;
const tags = ['creator'];

/** Public calls of composed pages. All answer what visitors may see and nothing else. */
export function creatorRoutes({ db, clock }: { db: Db; clock: () => Date }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/v1/creator/schemes-by-path/',
      {
        config: { cacheMs: 5 * minute },
        schema: {
          tags,
          summary: 'Schemes of a path that the visitor may be given, best first',
          querystring: schemesByPathQuery,
          response: { 200: z.array(scheme) },
        },
      },
      async (request) => {
        const { type, path, allow_fallback, is_business, existence_only } = request.query;
        tagAnswer(request, ...(path === undefined ? [] : [`path:${schemePath(path)}`]), `schemes:${type}`);
        const audience = audienceOf(request, request.query.language);
        const found = await schemesByPath(
          db,
          // Whether there are any is asked of what a visitor would be shown, other languages included.
          {
            type,
            path,
            allowFallback: allow_fallback ?? existence_only ?? false,
            limit: existence_only ? 1 : 100,
          },
          { ...audience, isBusiness: is_business ?? audience.isBusiness },
        );
        tagAnswer(request, ...found.map((one) => `scheme:${one.uuid}`));
        return found;
      },
    );

    app.get(
      '/api/v1/creator/components-v2/',
      {
        config: { cacheMs: 5 * minute },
        schema: {
          tags,
          summary: 'Components of a scheme, siblings in order',
          querystring: schemeUuidQuery,
          response: { 200: z.array(component) },
        },
      },
      async (request) => {
        const { scheme_uuid } = request.query;
        tagAnswer(request, `scheme:${scheme_uuid}`);
        if (!(await isPublishedScheme(db, scheme_uuid))) throw new ShopError('SCHEME_NOT_FOUND');
        return withCurrentProps(await listComponents(db, { scheme_uuid }));
      },
    );

    app.get(
      '/api/v1/creator/components/',
      {
        config: { cacheMs: 5 * minute },
        schema: {
          tags,
          summary: 'Components of a route, siblings in order',
          querystring: routeUuidQuery,
          response: { 200: z.array(component) },
        },
      },
      async (request) => {
        tagAnswer(request, `route:${request.query.route_uuid}`);
        return withCurrentProps(await listComponents(db, { route_uuid: request.query.route_uuid }));
      },
    );

    app.get(
      '/api/v1/creator/placeholders/',
      {
        config: { cacheMs: 5 * minute },
        schema: {
          tags,
          summary: 'Placeholders of a route',
          querystring: routeUuidQuery,
          response: { 200: z.array(placeholder) },
        },
      },
      async (request) => {
        tagAnswer(request, `route:${request.query.route_uuid}`);
        return listPlaceholders(db, request.query.route_uuid);
      },
    );

    app.get(
      '/api/v1/creator/composed-page/',
      {
        config: { cacheMs: 5 * minute },
        schema: {
          tags,
          summary: 'The page of a path, ready to be drawn',
          querystring: composedPageQuery,
          response: { 200: composedPage },
        },
      },
      async (request): Promise<ComposedPage> => {
        const { type, path, language } = request.query;
        tagAnswer(request, `path:${schemePath(path)}`);
        const page = await findComposedPage(
          db,
          { type, path },
          audienceOf(request, language),
          logOf(request),
        );
        if (!page) throw new ShopError('SCHEME_NOT_FOUND');
        tagAnswer(request, `scheme:${page.scheme.uuid}`, `route:${page.route.uuid}`, 'components:shared');
        return page;
      },
    );

    app.get(
      '/api/v1/creator/shared-placeholders/',
      {
        config: { cacheMs: 5 * minute },
        schema: {
          tags,
          summary: 'What stands in the positions that pages share, ready to be drawn',
          querystring: sharedPlaceholdersQuery,
          response: { 200: sharedPlaceholdersAnswer },
        },
      },
      async (request) => {
        const { types, path, language } = request.query;
        tagAnswer(
          request,
          'schemes:SHADOW',
          'components:shared',
          ...(path === undefined ? [] : [`path:${listPath(schemePath(path))}`]),
        );
        return sharedPlaceholders(db, { types, path }, audienceOf(request, language), logOf(request));
      },
    );

    app.get(
      '/api/v1/creator/posts/',
      {
        config: { cacheMs: minute },
        schema: {
          tags,
          summary: 'Campaigns, events or articles, a page at a time',
          querystring: postsQuery,
          response: { 200: postPage },
        },
      },
      async (request): Promise<PostPage> => {
        const { language, ...wanted } = request.query;
        tagAnswer(request, `schemes:${wanted.type}`);
        const found = await listPosts(db, wanted, audienceOf(request, language), clock());
        const pages = pageCount(found.count, wanted.page_size);
        const at = (page: number) => (page >= 1 && page <= pages ? addressOf(request, page) : null);
        return { ...found, next: at(wanted.page + 1), previous: at(wanted.page - 1) };
      },
    );
  };
}

/** The caller, in the language the call asks for (RQ-02). */
function audienceOf(request: FastifyRequest, language: Language | undefined): Audience {
  return language === undefined ? request.audience : { ...request.audience, language };
}

function logOf(request: FastifyRequest): (trouble: Trouble) => void {
  return (trouble) => request.log.warn({ component: trouble }, 'a block cannot be drawn');
}

function addressOf(request: FastifyRequest, page: number): string {
  const [path = '', query] = request.url.split('?', 2);
  const params = new URLSearchParams(query);
  params.set('page', String(page));
  return `${path}?${params}`;
}
