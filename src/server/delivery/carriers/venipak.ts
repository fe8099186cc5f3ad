import { z } from 'zod';
import type { CountryCode } from '../../../domain/shops/audience.ts';
import { hoursByWeekday } from './hours.ts';
import {
  countryOf,
  type ListedPoint,
  looseDegrees,
  looseText,
  placeOf,
  postalCodeIn,
  readEntries,
} from './listed.ts';

const point = z.object({
  id: looseText,
  name: looseText,
  address: looseText,
  city: looseText,
  zip: looseText,
  country: looseText,
  display_name: looseText,
  working_hours: z.unknown().optional(),
  lat: looseDegrees,
  lng: looseDegrees,
  pick_up_enabled: looseText,
});

/**
 * Venipak's pick-up points and lockers that hand out parcels.
 * @throws ListRefused when it is not that answer
 */
export function parseVenipak(json: unknown): ListedPoint[] {
  return readEntries(json, point, (entry) => {
    if (entry.country === '') return undefined;
    const country = countryOf(entry.country);
    if (!country || entry.pick_up_enabled === '0') return null;
    return {
      extId: entry.id,
      country,
      name: entry.display_name || entry.name,
      address: entry.address,
      city: entry.city,
      postalCode: postalCodeIn(country, entry.zip),
      ...placeOf(entry.lat, entry.lng),
      openingHours: hoursOf(entry.working_hours, country),
      comment: null,
    };
  });
}

const from = z.object({ from: looseText, to: looseText });

/** Hours as Venipak keeps them: a text of JSON, by weekday from 1. Anything else is no hours. */
function hoursOf(given: unknown, country: CountryCode): string | null {
  try {
    const days = z.record(z.string(), from).parse(typeof given === 'string' ? JSON.parse(given) : given);
    return hoursByWeekday(
      Object.entries(days).map(([day, hours]) => ({ day: Number(day), opens: hours.from, closes: hours.to })),
      country,
    );
  } catch {
    return null;
  }
}
