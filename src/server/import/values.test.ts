import { expect, test } from 'vitest';
import { readBoolean, readCents, readDay, readInstant, readNumber, readWhole } from './values.ts';

test('Import prices are read as people write them', () => {
  const cents = (text: string) => {
    const reading = readCents(text);
    return 'value' in reading ? reading.value : reading.reason;
  };
  expect(cents('12')).toBe(1200);
  expect(cents('12.5')).toBe(1250);
  expect(cents('12,90 €')).toBe(1290);
  expect(cents('€ 12.90')).toBe(1290);
  expect(cents('1.234,56')).toBe(123_456);
  expect(cents('1,234.56')).toBe(123_456);
  expect(cents('1\u00a0234,56')).toBe(123_456);
  expect(cents('1.234.567,00')).toContain('more than a million');
  expect(cents('0')).toBe(0);
  expect(cents('19.990000')).toBe(1999);
  expect(cents('0.29')).toBe(29);
});

test('Import prices that mean nothing or two things are refused in words', () => {
  for (const [text, reason] of [
    ['1.234', 'two ways'],
    ['1,234', 'two ways'],
    ['-5', 'below zero'],
    ['12.345678', 'more than two decimals'],
    ['abc', 'no price'],
    ['', 'no price'],
    ['1e9', 'no price'],
    ['99999999999999999999', 'more than a million'],
    ['1.2.3', 'no price'],
    ['=SUM(A1)', 'no price'],
  ] as const) {
    expect(readCents(text), text).toEqual({ reason: expect.stringContaining(reason) });
  }
});

test('Import numbers, yes and no, days and instants', () => {
  expect(readNumber('0,125')).toEqual({ value: 0.125 });
  expect(readWhole('1 000')).toEqual({ value: 1000 });
  expect(readWhole('1.5')).toEqual({ reason: '“1.5” is no whole number' });
  expect(readBoolean('Jah')).toEqual({ value: true });
  expect(readBoolean('maybe')).toEqual({ reason: expect.any(String) });
  expect(readDay('21.11.2026')).toEqual({ value: '2026-11-21' });
  expect(readDay('2026-11-21T12:00')).toEqual({ value: '2026-11-21' });
  expect(readDay('31.02.2026')).toEqual({ reason: expect.any(String) });
  expect(readInstant('2026-11-21')).toEqual({ value: '2026-11-20T22:00:00.000Z' });
  expect(readInstant('21.7.2026 10:00')).toEqual({ value: '2026-07-21T07:00:00.000Z' });
  expect(readInstant('2026-11-21T10:00+02:00')).toEqual({ value: '2026-11-21T08:00:00.000Z' });
  expect(readInstant('soon')).toEqual({ reason: expect.any(String) });
});
