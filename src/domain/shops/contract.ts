import { z } from 'zod';
import { languages } from '../locales.ts';

export const languageItem = z.object({ code: z.enum(languages), locale: z.string(), name: z.string() });
export type LanguageItem = z.infer<typeof languageItem>;

export const openingHours = z.object({
  /** Days 1 (Monday) to 7, first and last day, and hours as `HH.MM`. */
  from_day: z.number().int().min(1).max(7),
  to_day: z.number().int().min(1).max(7),
  opens: z.string(),
  closes: z.string(),
});

export const store = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postal_code: z.string(),
  map_url: z.string(),
  phone: z.string(),
  email: z.string(),
  opening_hours: z.array(openingHours),
  image: z.string().nullable(),
});
export type Store = z.infer<typeof store>;

const supportLine = z.object({ phone: z.string(), email: z.string(), hours: openingHours });

/** Support lines of the footer (LY-08). */
export const shopSupport = z.object({ customer: supportLine, training: supportLine });
export type ShopSupport = z.infer<typeof shopSupport>;

export const deliveryCountry = z.object({ id: z.number().int(), code: z.string(), name: z.string() });
export type DeliveryCountry = z.infer<typeof deliveryCountry>;
