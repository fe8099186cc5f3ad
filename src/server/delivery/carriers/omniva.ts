import { z } from 'zod';
import {
  commentOf,
  countryOf,
  type ListedPoint,
  looseDegrees,
  looseText,
  placeOf,
  readEntries,
} from './listed.ts';

/** An entry of `locations.json`; `A1` to `A8` go from the county to the flat. */
const location = z.object({
  ZIP: looseText,
  NAME: looseText,
  TYPE: looseText,
  A0_NAME: looseText,
  A1_NAME: looseText,
  A2_NAME: looseText,
  A3_NAME: looseText,
  A5_NAME: looseText,
  A7_NAME: looseText,
  X_COORDINATE: looseDegrees,
  Y_COORDINATE: looseDegrees,
  SERVICE_HOURS: looseText,
  comment_est: looseText,
  comment_eng: looseText,
  comment_rus: looseText,
  comment_lav: looseText,
});

const locker = '0';
/** Municipalities whose places people know by their own names. */
const rural = /\b(?:vald|novads|pagasts)$/i;

/**
 * The lockers of Omniva's `locations.json`. Their ZIP is what shipments are addressed to, a code of the locker's own and none
 * of its street.
 * @throws ListRefused when it is not that file
 */
export function parseOmniva(json: unknown): ListedPoint[] {
  return readEntries(json, location, (entry) => {
    if (entry.A0_NAME === '') return undefined;
    const country = countryOf(entry.A0_NAME);
    if (!country || entry.TYPE !== locker) return null;
    const city = entry.A3_NAME !== '' && rural.test(entry.A2_NAME) ? entry.A3_NAME : entry.A2_NAME;
    return {
      extId: entry.ZIP,
      country,
      name: entry.NAME,
      address: [entry.A5_NAME, entry.A7_NAME].filter(Boolean).join(' '),
      city: city || entry.A1_NAME,
      postalCode: entry.ZIP,
      ...placeOf(entry.Y_COORDINATE, entry.X_COORDINATE),
      openingHours: entry.SERVICE_HOURS || null,
      comment: commentOf({
        et: entry.comment_est,
        en: entry.comment_eng,
        ru: entry.comment_rus,
        lv: entry.comment_lav,
      }),
    };
  });
}
