import { expect, test } from 'vitest';
import { isLive } from './live.ts';

test.each([
  ['http://localhost:3000', false],
  ['http://LOCALHOST', false],
  ['https://lv.localhost', false],
  ['http://127.0.0.1:4104', false],
  ['http://127.1', false],
  ['http://127.255.255.254', false],
  ['http://[::1]:3000', false],
  ['http://[0:0:0:0:0:0:0:1]', false],
  ['https://ilumaja.ee', true],
  ['https://localhost.ilumaja.ee', true],
  ['https://mylocalhost', true],
  ['http://128.0.0.1', true],
  ['http://127.0.0.1.nip.io', true],
  ['http://192.168.1.5:3000', true],
  ['http://[::2]', true],
  ['http://0.0.0.0:3000', true],
])('%s is live: %s', (PUBLIC_URL, expected) => {
  expect(isLive({ PUBLIC_URL })).toBe(expected);
});
