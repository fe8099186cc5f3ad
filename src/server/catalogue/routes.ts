import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  brand,
  category,
  product,
  productListItem,
  review,
  reviewSummary,
} from '../../domain/catalogue/contract.ts';
import {
  exampleBrand,
  exampleCategory,
  exampleItem,
  exampleProduct,
  exampleReview,
} from '../../domain/catalogue/examples.ts';
import { idFromSlug } from '../../domain/catalogue/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import { pageOf } from '../../domain/page-of.ts';
import { pageOfList } from '../platform/page-links.ts';
import { plainJson } from '../platform/plain-json.ts';
import { tagAnswer } from '../platform/request.ts';
import { listRoutes } from './list-routes.ts';
import {
  allBrands,
  categoryTree,
  getCategory,
  getProduct,
  listRelated,
  readReviews,
  requireProduct,
  tags,
  tagsOfProducts,
  type CatalogueServices,
  withoutSeasonal,
} from './service.ts';

const minuteMs = 60_000;
/** Answers with prices are kept a minute: campaigns begin and end by the clock. */
const pricedMs = minuteMs;

const nothing = z.strictObject({});
const productId = z.object({
  id: z
    .string()
    .max(300)
    .describe('Number of the product, or the number and its readable name: `128-hydra-repair`'),
});
const categoryId = z.object({
  id: z
    .string()
    .max(300)
    .describe('Number of the category, or the number and its readable name: `12-sampoonid`'),
});
const whole = (from: number, to: number) => z.coerce.number().int().min(from).max(to);
const items = z.array(productListItem).meta({ examples: [[exampleItem]] });
const reviewPage = pageOf(review)
  .extend({ summary: reviewSummary })
  .meta({
    examples: [
      {
        count: 31,
        next: '/api/v1/products/128/reviews/?page=2',
        previous: null,
        results: [exampleReview],
        summary: { average_rating: 4.7, rating_count: 31, histogram: [24, 5, 2, 0, 0] },
      },
    ],
  });

/** Public calls of the catalogue. */
export function catalogueRoutes(services: CatalogueServices): FastifyPluginAsyncZod {
  const { db, clock } = services;
  return async (app) => {
    app.get(
      '/api/v1/products/brands/',
      {
        config: { cacheMs: 5 * minuteMs },
        schema: {
          tags: ['Catalogue'],
          summary: 'Brands by name, with how many products are listed of each',
          querystring: nothing,
          response: { 200: z.array(brand).meta({ examples: [[exampleBrand]] }) },
        },
      },
      (request) => {
        tagAnswer(request, tags.brands, tags.products);
        return allBrands(services);
      },
    );

    app.get(
      '/api/v1/products/categories/',
      {
        config: { cacheMs: 10 * minuteMs },
        schema: {
          tags: ['Catalogue'],
          summary: 'The category tree in the order of the menu, parents before children',
          querystring: nothing,
          response: { 200: z.array(category).meta({ examples: [[exampleCategory]] }) },
        },
      },
      (request) => {
        tagAnswer(request, tags.categories, tags.products);
        return categoryTree(services, request.audience);
      },
    );

    app.get(
      '/api/v1/products/categories/:id/',
      {
        config: { cacheMs: 10 * minuteMs },
        schema: {
          tags: ['Catalogue'],
          summary: 'One category of the tree',
          params: categoryId,
          querystring: nothing,
          response: { 200: category.meta({ examples: [exampleCategory] }) },
        },
      },
      (request) => {
        tagAnswer(request, tags.categories, tags.products);
        return getCategory(services, request.audience, idFromSlug(request.params.id));
      },
    );

    app.get(
      '/api/v1/products/:id/',
      {
        config: { cacheMs: pricedMs },
        serializerCompiler: plainJson,
        schema: {
          tags: ['Catalogue'],
          summary: 'One product as its page shows it',
          description: 'Price, stock and restrictions are those of the asking customer and delivery country.',
          params: productId,
          querystring: nothing,
          response: { 200: product.meta({ examples: [exampleProduct] }) },
        },
      },
      async (request) => {
        const product = await getProduct(db, idOf(request.params.id), request.audience, clock());
        const found = await withoutSeasonal(services, request.audience, product);
        const shown = found.variations.map((one) => one.id);
        tagAnswer(request, ...tagsOfProducts(shown, request.audience.countryId), tags.pieces(found.id));
        return found;
      },
    );

    app.get(
      '/api/v1/products/:id/reviews/',
      {
        config: { cacheMs: minuteMs },
        schema: {
          tags: ['Catalogue'],
          summary: 'Approved reviews, newest first',
          description: '`count` follows the filter, `summary` is of all approved reviews.',
          params: productId,
          querystring: z.strictObject({
            page: whole(1, 100_000).default(1),
            page_size: whole(1, 50).default(10),
            rating: whole(1, 5).optional().describe('Only reviews of this many stars'),
          }),
          response: { 200: reviewPage },
        },
      },
      async (request) => {
        const id = idOf(request.params.id);
        const { page, page_size: pageSize, rating } = request.query;
        await requireProduct(db, id);
        tagAnswer(request, tags.product(id));
        const { reviews, count, summary } = await readReviews(db, id, { page, pageSize, rating });
        return { ...pageOfList(reviews, { count, page, pageSize, url: request.url }), summary };
      },
    );

    app.get(
      '/api/v1/products/:id/related/',
      {
        config: { cacheMs: pricedMs },
        schema: {
          tags: ['Catalogue'],
          summary: 'Products that go with it, the fitting ones first',
          params: productId,
          querystring: nothing,
          response: { 200: items },
        },
      },
      async (request) => {
        const id = idOf(request.params.id);
        const found = await listRelated(services, id, request.audience);
        tagAnswer(
          request,
          ...tagsOfProducts([id, ...found.map((one) => one.id)], request.audience.countryId),
          tags.products,
        );
        return found;
      },
    );

    await app.register(listRoutes(services));
  };
}

/** @throws ShopError PRODUCT_NOT_FOUND for what can be no product's address */
function idOf(text: string): number {
  const id = idFromSlug(text);
  if (id === null) throw new ShopError('PRODUCT_NOT_FOUND');
  return id;
}
