import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { productListItem, type ProductListItem } from '../../domain/catalogue/contract.ts';
import { exampleItem } from '../../domain/catalogue/examples.ts';
import { promoListLimit } from '../../domain/catalogue/rules.ts';
import { tagAnswer } from '../platform/request.ts';
import { listPromoted, tags, tagsOfProducts, type CatalogueServices } from './service.ts';

/** Prices change by the clock, so these answers are kept a minute. */
const pricedMs = 60_000;

const nothing = z.strictObject({});
const flag = z.enum(['true', 'false']).optional();
const items = z.array(productListItem).meta({ examples: [[exampleItem]] });
const listing = z.object({ results: items });

/** Lists the editors fill and what sells best (PL-05). */
export function listRoutes(services: CatalogueServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/v1/products/highlighted/',
      {
        config: { cacheMs: pricedMs },
        schema: {
          tags: ['Lists'],
          summary: 'Products the editors put forward',
          querystring: z.strictObject({ is_business: flag.describe('true: the list for businesses') }),
          response: { 200: items },
        },
      },
      async (request) => {
        const list = request.query.is_business === 'true' ? 'business_highlighted' : 'highlighted';
        const found = await listPromoted(services, list, request.audience);
        tagList(request, found);
        return found;
      },
    );

    app.get(
      '/api/v1/products/popular/',
      {
        config: { cacheMs: pricedMs },
        schema: {
          tags: ['Lists'],
          summary: 'What is bought most',
          querystring: z.strictObject({
            limit: z.coerce.number().int().min(1).max(promoListLimit).default(promoListLimit),
            is_business: flag.describe('true: what businesses buy most'),
          }),
          response: { 200: items },
        },
      },
      async (request) => {
        const list = request.query.is_business === 'true' ? 'business_popular' : 'popular';
        const found = await listPromoted(services, list, request.audience, { limit: request.query.limit });
        tagList(request, found);
        return found;
      },
    );

    app.get(
      '/api/v1/recommended/',
      {
        config: { cacheMs: pricedMs },
        schema: {
          tags: ['Lists'],
          summary: 'Products the shop recommends',
          querystring: nothing,
          response: { 200: items },
        },
      },
      async (request) => {
        const found = await listPromoted(services, 'recommended', request.audience);
        tagList(request, found);
        return found;
      },
    );

    app.get(
      '/api/v1/products/fair-favourites/',
      {
        config: { cacheMs: pricedMs },
        schema: {
          tags: ['Lists'],
          summary: 'Favourites of the trade fair',
          querystring: nothing,
          response: { 200: listing },
        },
      },
      async (request) => {
        const results = await listPromoted(services, 'fair_favourites', request.audience);
        tagList(request, results);
        return { results };
      },
    );

    app.get(
      '/api/v1/products/brand-favourites/',
      {
        config: { cacheMs: pricedMs },
        schema: {
          tags: ['Lists'],
          summary: 'Favourites of a brand, filled up with what it sells most; without a brand those of all',
          querystring: z.strictObject({
            brand_id: z.coerce.number().int().min(1).max(999_999_999).optional(),
          }),
          response: { 200: listing },
        },
      },
      async (request) => {
        const results = await listPromoted(services, 'brand_favourites', request.audience, {
          brandId: request.query.brand_id,
        });
        tagList(request, results);
        return { results };
      },
    );
  };
}

function tagList(request: FastifyRequest, shown: readonly ProductListItem[]): void {
  const ids = shown.map((one) => one.id);
  tagAnswer(request, ...tagsOfProducts(ids, request.audience.countryId), tags.lists, tags.products);
}
