import { expect, test } from 'vitest';
import { distanceM, parsePlace } from './distance.ts';

test('CO-02 distances are those along the surface of the Earth', () => {
  const tallinn = { latitude: 59.437, longitude: 24.7535 };
  expect(distanceM(tallinn, tallinn)).toBe(0);
  // Tallinn to Riga: 280 km.
  expect(distanceM(tallinn, { latitude: 56.9496, longitude: 24.1052 }) / 1000).toBeCloseTo(279.1, 0);
  expect(distanceM({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }) / 1000).toBeCloseTo(
    20_015,
    0,
  );
});

test.each([
  ['59.437,24.7535', { latitude: 59.437, longitude: 24.7535 }],
  [' -33.9 , 151 ', { latitude: -33.9, longitude: 151 }],
  ['90,180', { latitude: 90, longitude: 180 }],
  ['90.1,24', null],
  ['59,181', null],
  ['59.437', null],
  ['59.437;24.7535', null],
  ['NaN,NaN', null],
  ['1e2,3', null],
  ['59.437,24.7535,1', null],
  ['', null],
])('CO-02 %j is read as %j', (text, expected) => expect(parsePlace(text)).toEqual(expected));
