import { expect, test } from 'vitest';
import { placeOfCode, postalPlaces } from './postal-places.ts';
import { findPoints, pointIndex, type FindablePoint, type PointQuery } from './point-search.ts';

const point = (
  name: string,
  address: string,
  city: string,
  postal_code: string,
  at?: readonly [number, number],
): FindablePoint => ({
  name,
  address,
  city,
  postal_code,
  latitude: at?.[0] ?? null,
  longitude: at?.[1] ?? null,
});

const points = [
  point('Kristiine keskuse pakiautomaat', 'Endla 45', 'Tallinn', '10615', [59.4271, 24.7218]),
  point('Mustamäe Maxima', 'Sõpruse pst 201', 'Tallinn', '13419', [59.408, 24.698]),
  point('Tartu Lõunakeskus', 'Ringtee 75', 'Tartu', '50501', [58.3587, 26.6744]),
  point('Ülemiste keskus', 'Suur-Sõjamäe tn 4', 'Tallinn', '11415', [59.4229, 24.7963]),
  point('Pärnu Port Artur', 'Lai 11', 'Pärnu', '80010', [58.3848, 24.4987]),
  point('Viljandi Centrum', 'Tallinna 22', 'Viljandi', '71020', [58.3654, 25.5917]),
  point('Peetri Selver', 'Tartu mnt 2', 'Rae vald', '75312'),
  point('Rīgas Brīvības iela', 'Brīvības iela 90', 'Rīga', 'LV-1001', [56.9593, 24.1303]),
];
const index = pointIndex(points);
const find = (wish: PointQuery) => findPoints(index, wish).map(({ point: { name } }) => name);

test('CO-02 all of them, by city and name', () => {
  expect(find({})).toHaveLength(points.length);
  expect(find({}).slice(0, 3)).toEqual(['Pärnu Port Artur', 'Peetri Selver', 'Rīgas Brīvības iela']);
});

test.each([
  ['kristiine', ['Kristiine keskuse pakiautomaat']],
  ['endla 45 tallinn', ['Kristiine keskuse pakiautomaat']],
  ['TALLINN Endla', ['Kristiine keskuse pakiautomaat']],
  ['ulemiste', ['Ülemiste keskus']],
  ['soja', ['Ülemiste keskus']],
  ['pärnu', ['Pärnu Port Artur']],
  ['riga brivibas', ['Rīgas Brīvības iela']],
  // The town before the street named after it.
  ['tartu', ['Tartu Lõunakeskus', 'Peetri Selver']],
  ['tart', ['Tartu Lõunakeskus', 'Peetri Selver']],
  ['tartu maantee', ['Peetri Selver']],
  ['sopruse puiestee', ['Mustamäe Maxima']],
  ['10615', ['Kristiine keskuse pakiautomaat']],
  ['lv-1001', ['Rīgas Brīvības iela']],
  ['LV1001', ['Rīgas Brīvības iela']],
  ['Юлемисте', ['Ülemiste keskus']],
  ['Мустамяэ', ['Mustamäe Maxima']],
  ['Вильянди', ['Viljandi Centrum']],
  ['Тарту', ['Tartu Lõunakeskus', 'Peetri Selver']],
  // Typing errors, and the other layout.
  ['kristine', ['Kristiine keskuse pakiautomaat']],
  ['мшдофтвш', ['Viljandi Centrum']],
  ['nowhere at all', []],
  ['  ,.- ', find({})],
  ['🙂', find({})],
] as const)('CO-02 %j finds %j', (search, expected) => expect(find({ search })).toEqual(expected));

test('CO-02 the nearest first, with distances; those nobody can place last', () => {
  const found = findPoints(index, { near: { latitude: 59.437, longitude: 24.7535 } });
  expect(found[0]).toMatchObject({ point: { name: 'Kristiine keskuse pakiautomaat' } });
  expect(found[0]!.distanceM).toBeGreaterThan(1500);
  expect(found[0]!.distanceM).toBeLessThan(2500);
  expect(found.at(-1)).toMatchObject({ point: { name: 'Peetri Selver' }, distanceM: null });
  expect(find({ near: { latitude: 58.36, longitude: 26.67 }, search: 'tallinn' })[0]).toBe(
    'Viljandi Centrum',
  );
});

test('CO-02 near a postal code: its own points, then the nearest of its area', () => {
  const places = postalPlaces(points);
  const near = (text: string) => find({ postalCode: { text, area: placeOfCode(places, text) } });
  expect(near('13419').slice(0, 2)).toEqual(['Mustamäe Maxima', 'Kristiine keskuse pakiautomaat']);
  // Nobody has this code: the region of its first digits counts.
  expect(near('50603')[0]).toBe('Tartu Lõunakeskus');
  expect(near('LV-1002')[0]).toBe('Rīgas Brīvības iela');
  // A region without points says nothing.
  expect(near('99')).toEqual(find({}));
  expect(near('75312')[0]).toBe('Peetri Selver');
  const [first] = findPoints(index, { postalCode: { text: '10615', area: placeOfCode(places, '10615') } });
  expect(first!.distanceM).toBeNull();
});

test('CO-02 where postal codes are is known by the points that have them', () => {
  const places = postalPlaces([
    { postal_code: '10111', latitude: 59.4, longitude: 24.7 },
    { postal_code: '10145', latitude: 59.5, longitude: 24.8 },
    { postal_code: '10145', latitude: null, longitude: 24.8 },
    { postal_code: 'LV-5401', latitude: 55.9, longitude: 26.5 },
    { postal_code: '', latitude: 1, longitude: 1 },
  ]);
  expect(placeOfCode(places, '10145')).toEqual({ latitude: 59.5, longitude: 24.8 });
  expect(placeOfCode(places, '10122')).toEqual({ latitude: 59.45, longitude: 24.75 });
  expect(placeOfCode(places, '54')).toEqual({ latitude: 55.9, longitude: 26.5 });
  expect(placeOfCode(places, '2')).toBeNull();
  expect(placeOfCode(places, '20000')).toBeNull();
});
