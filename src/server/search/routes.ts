import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { searchLimits, searchPath } from '../../domain/search/address.ts';
import {
  popularItem,
  popularSearch,
  searchAnswer,
  searchMade,
  searchQuery,
} from '../../domain/search/contract.ts';
import { emptySearch } from '../../domain/search/address.ts';
import { tags, tagsOfProducts } from '../catalogue/service.ts';
import { pageOfList } from '../platform/page-links.ts';
import { plainJson } from '../platform/plain-json.ts';
import { tagAnswer } from '../platform/request.ts';
import { searchTag } from './postgres-search.ts';
import { countedTerm, countSearch, popularBrands, popularCategories, popularSearches } from './popular.ts';
import { recently } from './recently.ts';
import { searchProducts, type SearchServices } from './service.ts';

/** Prices change by the clock, so answers with them are kept a minute. */
const pricedMs = 60_000;
const popularMs = 300_000;
/** Searches are many in a salon full of people behind one address: RATE_LIMIT_PER_MINUTE alone bounds them. */
const callsPerMinute = Infinity;
const countsPerMinute = 60;
/** The same text of the same address counts once in this time, so that reloading makes nothing popular. */
const countAgainMs = 600_000;

const nothing = z.strictObject({});

/** Search and the popular lists (SR-04, SR-06). */
export function searchRoutes(services: SearchServices): FastifyPluginAsyncZod {
  const { db, clock } = services;
  const isRepeated = recently(countAgainMs, clock);
  return async (app) => {
    app.get(
      searchPath,
      {
        config: { cacheMs: pricedMs, callsPerMinute },
        serializerCompiler: plainJson,
        schema: {
          tags: ['Search'],
          summary: 'Products by words and filters, with the counts of every filter',
          description:
            'Forgives typing errors, missing diacritics, the wrong keyboard layout and Russian in Latin letters; finds words of all five languages, SKU, EAN and shade codes. Values of one filter are alternatives, filters all hold.',
          querystring: searchQuery,
          response: { 200: searchAnswer },
        },
      },
      async (request) => {
        const { query, audience } = request;
        const found = await searchProducts(services, query, audience);
        const ids = found.results.map((one) => one.id);
        tagAnswer(
          request,
          searchTag,
          tags.brands,
          tags.categories,
          tags.parameters,
          ...tagsOfProducts(ids, audience.countryId),
        );
        const { page, page_size: pageSize } = query;
        // No page is offered that would be refused as too far.
        const reachable = Math.floor(searchLimits.depth / pageSize) * pageSize;
        const links = pageOfList(found.results, {
          count: Math.min(found.count, reachable),
          page,
          pageSize,
          url: request.url,
        });
        return { ...found, next: links.next, previous: links.previous };
      },
    );

    app.get(
      '/api/v1/statistics/popular/brands/',
      {
        config: { cacheMs: popularMs },
        schema: {
          tags: ['Search'],
          summary: 'Popular brands',
          querystring: nothing,
          response: { 200: z.array(popularItem) },
        },
      },
      (request) => {
        tagAnswer(request, tags.brands, tags.products);
        return popularBrands(db, request.audience);
      },
    );

    app.get(
      '/api/v1/statistics/popular/categories/',
      {
        config: { cacheMs: popularMs },
        schema: {
          tags: ['Search'],
          summary: 'Popular categories',
          querystring: nothing,
          response: { 200: z.array(popularItem) },
        },
      },
      (request) => {
        tagAnswer(request, tags.categories, tags.products);
        return popularCategories(db, request.audience);
      },
    );

    app.get(
      '/api/v1/statistics/popular/searches/',
      {
        config: { cacheMs: popularMs },
        schema: {
          tags: ['Search'],
          summary: 'What is searched for most in this shop and language',
          querystring: nothing,
          response: { 200: z.array(popularSearch) },
        },
      },
      (request) => popularSearches(db, request.audience, clock()),
    );

    app.post(
      '/api/v1/statistics/searches/',
      {
        config: { callsPerMinute: countsPerMinute },
        schema: {
          tags: ['Search'],
          summary: 'Count a search whose result page was shown',
          body: searchMade,
          response: { 204: z.void().describe('Counted') },
        },
      },
      async (request, reply) => {
        const { audience } = request;
        const term = countedTerm(request.body.term);
        if (term !== null && !isRepeated(`${request.ip} ${audience.shopId} ${audience.language} ${term}`)) {
          // What was found is looked up here: the browser is not believed.
          const { count } = await searchProducts(
            services,
            { ...emptySearch, term, page_size: 1, standalone: true },
            audience,
          );
          await countSearch(db, {
            shopId: audience.shopId,
            language: audience.language,
            term,
            results: count,
            now: clock(),
          });
        }
        return reply.status(204).send();
      },
    );
  };
}
