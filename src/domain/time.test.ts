import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDays,
  formatTime,
  isWithin,
  shopTimeZone,
  tallinnDay,
  tallinnInstant,
} from './time.ts';

test('LY-14 dates are Estonian and in Tallinn time, whatever the zone of the machine', () => {
  expect(formatDateTime('2026-11-24T12:30:00Z')).toBe('24.11.2026 14.30');
  expect(formatDate('2026-06-30T21:30:00Z')).toBe('01.07.2026');
  expect(formatDay('2026-12-02T22:30:00Z')).toBe('03.12');
  expect(formatTime('2026-11-23T22:05:00Z')).toBe('00.05');
  expect(tallinnDay('2026-11-23T22:05:00Z')).toBe('2026-11-24');
});

test('LY-14 what lasts several days is told with both, in Tallinn time', () => {
  expect(formatDays('2026-11-24T08:00:00Z', '2026-11-24T21:00:00Z')).toBe('24.11.2026');
  expect(formatDays('2026-11-24T08:00:00Z', '2026-11-24T22:00:00Z')).toBe('24.11–25.11.2026');
  expect(formatDays('2026-12-31T08:00:00Z', '2027-01-01T14:00:00Z')).toBe('31.12.2026–01.01.2027');
});

test('LY-14 summer time starts at 03.00 on the last Sunday of March', () => {
  expect(formatDateTime('2026-03-29T00:59:00Z')).toBe('29.03.2026 02.59');
  expect(formatDateTime('2026-03-29T01:00:00Z')).toBe('29.03.2026 04.00');
  expect(tallinnInstant('2026-03-29', '03:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('LY-14 winter time starts at 04.00 on the last Sunday of October', () => {
  expect(formatDateTime('2026-10-25T00:59:00Z')).toBe('25.10.2026 03.59');
  expect(formatDateTime('2026-10-25T01:00:00Z')).toBe('25.10.2026 03.00');
  expect(tallinnInstant('2026-10-25', '03:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(tallinnInstant('2026-10-25', '04:00').toISOString()).toBe('2026-10-25T02:00:00.000Z');
});

test('LY-14 the clock in Tallinn is the one the time zone data knows, in every hour of fifteen years', () => {
  const known = new Intl.DateTimeFormat('en-GB', {
    timeZone: shopTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const wrong: string[] = [];
  const [first, last] = [Date.UTC(2021, 0, 1), Date.UTC(2036, 0, 1)];
  for (let at = first; at < last; at += 3_600_000) {
    if (formatDateTime(at) !== known.format(at).replaceAll('/', '.').replace(', ', ' ').replace(':', '.'))
      wrong.push(new Date(at).toISOString());
  }
  expect(wrong).toEqual([]);
});

test('LY-13 a window holds its first moment and not its last', () => {
  const from = tallinnInstant('2024-11-29');
  const to = tallinnInstant('2024-12-02');
  expect(isWithin(from, to, from)).toBe(true);
  expect(isWithin(from, to, new Date(from.getTime() - 1))).toBe(false);
  expect(isWithin(from, to, new Date(to.getTime() - 1))).toBe(true);
  expect(isWithin(from, to, to)).toBe(false);
  expect(isWithin(null, undefined, to)).toBe(true);
});

test('what is no time is refused', () => {
  expect(() => formatDate('yesterday')).toThrow(RangeError);
  expect(() => tallinnInstant('24.11.2026')).toThrow(RangeError);
});
