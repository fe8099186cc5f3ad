import { expect, test } from 'vitest';
import { deviceName, isRecent, isStaffRole, knownDevice, showsIntro } from './rules.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test.each([
  [chrome, 'Chrome, Windows'],
  [`${chrome} Edg/142.0.0.0`, 'Edge, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S938B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['<script>\u202e\0', '<script>'],
  [undefined, ''],
])('AU-06 the device %s is called %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test('AU-06 a device that gives itself a name of its own has none in what others read', () => {
  expect(knownDevice('Helista +372 5551 2034')).toBeNull();
  expect(knownDevice('Helista +372 5551 2034 Firefox/1')).toBe('Firefox');
  expect(knownDevice(undefined)).toBeNull();
});

test('AU-06 the name of a device has an end', () => {
  expect(deviceName('x'.repeat(100_000)).length).toBeLessThanOrEqual(100);
});

const now = new Date('2026-11-22T12:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);

test('AU-06 a proof of identity counts for ten minutes', () => {
  expect(isRecent(before(599_999), now)).toBe(true);
  expect(isRecent(before(600_000), now)).toBe(false);
});

test('AU-01 an account is introduced to the shop for a day', () => {
  expect(showsIntro(before(86_399_999), now)).toBe(true);
  expect(showsIntro(before(86_400_000), now)).toBe(false);
});

test('AU-05 roles of the staff are told from those at a customer', () => {
  expect(['TH_ADMIN', 'CUSTOMER_ADMIN'].map(isStaffRole)).toEqual([true, false]);
});
