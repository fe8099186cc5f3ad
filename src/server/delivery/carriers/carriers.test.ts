import { describe, expect, test } from 'vitest';
import {
  dpdList,
  latvijasPastsList,
  omnivaList,
  smartpostiList,
  venipakList,
} from '../../../../seed/pickup-points/lists.ts';
import { parseDpd, parseDpdLegacy } from './dpd.ts';
import { parseLatvijasPasts } from './latvijas-pasts.ts';
import { ListRefused } from './listed.ts';
import { parseOmniva } from './omniva.ts';
import { parseSmartposti } from './smartposti.ts';
import { parseVenipak } from './venipak.ts';

/** As it travels. */
const sent = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

const legacyShops = {
  status: 'ok',
  errlog: '',
  parcelshops: [
    {
      parcelshop_id: 'EE90123',
      company: 'Tartu bussijaama pakiautomaat',
      country: 'EE',
      city: 'Tartu',
      pcode: '51014',
      street: 'Turu 2',
      email: 'info@example.com',
      phone: '+3726000000',
      longitude: '26.7331',
      latitude: '58.3772',
      openingHours: ['Monday', 'Tuesday', 'Wednesday', 'Saturday'].map((weekday) => ({
        weekday,
        openMorning: weekday === 'Saturday' ? '10:00' : '08:00',
        closeMorning: '',
        openAfternoon: '',
        closeAfternoon: weekday === 'Saturday' ? '16:00' : '22:00',
      })),
    },
  ],
};

describe('CO-02 lists of pick-up points', () => {
  test('Omniva: lockers with their own code, in the words of each language', () => {
    const points = parseOmniva(sent(omnivaList()));
    expect(points.length).toBeGreaterThan(80);
    expect(points[0]).toEqual({
      extId: '96001',
      country: 'EE',
      name: 'Tallinn kaubakeskuse pakiautomaat',
      address: 'Sõpruse pst 32',
      city: 'Tallinn',
      postalCode: '96001',
      latitude: expect.closeTo(59.44, 1),
      longitude: expect.closeTo(24.75, 1),
      openingHours: '24/7',
      comment: {
        et_EE: { value: 'Väljas, peaukse kõrval' },
        en_US: { value: 'Outside, by the main entrance' },
        ru_RU: { value: 'Снаружи, у главного входа' },
      },
    });
    expect(new Set(points.map(({ country }) => country))).toEqual(new Set(['EE', 'LV']));
  });

  test('Omniva: post offices and other countries are passed over, villages are known by their own name', () => {
    const [locker] = omnivaList();
    const points = parseOmniva([
      { ...locker, ZIP: '1', TYPE: '1' },
      { ...locker, ZIP: '2', A0_NAME: 'LT' },
      { ...locker, ZIP: 3, A2_NAME: 'Rae vald', A3_NAME: 'Peetri alevik', A7_NAME: 'NULL' },
      { ...locker, ZIP: '4', A2_NAME: '', A3_NAME: 'NULL' },
    ]);
    expect(points.map(({ extId, city, address }) => [extId, city, address])).toEqual([
      ['3', 'Peetri alevik', 'Sõpruse pst'],
      ['4', 'Harju maakond', 'Sõpruse pst 32'],
    ]);
  });

  test('SmartPosti: by the number of the place, in Finland by postal and routing code', () => {
    expect(parseSmartposti(sent(smartpostiList('EE')))[0]).toMatchObject({
      extId: '01000001',
      country: 'EE',
      postalCode: expect.stringMatching(/^\d{5}$/),
      openingHours: 'E-P 8.00-22.00',
      comment: { et_EE: { value: 'Siseruumis, aulas' } },
    });
    const finnish = parseSmartposti(sent(smartpostiList('FI')));
    expect(finnish[0]).toMatchObject({ extId: expect.stringMatching(/^00\d{3}-3001$/), city: 'Helsinki' });
    expect(new Set(finnish.map(({ extId }) => extId)).size).toBe(finnish.length);
  });

  test('SmartPosti: a single place is no list, post offices are passed over', () => {
    const [item] = smartpostiList('LV').places.item;
    expect(parseSmartposti({ places: { item } })).toMatchObject([{ postalCode: 'LV-1039', country: 'LV' }]);
    expect(parseSmartposti({ places: { item: [{ ...item, type: 'po' }, item] } })).toHaveLength(1);
  });

  test('DPD: the new API and the old one', () => {
    expect(parseDpd(sent(dpdList('LV')))[0]).toMatchObject({
      extId: 'LV90001',
      country: 'LV',
      city: 'Rīga',
      postalCode: expect.stringMatching(/^LV-\d{4}$/),
      latitude: expect.closeTo(56.95, 1),
    });
    expect(
      parseDpd({ data: [{ id: 'EE90007', name: 'Automaat', address: { street: 'Lai 1' } }] }),
    ).toMatchObject([
      { extId: 'EE90007', country: 'EE', address: 'Lai 1', city: '', latitude: null, longitude: null },
    ]);
    expect(parseDpdLegacy(sent(legacyShops))).toEqual([
      {
        extId: 'EE90123',
        country: 'EE',
        name: 'Tartu bussijaama pakiautomaat',
        address: 'Turu 2',
        city: 'Tartu',
        postalCode: '51014',
        latitude: 58.3772,
        longitude: 26.7331,
        openingHours: 'E–K 08:00–22:00, L 10:00–16:00',
        comment: null,
      },
    ]);
  });

  test('DPD: what went wrong is said in its own words', () => {
    expect(() => parseDpdLegacy({ status: 'err', errlog: 'Wrong username or password' })).toThrow(
      new ListRefused('DPD answered err: Wrong username or password'),
    );
  });

  test('Venipak: the name people see, hours from a text of JSON, none that hand out nothing', () => {
    const list = venipakList();
    expect(parseVenipak(sent(list))[0]).toMatchObject({
      extId: '3001',
      name: 'Rīga bibliotēka',
      postalCode: expect.stringMatching(/^LV-\d{4}$/),
      openingHours: 'P.–Pk. 09:00–20:00, S. 10:00–16:00',
    });
    expect(parseVenipak([{ ...list[0], pick_up_enabled: 0 }, list[1]])).toHaveLength(1);
    for (const working_hours of ['', '{', '[]', 'null', { 8: { from: '9', to: 'late' } }, null])
      expect(parseVenipak([{ ...list[0], working_hours }])).toMatchObject([{ openingHours: null }]);
  });

  test('Latvijas Pasts: its own lockers that are open, not those of Unisend', () => {
    const { content } = latvijasPastsList();
    const own = content.filter(({ provider }) => provider === 'lv_pasts');
    const points = parseLatvijasPasts(sent({ content }));
    expect(points).toHaveLength(own.length);
    expect(points[0]!.comment).toEqual({
      lv_LV: { value: 'Pie galvenās ieejas' },
      en_US: { value: 'By the main entrance' },
      ru_RU: { value: 'У главного входа' },
    });
    expect(parseLatvijasPasts({ content: [{ ...own[0], active: false }, own[1]] })).toHaveLength(1);
    expect(
      parseLatvijasPasts({ content: [{ ...own[0], multilingualComment: 'x', comment: null }] }),
    ).toMatchObject([{ comment: null }]);
  });
});

