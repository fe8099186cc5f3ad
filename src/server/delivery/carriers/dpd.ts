import { z } from 'zod';
import { hoursByWeekday } from './hours.ts';
import {
  countryOf,
  type ListedPoint,
  ListRefused,
  looseDegrees,
  looseText,
  placeOf,
  postalCodeIn,
  readEntries,
} from './listed.ts';

const locker = z.object({
  id: looseText,
  name: looseText,
  address: z.object({
    street: looseText,
    city: looseText,
    postalCode: looseText,
    country: looseText,
    countryCode: looseText,
    latitude: looseDegrees,
    longitude: looseDegrees,
  }),
  latitude: looseDegrees,
  longitude: looseDegrees,
});

/**
 * The lockers of DPD's API of the Baltics, a list or one within `data`. Their numbers begin with the country: `EE90…`.
 * @throws ListRefused when it is not that answer
 */
export function parseDpd(json: unknown): ListedPoint[] {
  const wrapped = z.object({ data: z.array(z.unknown()) }).safeParse(json);
  return readEntries(
    wrapped.success ? wrapped.data.data : json,
    locker,
    ({ id, name, address, latitude, longitude }) => {
      const code = address.countryCode || address.country || id.slice(0, 2);
      if (!/^[A-Z]{2}$/i.test(code)) return undefined;
      const country = countryOf(code);
      if (!country) return null;
      return {
        extId: id,
        country,
        name,
        address: address.street,
        city: address.city,
        postalCode: postalCodeIn(country, address.postalCode),
        ...placeOf(latitude ?? address.latitude, longitude ?? address.longitude),
        openingHours: null,
        comment: null,
      };
    },
  );
}

const shop = z.object({
  parcelshop_id: looseText,
  company: looseText,
  country: looseText,
  city: looseText,
  pcode: looseText,
  street: looseText,
  longitude: looseDegrees,
  latitude: looseDegrees,
  openingHours: z
    .array(
      z.object({
        weekday: looseText,
        openMorning: looseText,
        closeMorning: looseText,
        openAfternoon: looseText,
        closeAfternoon: looseText,
      }),
    )
    .catch([]),
});

const answer = z.object({ status: z.string(), errlog: looseText, parcelshops: z.unknown().optional() });
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/**
 * The parcel shops of DPD's older Interconnector, which says in words how it went.
 * @throws ListRefused when it is not that answer, or one of an error
 */
export function parseDpdLegacy(json: unknown): ListedPoint[] {
  const read = answer.safeParse(json);
  if (!read.success) throw new ListRefused('there are no parcel shops');
  const { status, errlog, parcelshops } = read.data;
  if (status.toLowerCase() !== 'ok') throw new ListRefused(`DPD answered ${status}: ${errlog}`);
  return readEntries(parcelshops, shop, (entry) => {
    if (entry.country === '') return undefined;
    const country = countryOf(entry.country);
    if (!country) return null;
    return {
      extId: entry.parcelshop_id,
      country,
      name: entry.company,
      address: entry.street,
      city: entry.city,
      postalCode: postalCodeIn(country, entry.pcode),
      ...placeOf(entry.latitude, entry.longitude),
      openingHours: hoursByWeekday(
        entry.openingHours.map((hours) => ({
          day: weekdays.indexOf(hours.weekday.toLowerCase()) + 1,
          opens: hours.openMorning || hours.openAfternoon,
          closes: hours.closeAfternoon || hours.closeMorning,
        })),
        country,
      ),
      comment: null,
    };
  });
}
