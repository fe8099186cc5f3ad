import { expect, test } from 'vitest';
import { dayFrom, shiftedTo } from './event-days.ts';

test('EV-01 the dates of the demo keep their distance and their hour, whenever it is loaded', () => {
  const written = '2026-12-03T18:00:00+02:00';
  expect(shiftedTo(new Date('2026-11-23T08:00:00Z'), written)).toBe('2026-12-03T16:00:00.000Z');
  // Ten days on, in summer time.
  expect(shiftedTo(new Date('2027-06-20T21:30:00Z'), written)).toBe('2027-07-01T15:00:00.000Z');
  expect(dayFrom(new Date('2026-11-23T22:30:00Z'), -1)).toBe('2026-11-23');
});
