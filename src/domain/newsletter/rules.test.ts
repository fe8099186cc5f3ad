import { expect, test } from 'vitest';
import { isEmail } from './rules.ts';

test.each([
  'nimi@salong.ee',
  'Mari.Maasikas+uudised@hele-salong.co.uk',
  'ilu@õie.ee',
  '"mari m"@salong.ee',
  'a@[192.168.0.1]',
  `${'a'.repeat(64)}@salong.ee`,
])('CN-03 %s is an address', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  'nimi',
  '@salong.ee',
  'nimi@',
  'nimi@salong',
  'nimi@salong.e',
  'nimi@salong.e1',
  'nimi@@salong.ee',
  'ni mi@salong.ee',
  'nimi..n@salong.ee',
  'nimi\u0000@salong.ee',
  'nimi\ud800@salong.ee',
  '.nimi@salong.ee',
  'nimi@-salong.ee',
  'nimi@salong..ee',
  'a@[1.2.3]',
  'a@[256.1.1.1]',
  `${'a'.repeat(65)}@salong.ee`,
  `a@${'b'.repeat(250)}.ee`,
])('CN-03 %s is none', (email) => {
  expect(isEmail(email)).toBe(false);
});
