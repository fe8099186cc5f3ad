import { z } from 'zod';
import {
  commentOf,
  countryOf,
  languageOfCountry,
  type ListedPoint,
  ListRefused,
  looseDegrees,
  looseText,
  placeOf,
  postalCodeIn,
  readEntries,
} from './listed.ts';

const place = z.object({
  place_id: looseText,
  name: looseText,
  city: looseText,
  address: looseText,
  country: looseText,
  postalcode: looseText,
  routingcode: looseText,
  availability: looseText,
  description: looseText,
  type: looseText,
  lat: looseDegrees,
  lng: looseDegrees,
});

const answer = z.object({ places: z.object({ item: z.unknown().optional() }) });

/** Lockers outside and indoors; post offices and shops have other types. */
const lockers = new Set(['apt', 'ipb', '']);

/**
 * The lockers of SmartPosti's list of places. In Finland parcels are addressed by postal and routing code, elsewhere by the
 * number of the place.
 * @throws ListRefused when it is not that answer
 */
export function parseSmartposti(json: unknown): ListedPoint[] {
  const read = answer.safeParse(json);
  if (!read.success) throw new ListRefused('there are no places');
  const { item } = read.data.places;
  // Made of XML: a single place is no list.
  const items: unknown = item === undefined || item === null || Array.isArray(item) ? item : [item];
  return readEntries(items, place, (entry) => {
    if (entry.country === '') return undefined;
    const country = countryOf(entry.country);
    if (!country || !lockers.has(entry.type.toLowerCase())) return null;
    const isFinnish = country === 'FI' && entry.postalcode !== '' && entry.routingcode !== '';
    return {
      extId: isFinnish ? `${entry.postalcode}-${entry.routingcode}` : entry.place_id,
      country,
      name: entry.name,
      address: entry.address,
      city: entry.city,
      postalCode: postalCodeIn(country, entry.postalcode),
      ...placeOf(entry.lat, entry.lng),
      openingHours: entry.availability || null,
      comment: commentOf({ [languageOfCountry[country]]: entry.description }),
    };
  });
}
