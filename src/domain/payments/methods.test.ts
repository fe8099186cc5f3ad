import { expect, test } from 'vitest';
import { accountMethods, creditLeftCents, dueDay } from './methods.ts';

const salon = { isApproved: true, creditLimitCents: 100_000, owedCents: 0 };

test('CO-04 nothing to pay is paid by nothing, and by nothing else', () => {
  expect(accountMethods(0, null)).toEqual([{ method: 'NO_PAYMENT', refused: null }]);
  expect(accountMethods(0, salon)).toEqual([{ method: 'NO_PAYMENT', refused: null }]);
  expect(accountMethods(1, null)).toEqual([]);
});

test('CO-04 an approved business pays by invoice, and on account up to its limit', () => {
  const refusals = (amount: number, owedCents: number) =>
    Object.fromEntries(
      accountMethods(amount, { ...salon, owedCents }).map(({ method, refused }) => [method, refused]),
    );
  expect(refusals(100_000, 0)).toEqual({ INVOICE: null, CREDIT: null });
  expect(refusals(100_001, 0)).toEqual({ INVOICE: null, CREDIT: 'CREDIT_LIMIT' });
  expect(refusals(1, 100_000)).toEqual({ INVOICE: null, CREDIT: 'CREDIT_LIMIT' });
});

test('CO-04 without a limit there is no account, and without approval neither', () => {
  expect(accountMethods(1, { ...salon, creditLimitCents: null })).toEqual([
    { method: 'INVOICE', refused: null },
  ]);
  expect(accountMethods(1, { ...salon, isApproved: false })).toEqual([
    { method: 'INVOICE', refused: 'NOT_APPROVED' },
    { method: 'CREDIT', refused: 'NOT_APPROVED' },
  ]);
});

test('CO-04 what is left on account is what is not owed yet, and never less than nothing', () => {
  expect(creditLeftCents({ ...salon, owedCents: 40_001 })).toBe(59_999);
  expect(creditLeftCents({ ...salon, owedCents: 100_001 })).toBe(0);
  expect(creditLeftCents({ ...salon, creditLimitCents: null })).toBe(0);
});

test('CO-04 invoices are due after the days agreed, over ends of months, leap days and changes of clocks', () => {
  expect(dueDay('2026-11-23', 14)).toBe('2026-12-07');
  expect(dueDay('2026-11-23', null)).toBe('2026-11-30');
  expect(dueDay('2028-02-28', 1)).toBe('2028-02-29');
  expect(dueDay('2026-12-31', 1)).toBe('2027-01-01');
  expect(dueDay('2027-03-27', 2)).toBe('2027-03-29');
  expect(dueDay('2026-10-24', 2)).toBe('2026-10-26');
});
