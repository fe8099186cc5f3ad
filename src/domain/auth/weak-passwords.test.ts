import { expect, test } from 'vitest';
import { guessedForms, isPattern, isPersonal } from './weak-passwords.ts';

test.each([
  'qwertyuiopas',
  '123456789012',
  '098765432109',
  'abcdefghijkl',
  'zyxwvutsrqpo',
  'aaaaaaaaaaaa',
  '121212121212',
  'QwErTyUiOpAs',
])('AU-06 %s is a pattern', (password) => {
  expect(isPattern(password)).toBe(true);
});

test.each(['sinine kajakas lendab', 'correct horse battery', 'Tulbid-Õitsevad-44', 'x7Kq!p2mZr9w'])(
  'AU-06 %s is none',
  (password) => {
    expect(isPattern(password)).toBe(false);
  },
);

test.each([
  ['password1234', 'password'],
  ['P4ssw0rd2026', 'password'],
  ['!!!dragon!!!!', 'dragon'],
  ['PasswordPassword', 'password'],
  ['letmeinletmein', 'letmein'],
  ['$unshine12345', 'sunshine'],
])('AU-06 %s is guessed as %s', (password, form) => {
  expect(guessedForms(password)).toContain(form);
});

const mari = ['mari.maasikas@salong.ee', 'Mari', 'Maasikas'];

test.each([
  'mari.maasikas@salong.ee',
  'MariMaasikas1',
  'maasikas2026!',
  'Ilumaja2026!!',
  'salong.mari.12',
  'ilumajailumaja',
])('AU-06 %s is made of what others know of Mari', (password) => {
  expect(isPersonal(password, mari)).toBe(true);
});

test.each(['marineeritud kurgid', 'ilumaja on kodu lähedal', 'sinine kajakas'])(
  'AU-06 %s is Mari’s own',
  (password) => {
    expect(isPersonal(password, mari)).toBe(false);
  },
);
