import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSecretBox, masterKey } from './secret-box.ts';

const box = createSecretBox('a key of enough characters, all of them dull');

test('what is sealed opens for its owner alone, and never reads the same twice', () => {
  const sealed = box.seal('JBSWY3DP', 'user 1');
  expect(box.open(sealed, 'user 1')).toBe('JBSWY3DP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
  expect(box.seal('JBSWY3DP', 'user 1').equals(sealed)).toBe(false);
  expect(() => box.open(sealed, 'user 2')).toThrow();
  expect(() =>
    createSecretBox('another key of just as many dull characters').open(sealed, 'user 1'),
  ).toThrow();
});

test.each([0, 5, 20, 35])('a changed byte at %i is noticed', (at) => {
  const sealed = box.seal('JBSWY3DP', 'user 1');
  sealed[at] = sealed[at]! ^ 1;
  expect(() => box.open(sealed, 'user 1')).toThrow();
});

test('a short tag is no tag', () => {
  expect(() => box.open(box.seal('JBSWY3DP', 'user 1').subarray(0, 20), 'user 1')).toThrow();
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('without a setting the key is made once and only its owner reads it', () => {
  const dataDir = path.join(folder, 'data');
  const key = masterKey(undefined, dataDir);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(masterKey(undefined, dataDir)).toBe(key);
  const file = path.join(dataDir, 'secret.key');
  expect(readFileSync(file, 'utf8')).toBe(key);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(masterKey('the key of the setting', dataDir)).toBe('the key of the setting');
});

test('an empty file is no key', () => {
  writeFileSync(path.join(folder, 'secret.key'), '\n');
  expect(() => masterKey(undefined, folder)).toThrow(/damaged/);
});
