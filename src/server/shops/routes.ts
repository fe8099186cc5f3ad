import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deliveryCountry, languageItem, shopSupport, store } from '../../domain/shops/contract.ts';
import type { Db } from '../database.ts';
import { tagAnswer } from '../platform/request.ts';
import { getSupport, listDeliveryCountries, listLanguages, listStores } from './service.ts';

const cacheMs = 10 * 60_000;
const nothing = z.strictObject({});
const shopsTag = 'shops';

/** Public calls about the shop itself: languages, stores, where it delivers. */
export function shopRoutes({ db }: { db: Db }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/v1/languages/',
      {
        config: { cacheMs },
        schema: {
          tags: ['Shops'],
          summary: 'Languages of the visited shop, its own first',
          querystring: nothing,
          response: {
            200: z.array(languageItem).meta({ examples: [[{ code: 'et', locale: 'et_EE', name: 'Eesti' }]] }),
          },
        },
      },
      (request) => {
        tagAnswer(request, shopsTag);
        return listLanguages(db, request.audience);
      },
    );

    app.get(
      '/api/v1/shops/',
      {
        config: { cacheMs },
        schema: {
          tags: ['Shops'],
          summary: 'Stores with address, contact and opening hours, those of the visited shop first',
          querystring: nothing,
          response: { 200: z.array(store).meta({ examples: [[exampleStore]] }) },
        },
      },
      (request) => {
        tagAnswer(request, shopsTag);
        return listStores(db, request.audience);
      },
    );

    app.get(
      '/api/v1/shops/support/',
      {
        config: { cacheMs },
        schema: {
          tags: ['Shops'],
          summary: 'Phones, e-mails and hours of customer support and the training centre',
          querystring: nothing,
          response: { 200: shopSupport },
        },
      },
      (request) => {
        tagAnswer(request, shopsTag);
        return getSupport(db, request.audience);
      },
    );

    app.get(
      '/api/v1/deliveries/countries/',
      {
        config: { cacheMs },
        schema: {
          tags: ['Shops'],
          summary: 'Countries orders are delivered to; the id goes into the Delivery-Country header',
          querystring: nothing,
          response: {
            200: z.array(deliveryCountry).meta({ examples: [[{ id: 2, code: 'EE', name: 'Eesti' }]] }),
          },
        },
      },
      (request) => {
        tagAnswer(request, shopsTag);
        return listDeliveryCountries(db, request.audience);
      },
    );
  };
}

const exampleStore: z.infer<typeof store> = {
  id: 1,
  name: 'Ilumaja Tallinn',
  address: 'Pärnu mnt 139',
  city: 'Tallinn',
  postal_code: '11317',
  map_url: 'https://www.openstreetmap.org/?mlat=59.4165&mlon=24.7383',
  phone: '+372 600 0100',
  email: 'tallinn@ilumaja.example',
  opening_hours: [{ from_day: 1, to_day: 5, opens: '9.00', closes: '18.00' }],
  image: null,
};