const [omnivaEntry] = omnivaList();
const parsers = {
  omniva: { parse: parseOmniva, wrap: (entries: unknown) => entries, entry: omnivaEntry },
  smartposti: {
    parse: parseSmartposti,
    wrap: (item: unknown) => ({ places: { item } }),
    entry: smartpostiList('EE').places.item[0],
  },
  dpd: { parse: parseDpd, wrap: (entries: unknown) => entries, entry: dpdList('EE')[0] },
  dpdLegacy: {
    parse: parseDpdLegacy,
    wrap: (parcelshops: unknown) => ({ status: 'ok', parcelshops }),
    entry: legacyShops.parcelshops[0],
  },
  venipak: { parse: parseVenipak, wrap: (entries: unknown) => entries, entry: venipakList()[0] },
  latvijasPasts: {
    parse: parseLatvijasPasts,
    wrap: (content: unknown) => ({ content }),
    entry: latvijasPastsList().content[0],
  },
};

describe.each(Object.entries(parsers))('CO-02 the list of %s', (_carrier, { parse, wrap, entry }) => {
  test.each([null, undefined, '', '<html>', 7, true, {}, { error: 'x' }, wrap(null), wrap('x'), wrap(7)])(
    'is refused as %j',
    (answer) => expect(() => parse(answer)).toThrow(ListRefused),
  );

  test('is refused when most of it is something else, and leaves out what cannot be read otherwise', () => {
    const odd = [null, 7, 'x', [], {}];
    expect(() => parse(wrap([entry, ...odd]))).toThrow('5 of 6 entries cannot be read');
    expect(parse(wrap([entry, null]))).toHaveLength(1);
    expect(parse(wrap([]))).toEqual([]);
  });

  test('counts a point once, however often it is listed', () => {
    expect(parse(wrap([entry, entry]))).toHaveLength(1);
  });

  test('keeps long, broken and hostile texts within bounds', () => {
    const hostile = Object.fromEntries(
      Object.entries(entry as object).map(([key, value]) => [
        key,
        key.match(/name|company/i) && !key.match(/^A\d/)
          ? `<script>alert(1)</script>\u0000\n\ud800 ${'x'.repeat(10_000)}`
          : value,
      ]),
    );
    const [point] = parse(wrap([hostile]));
    expect(point!.name.length).toBeLessThanOrEqual(255);
    expect(point!.name).not.toMatch(/[\0\n]/);
    expect(point!.name.isWellFormed()).toBe(true);
  });

  test('places outside of the region are no places', () => {
    const moved = JSON.parse(
      JSON.stringify(entry).replaceAll(/"(X_COORDINATE|lng|longitude)":"?[\d.]+"?/g, '"$1":"181,5"'),
    ) as unknown;
    expect(parse(wrap([moved]))).toMatchObject([{ latitude: null, longitude: null }]);
  });
});
