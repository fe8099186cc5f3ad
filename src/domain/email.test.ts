import { expect, test } from 'vitest';
import { emailField, normalEmail } from './email.ts';

test.each([
  ['  Nimi@Salong.EE ', 'nimi@salong.ee'],
  ['ilu@ÕIE.ee', 'ilu@xn--ie-bka.ee'],
  ['ilu@xn--ie-bka.ee', 'ilu@xn--ie-bka.ee'],
  // The same letter composed and in two parts.
  ['o\u0303un@salong.ee', 'õun@salong.ee'],
  // Letters of full width, their own @ as well.
  ['ｎｉｍｉ＠ｓａｌｏｎｇ．ｅｅ', 'nimi@salong.ee'],
  // Copied with a blank of no width, a soft hyphen, or a mark of direction.
  ['ni\u200bmi@sa\u00adlong.ee\u200e', 'nimi@salong.ee'],
  ['a@[192.168.0.1]', 'a@[192.168.0.1]'],
])('AU-01 %s has the one form %s', (typed, email) => {
  expect(normalEmail(typed)).toBe(email);
});

test('AU-01 a letter of another script that looks alike stays another address', () => {
  // The first letter is Cyrillic.
  expect(normalEmail('аdmin@salong.ee')).not.toBe('admin@salong.ee');
  expect(normalEmail('nimi@sаlong.ee')).toBe('nimi@xn--slong-4ve.ee');
});

test.each(['', 'nimi', 'nimi@salong', 'ni mi@salong.ee', '"ni mi"@salong.ee', `nimi@${'õ'.repeat(63)}.ee`])(
  'AU-01 %s is none',
  (typed) => {
    expect(normalEmail(typed)).toBe(null);
  },
);

test('AU-01 an address that is too long says so', () => {
  const found = emailField.safeParse(`${'a'.repeat(60)}@${'b'.repeat(250)}.ee`);
  expect(found.error?.issues[0]?.message).toBe('too_long');
});
