import { expect, test } from 'vitest';
import { countryStep, signupStep, type CountryState, type SignupState } from './rules.ts';

const nowMs = 1_764_000_000_000;
const hour = 3_600_000;
const chosen = (hoursAgo: number) => ({ countryId: 4, savedAtMs: nowMs - hoursAgo * hour });
const known = { countryId: 3 };
const unknown = { countryId: null };

test.each<[string, Partial<CountryState>, ReturnType<typeof countryStep>]>([
  ['no customer, no cookie', {}, { do: 'ask' }],
  ['no customer, a cookie', { choice: chosen(1) }, { do: 'nothing' }],
  ['no customer, an old cookie', { choice: chosen(48) }, { do: 'nothing' }],
  ['a customer without country, no cookie', { customer: unknown }, { do: 'ask' }],
  ['a customer without country, an old cookie', { customer: unknown, choice: chosen(24.1) }, { do: 'ask' }],
  [
    'a customer without country, a cookie that does not say when',
    { customer: unknown, choice: { countryId: 4, savedAtMs: null } },
    { do: 'ask' },
  ],
  [
    'a customer without country, a fresh cookie',
    { customer: unknown, choice: chosen(24) },
    { do: 'save-to-customer', countryId: 4 },
  ],
  ['a customer with a country, no cookie', { customer: known }, { do: 'remember', countryId: 3 }],
  [
    'a customer with a country, another cookie',
    { customer: known, choice: chosen(1) },
    { do: 'remember', countryId: 3 },
  ],
])('PP-01 AU-07 %s', (_story, state, expected) => {
  const whole = { customer: null, choice: null, isLatvianShop: false, nowMs, ...state };
  expect(countryStep(whole)).toEqual(expected);
  // The Latvian shop asks nobody, and does all else alike.
  const inLatvia = expected.do === 'ask' ? { do: 'nothing' } : expected;
  expect(countryStep({ ...whole, isLatvianShop: true })).toEqual(inLatvia);
});

test.each<[string, Partial<SignupState>, ReturnType<typeof signupStep>]>([
  ['somebody new', {}, 'open'],
  ['signed in', { isSignedIn: true }, 'leave'],
  ['invited within the week', { wasInvited: true }, 'leave'],
  ['a window is open', { isModalOpen: true }, 'wait'],
  ['in the game', { path: '/game' }, 'wait'],
  ['in the game', { path: '/game/' }, 'wait'],
  ['in the game', { path: '/game/over' }, 'wait'],
  ['on a page called alike', { path: '/games' }, 'open'],
  ['signed in, in the game', { isSignedIn: true, path: '/game' }, 'leave'],
])('PP-01 inviting to register: %s', (_story, state, expected) => {
  expect(signupStep({ isSignedIn: false, wasInvited: false, isModalOpen: false, path: '/', ...state })).toBe(
    expected,
  );
});
