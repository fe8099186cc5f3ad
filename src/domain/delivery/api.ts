import { z } from 'zod';
import { contract } from '../contract.ts';
import { rowId } from '../fields.ts';
import * as calls from './calls.ts';
import { orderUuid } from '../orders/contract.ts';
import { deliveryMethod, pickupPointPage, type DeliveryMethod, type PickupPoint } from './contract.ts';
import { parsePlace } from './distance.ts';

const examplePoint: PickupPoint = {
  id: '96091',
  name: 'Tallinna Kristiine keskuse pakiautomaat',
  address: 'Endla 45',
  city: 'Tallinn',
  postal_code: '10615',
  country_id: 2,
  latitude: 59.42711,
  longitude: 24.72178,
  distance_m: 1840,
  opening_hours: null,
  comment: 'Peaukse juures väljas',
};

const exampleMethod: DeliveryMethod = {
  id: 3,
  kind: 'locker',
  carrier: 'omniva',
  name: 'Omniva pakiautomaat',
  price: '3.90',
  free_from: '60.00',
  promised_on: '2026-11-24',
  needs_pickup_point: true,
};

export const deliveryMethods = contract(calls.deliveryMethodsCall, {
  tag: 'Delivery',
  summary: 'The ways an order can be delivered, with what each costs it now',
  description:
    'By country and weight. Lockers take orders of known weight up to 30 kg; what has a heavier piece is brought and fitted on a day agreed upon, and only that is offered. Empty for orders of tickets.',
  params: orderUuid,
  answer: z.array(deliveryMethod).meta({ examples: [[exampleMethod]] }),
  errors: ['ORDER_NOT_FOUND'],
});

export const pickupPoints = contract(calls.pickupPointsCall, {
  tag: 'Delivery',
  summary: 'Pick-up points of a way of delivery: lockers of a carrier or stores of the shop',
  description:
    'Words are compared without case and marks, each with the beginnings of words; all must be there. Near a place or a postal code the nearest come first.',
  query: z.strictObject({
    method: rowId.describe('Number of the method, as the methods of an order have it'),
    country_id: rowId.optional().describe('Where the order is delivered; left out: the delivery country'),
    search: z
      .string()
      .trim()
      .max(100, 'too_long')
      .optional()
      .describe('Words of name, address, city or postal code'),
    postal_code: z
      .string()
      .trim()
      .regex(/^(?:LV[\s-]?)?\d{2,5}$/i, 'invalid')
      .optional()
      .describe('Those near it first; its first digits are enough'),
    near: z
      .string()
      .transform((text, ctx) => {
        const place = parsePlace(text);
        if (place) return place;
        ctx.addIssue({ code: 'custom', message: 'invalid' });
        return z.NEVER;
      })
      .optional()
      .meta({ as: { type: 'string', pattern: String.raw`^-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?$` } })
      .describe('Latitude and longitude, `59.437,24.7535`: those near it first, with distances'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    page_size: z.coerce.number().int().min(1).max(calls.maxPointsAtOnce).default(20),
  }),
  answer: pickupPointPage.meta({
    examples: [{ count: 1, next: null, previous: null, results: [examplePoint] }],
  }),
});
