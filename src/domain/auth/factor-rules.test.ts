import { expect, test } from 'vitest';
import { factorCodeOf, recoveryCodesFrom } from './factor-rules.ts';

test.each([
  ['123456', { kind: 'totp', code: '123456' }],
  [' 123 456 ', { kind: 'totp', code: '123456' }],
  ['abcd-efgh-jkmn-pqrs', { kind: 'recovery', code: 'ABCDEFGHJKMNPQRS' }],
  ['ABCD–EFGH–JKMN–PQRS', { kind: 'recovery', code: 'ABCDEFGHJKMNPQRS' }],
  ['OIL0 0000 0000 0000', { kind: 'recovery', code: '0110000000000000' }],
  ['', null],
  ['12345', null],
  ['1234567', null],
  // Digits of other scripts are no code of any app.
  ['١٢٣٤٥٦', null],
  ['ABCD-EFGH-JKMN-PQR', null],
  ['ABCD-EFGH-JKMN-PQRU', null],
])('AU-01 %j is read as %j', (typed, read) => {
  expect(factorCodeOf(typed)).toEqual(read);
});

test('AU-01 ten recovery codes in groups of four, which are read as they are shown', () => {
  let next = 0;
  const codes = recoveryCodesFrom((count) =>
    Uint8Array.from({ length: count }, () => (next = (next * 13 + 7) % 251)),
  );
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    expect(factorCodeOf(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') });
  }
});
