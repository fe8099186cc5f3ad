import { z } from 'zod';
import { isLanguage, type Language } from '../../../domain/locales.ts';
import {
  commentOf,
  countryOf,
  type ListedPoint,
  ListRefused,
  looseDegrees,
  looseText,
  placeOf,
  postalCodeIn,
  readEntries,
} from './listed.ts';

const terminal = z.object({
  active: z.boolean().catch(true),
  id: looseText,
  countryCode: looseText,
  name: looseText,
  provider: looseText,
  city: looseText,
  address: looseText,
  postalCode: looseText,
  latitude: looseDegrees,
  longitude: looseDegrees,
  workingHours: looseText,
  comment: looseText,
  multilingualComment: z.unknown().optional(),
});

const answer = z.object({ content: z.unknown().optional() });

/** Whose lockers a terminal of the common list belongs to. */
const latvijasPasts = 'lv_pasts';

/**
 * The lockers of Latvijas Pasts among the terminals it lists together with Unisend.
 * @throws ListRefused when it is not that answer
 */
export function parseLatvijasPasts(json: unknown): ListedPoint[] {
  const read = answer.safeParse(json);
  if (!read.success) throw new ListRefused('there are no terminals');
  return readEntries(read.data.content, terminal, (entry) => {
    if (entry.countryCode === '') return undefined;
    const country = countryOf(entry.countryCode);
    if (!country || !entry.active || entry.provider !== latvijasPasts) return null;
    return {
      extId: entry.id,
      country,
      name: entry.name,
      address: entry.address,
      city: entry.city,
      postalCode: postalCodeIn(country, entry.postalCode),
      ...placeOf(entry.latitude, entry.longitude),
      openingHours: entry.workingHours || null,
      comment: commentOf({ lv: entry.comment, ...commentsOf(entry.multilingualComment) }),
    };
  });
}

function commentsOf(given: unknown): Partial<Record<Language, string>> {
  const read = z.record(z.string(), looseText).safeParse(given);
  if (!read.success) return {};
  return Object.fromEntries(
    Object.entries(read.data)
      .map(([language, text]) => [language.toLowerCase(), text] as const)
      .filter(([language, text]) => isLanguage(language) && text !== ''),
  );
}
