import { expect, test } from 'vitest';
import { consentKinds } from '../../domain/consent/kinds.ts';
import { consentCookie, readConsent } from './consent.ts';

const consentPair = (kinds: Parameters<typeof consentCookie>[0]) => consentCookie(kinds).split('; ')[0]!;

test('PP-02 a choice is remembered for a year and read again', () => {
  expect(consentCookie([])).toMatch(/; Max-Age=31536000; Path=\/; SameSite=Lax; Secure$/);
  expect(readConsent(`locale=et_EE; ${consentPair(['statistics'])}; token=x`)).toEqual(['statistics']);
  expect(readConsent(consentPair(consentKinds))).toEqual([...consentKinds]);
});

test('PP-02 refusing everything is a choice too; without a cookie nothing was chosen', () => {
  expect(readConsent(consentPair([]))).toEqual([]);
  expect(readConsent('')).toBeNull();
  expect(readConsent('not_cookie_consent=statistics')).toBeNull();
});

test('PP-02 a cookie somebody wrote by hand allows nothing it does not name', () => {
  expect(readConsent('cookie_consent=yes')).toEqual([]);
  expect(readConsent('cookie_consent=%')).toEqual([]);
});
