import { z } from 'zod';
import { line, remark, seenVersion } from '../fields.ts';
import { pageOf } from '../page-of.ts';

/** How an order gets to its buyer. */
export const deliveryKinds = ['locker', 'courier', 'store', 'agreement'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const carriers = ['omniva', 'dpd', 'smartposti', 'venipak', 'latvijas_pasts'] as const;
export type Carrier = (typeof carriers)[number];

/** A way of delivery as an order may choose it. */
export const deliveryMethod = z.object({
  id: z.int(),
  kind: z.enum(deliveryKinds),
  carrier: z.enum(carriers).nullable(),
  name: z.string(),
  price: z
    .string()
    .describe('Euros, in the terms of the order; 0.00 where it is free')
    .meta({ examples: ['2.99'] }),
  free_from: z.string().nullable().describe('Free when the goods cost so much after discounts; null: never'),
  promised_on: z.string().nullable().describe('Last day of arrival, YYYY-MM-DD; null: by agreement'),
  needs_pickup_point: z.boolean(),
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

export const pickupPoint = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postal_code: z.string(),
  country_id: z.int(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  distance_m: z.int().nullable().describe('From the place that was asked about; null: none was'),
  opening_hours: z.string().nullable(),
  comment: z.string().nullable(),
});
export type PickupPoint = z.infer<typeof pickupPoint>;
export const pickupPointPage = pageOf(pickupPoint);
export type PickupPointPage = z.infer<typeof pickupPointPage>;

export const deliveryBody = z.strictObject({
  method: z.int().min(1),
  pickup_point: line(64).nullish().describe('Of methods that need one'),
  note: remark(255).nullish(),
  version: seenVersion,
});
export type DeliveryBody = z.input<typeof deliveryBody>;
