import { expect, test } from 'vitest';
import { tallinnInstant } from '../time.ts';
import { offered, type DeliveryRate, type RatedMethod } from './methods.ts';

const rate = (fromG: number, toG: number | null, cents: number): DeliveryRate => ({
  fromG,
  toG,
  cents,
  freeFromCents: 6000,
});
const method = (id: number, kind: RatedMethod['kind'], rates: DeliveryRate[]): RatedMethod => ({
  id,
  kind,
  carrier: kind === 'locker' ? 'omniva' : null,
  i18n_name: { et_EE: { value: kind } },
  rates,
});
const methods = [
  method(1, 'locker', [rate(0, 5000, 390), rate(5000, 30_000, 490)]),
  method(2, 'courier', [rate(0, 30_000, 590), rate(30_000, 300_000, 1190)]),
  method(3, 'store', [rate(0, null, 0)]),
  method(4, 'agreement', [rate(0, null, 4900)]),
];
// A Monday.
const way = { sentFrom: 'EE', deliveredTo: 'EE', now: tallinnInstant('2026-11-23', '10:00') } as const;
const ways = (weightG: number | null, byAgreement: boolean) =>
  offered(methods, { weightG, byAgreement, readyInDays: 0 }, way).map(({ id, cents }) => [id, cents]);

test.each([
  [
    'nothing to weigh',
    0,
    false,
    [
      [1, 390],
      [2, 590],
      [3, 0],
    ],
  ],
  [
    'up to the limit of the light rate',
    5000,
    false,
    [
      [1, 390],
      [2, 590],
      [3, 0],
    ],
  ],
  [
    'a gram above it',
    5001,
    false,
    [
      [1, 490],
      [2, 590],
      [3, 0],
    ],
  ],
  [
    'the heaviest parcel',
    30_000,
    false,
    [
      [1, 490],
      [2, 590],
      [3, 0],
    ],
  ],
  ['one piece above that, brought and fitted', 30_001, true, [[4, 4900]]],
  ['furniture as light as a parcel, brought and fitted', 7_200, true, [[4, 4900]]],
  [
    'many light pieces above that, in several parcels',
    45_000,
    false,
    [
      [2, 1190],
      [3, 0],
    ],
  ],
  [
    'more parcels than a courier takes',
    300_001,
    false,
    [
      [3, 0],
      [4, 4900],
    ],
  ],
  ['a heavy piece among light ones', 62_500, true, [[4, 4900]]],
  [
    'what nobody has weighed',
    null,
    false,
    [
      [2, 590],
      [3, 0],
    ],
  ],
  [
    'a light order with something nobody has weighed',
    null,
    false,
    [
      [2, 590],
      [3, 0],
    ],
  ],
  ['furniture or a heavy piece beside something nobody has weighed', null, true, [[4, 4900]]],
] as const)('CO-02 ways for %s', (_what, weightG, byAgreement, expected) => {
  expect(ways(weightG, byAgreement)).toEqual(expected);
});

test('CO-02 lockers and stores need a pick-up point, and say when it will be there', () => {
  const found = offered(methods, { weightG: 800, byAgreement: false, readyInDays: 0 }, way);
  expect(found.map(({ kind, needsPickupPoint }) => [kind, needsPickupPoint])).toEqual([
    ['locker', true],
    ['courier', false],
    ['store', true],
  ]);
  expect(found.map(({ promisedOn }) => promisedOn)).toEqual(['2026-11-24', '2026-11-24', '2026-11-24']);
  expect(found[0]).toMatchObject({ carrier: 'omniva', freeFromCents: 6000, i18n_name: { et_EE: {} } });
});

test('CO-02 the promised day waits for what has to be ordered in, and for the carrier abroad', () => {
  const on = (
    parcel: { weightG: number | null; byAgreement?: boolean; readyInDays: number },
    to: 'EE' | 'FI' = 'EE',
  ) => offered(methods, { byAgreement: false, ...parcel }, { ...way, deliveredTo: to })[0]?.promisedOn;
  expect(on({ weightG: 800, readyInDays: 5 })).toBe('2026-12-01');
  expect(on({ weightG: 800, readyInDays: 0 }, 'FI')).toBe('2026-11-27');
  expect(on({ weightG: null, readyInDays: 0 })).toBeNull();
  expect(on({ weightG: 7_200, byAgreement: true, readyInDays: 0 })).toBeNull();
});

test('CO-02 where no carrier goes, delivery is agreed upon', () => {
  const only = methods.filter(({ kind }) => kind === 'agreement');
  expect(
    offered(only, { weightG: 100, byAgreement: false, readyInDays: 0 }, way).map(({ id }) => id),
  ).toEqual([4]);
  expect(offered([], { weightG: 100, byAgreement: false, readyInDays: 0 }, way)).toEqual([]);
});
