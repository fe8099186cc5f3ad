import { z } from 'zod';
import { postalCodeOf } from '../../../domain/customers/rules.ts';
import { localeOf, type Language, type Multilingual } from '../../../domain/locales.ts';
import { countryIds, type CountryCode } from '../../../domain/shops/audience.ts';

/** A pick-up point as a carrier lists it, in the shop's terms. */
export interface ListedPoint {
  /** What the carrier calls it in orders and on labels. */
  extId: string;
  country: CountryCode;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  latitude: number | null;
  longitude: number | null;
  openingHours: string | null;
  comment: Multilingual | null;
}

/** An answer that is not the list of the carrier, or says that something went wrong. */
export class ListRefused extends Error {}

const textLength = 255;

/**
 * One line of text: carriers send numbers, blanks, control characters, and `NULL` as a word. Whatever has no text is `''`.
 */
export const looseText = z
  .unknown()
  .optional()
  .transform((value): string => {
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    const text = String(value)
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Zs}]+/gu, ' ')
      .trim();
    return /^null$/i.test(text) ? '' : text.slice(0, textLength);
  });

/** Degrees, as a number or as a text with a dot or a comma; null: none. */
export const looseDegrees = z
  .unknown()
  .optional()
  .transform((value): number | null => {
    const degrees = typeof value === 'string' ? Number(value.trim().replace(',', '.') || NaN) : value;
    return typeof degrees === 'number' && Number.isFinite(degrees) ? degrees : null;
  });

/** Where goods are delivered to, with room: what lies outside is a mistake of the list. */
const region = { latitude: [53, 71], longitude: [19, 33] } as const;

/** A place of the region; without one of both, or elsewhere, there is none. */
export function placeOf(
  latitude: number | null,
  longitude: number | null,
): Pick<ListedPoint, 'latitude' | 'longitude'> {
  const isInside = (value: number | null, [from, to]: readonly [number, number]) =>
    value !== null && value >= from && value <= to;
  return isInside(latitude, region.latitude) && isInside(longitude, region.longitude)
    ? { latitude, longitude }
    : { latitude: null, longitude: null };
}

/** A country the shop delivers to; null: another, whose points are passed over. */
export function countryOf(code: string): CountryCode | null {
  const upper = code.toUpperCase();
  return upper in countryIds ? (upper as CountryCode) : null;
}

/** A postal code as its country writes it, and as the carrier does where it is none. */
export function postalCodeIn(country: CountryCode, text: string): string {
  return postalCodeOf(countryIds[country], text) ?? text;
}

/** The comments a list gives, by language; null: none. */
export function commentOf(given: Partial<Record<Language, string>>): Multilingual | null {
  const said = Object.entries(given).filter(([, text]) => text !== '');
  return said.length === 0
    ? null
    : Object.fromEntries(said.map(([language, value]) => [localeOf[language as Language], { value }]));
}

/** The language a country's points are described in. */
export const languageOfCountry = { EE: 'et', LV: 'lv', FI: 'fi' } as const satisfies Record<
  CountryCode,
  Language
>;

/** Beyond this share of entries that cannot be read, the list has another format than the one known here. */
const maxUnreadable = 0.5;

/**
 * Reads every entry. `pointOf` answers `null` for one that is not for the shop (another country, a post office) and
 * `undefined` for one it cannot read: such are left out. A point listed twice counts once, as it stands last.
 * @throws ListRefused when there is no list, or most of it cannot be read
 */
export function readEntries<Schema extends z.ZodType>(
  entries: unknown,
  schema: Schema,
  pointOf: (entry: z.output<Schema>) => ListedPoint | null | undefined,
): ListedPoint[] {
  if (!Array.isArray(entries)) throw new ListRefused('there is no list of points');
  const points = new Map<string, ListedPoint>();
  let unreadable = 0;
  for (const entry of entries as unknown[]) {
    const read = schema.safeParse(entry);
    const point = read.success ? pointOf(read.data) : undefined;
    if (point === null) continue;
    if (!point || point.extId === '' || point.name === '') unreadable++;
    else points.set(point.extId, point);
  }
  if (unreadable > entries.length * maxUnreadable)
    throw new ListRefused(`${unreadable} of ${entries.length} entries cannot be read`);
  return [...points.values()];
}
