import { spotsIn, type Spot } from './spots.ts';

/*
 * Lists of invented pick-up points as the carriers send them: with the fields, kinds and spellings of their public lists,
 * so that the demo and the tests read them by the way real lists go.
 */

const digits = (number: number, length: number) => String(number).padStart(length, '0');
/** Names of one list differ. */
const numbered = (spots: readonly Spot[]) => {
  const counts = new Map<string, number>();
  return spots.map((spot) => {
    const count = (counts.get(spot.name) ?? 0) + 1;
    counts.set(spot.name, count);
    return count === 1 ? spot : { ...spot, name: `${spot.name} ${count}` };
  });
};

/** `locations.json` of Omniva, all countries in one. */
export function omnivaList() {
  const country = (code: 'EE' | 'LV', firstZip: number, word: string) =>
    numbered(spotsIn(code, 1)).map(({ town, number, name, street, house, latitude, longitude }) => ({
      ZIP: String(firstZip + number),
      NAME: `${name} ${word}`,
      TYPE: '0',
      A0_NAME: code,
      A1_NAME: town.county,
      A2_NAME: town.name,
      A3_NAME: 'NULL',
      A4_NAME: 'NULL',
      A5_NAME: street,
      A6_NAME: 'NULL',
      A7_NAME: house,
      A8_NAME: 'NULL',
      X_COORDINATE: String(longitude),
      Y_COORDINATE: String(latitude),
      SERVICE_HOURS: '24/7',
      TEMP_SERVICE_HOURS: '',
      TEMP_SERVICE_HOURS_UNTIL: '',
      comment_est: code === 'EE' ? 'Väljas, peaukse kõrval' : '',
      comment_eng: 'Outside, by the main entrance',
      comment_rus: 'Снаружи, у главного входа',
      comment_lav: code === 'LV' ? 'Ārā, pie galvenās ieejas' : '',
      comment_lit: '',
      MODIFIED: '2026-10-01T08:00:00.000+03:00',
    }));
  return [...country('EE', 96_000, 'pakiautomaat'), ...country('LV', 9000, 'pakomāts')];
}

/** Places of SmartPosti in a country. */
export function smartpostiList(country: 'EE' | 'LV' | 'FI') {
  const about = { EE: 'Siseruumis, aulas', LV: 'Iekštelpās, vestibilā', FI: 'Sisällä, aulassa' }[country];
  const region = { EE: '0100', LV: '0300', FI: '0200' }[country];
  const hours = { EE: 'E-P 8.00-22.00', LV: 'P-Sv 8.00-22.00', FI: 'ma-su 7-22' }[country];
  return {
    places: {
      item: numbered(spotsIn(country, 2)).map((spot) => ({
        place_id: `${region}${digits(spot.number, 4)}`,
        name: spot.name,
        city: spot.town.name,
        address: `${spot.street} ${spot.house}`,
        country,
        postalcode: spot.postalCode,
        routingcode: country === 'FI' ? digits(3000 + spot.number, 4) : '',
        availability: hours,
        description: about,
        type: 'apt',
        lat: String(spot.latitude),
        lng: String(spot.longitude),
        group_id: '',
        group_name: spot.town.county,
        group_sort: '0',
        created_date: '2025-03-01 10:00:00',
        updated_date: '2026-09-14 12:30:00',
      })),
    },
  };
}

/** Lockers of DPD in a country. */
export function dpdList(country: 'EE' | 'LV') {
  return numbered(spotsIn(country, 3)).map((spot) => ({
    id: `${country}90${digits(spot.number, 3)}`,
    name: `${spot.name} DPD`,
    address: {
      street: `${spot.street} ${spot.house}`,
      city: spot.town.name,
      postalCode: spot.postalCode.replace('LV-', ''),
      country,
      latitude: spot.latitude,
      longitude: spot.longitude,
    },
  }));
}

/** Pick-up points of Venipak in Latvia. */
export function venipakList() {
  const week = Object.fromEntries(
    [1, 2, 3, 4, 5]
      .map((day) => [day, { from: '09:00', to: '20:00' }])
      .concat([[6, { from: '10:00', to: '16:00' }]]),
  ) as Record<string, { from: string; to: string }>;
  return numbered(spotsIn('LV', 4)).map((spot) => ({
    id: 3000 + spot.number,
    name: `Venipak ${spot.name}`,
    code: `LV${digits(spot.number, 5)}`,
    address: `${spot.street} ${spot.house}`,
    city: spot.town.name,
    zip: spot.postalCode.replace('LV-', ''),
    country: 'LV',
    terminal: 'RIX',
    display_name: spot.name,
    working_hours: JSON.stringify(week),
    contact_t: '+37160000000',
    lat: String(spot.latitude),
    lng: String(spot.longitude),
    pick_up_enabled: 1,
    cod_enabled: 0,
    size_limit: 30,
    type: spot.number % 2 === 0 ? 3 : 1,
    max_height: 60,
    max_width: 60,
    max_length: 60,
  }));
}

/** Terminals of Unisend and Latvijas Pasts, which list theirs together. */
export function latvijasPastsList() {
  return {
    content: numbered(spotsIn('LV', 5)).map((spot) => ({
      active: true,
      id: `LV${digits(7000 + spot.number, 5)}`,
      countryCode: 'LV',
      name: spot.name,
      provider: spot.number % 4 === 0 ? 'udrop' : 'lv_pasts',
      city: spot.town.name,
      address: `${spot.street} ${spot.house}`,
      postalCode: spot.postalCode,
      latitude: spot.latitude,
      longitude: spot.longitude,
      workingHours: '00:00-24:00',
      servicingHours: 'P-Pk 9:00-18:00',
      comment: 'Pie galvenās ieejas',
      multilingualComment: { lv: 'Pie galvenās ieejas', en: 'By the main entrance', ru: 'У главного входа' },
      boxes: ['XSmall', 'Small', 'Medium', 'Large', 'XLarge'],
      updated: '2026-10-05T06:00:00Z',
    })),
  };
}
