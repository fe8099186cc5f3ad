import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { md5Hex } from './md5.ts';

test('RQ-01 the hash of a text is the one RFC 1321 lists', () => {
  expect(md5Hex('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
  expect(md5Hex('message digest')).toBe('f96b697d7cb7938d525a2f31aaf161d0');
  expect(md5Hex('1234567890'.repeat(8))).toBe('57edf4a22be3c955ac49da2e2107b67a');
});

test('RQ-01 a text of any length, in any alphabet, has the hash it has elsewhere', () => {
  for (let length = 1; length < 130; length++) {
    const text = 'aõж€'.repeat(length).slice(-length);
    expect(md5Hex(text)).toBe(createHash('md5').update(text).digest('hex'));
  }
});
