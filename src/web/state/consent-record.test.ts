import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { consentTextVersion } from '../../domain/consent/kinds.ts';
import { languages } from '../../domain/locales.ts';
import type { Api, Sending } from '../api/client.ts';
import { readConsent, saveConsent, sendUnrecorded, unrecordedKey } from './consent.ts';

let sent: Sending<unknown, { consent_id: string; choices: string[]; text_version: string }>[];
let isOffline: boolean;
const api = {
  send: (_call: unknown, sending: (typeof sent)[number]) => {
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    sent.push(sending);
    return Promise.resolve({});
  },
} as unknown as Api;

beforeEach(() => {
  localStorage.clear();
  [sent, isOffline] = [[], false];
});

test('PP-02 a choice is told to the shop, under an id that stays with the browser', async () => {
  saveConsent(api, ['statistics']);
  expect(readConsent(document.cookie)).toEqual(['statistics']);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  saveConsent(api, []);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body.choices)).toEqual([['statistics'], []]);
  expect(sent[0]!.body.text_version).toBe(consentTextVersion);
  expect(sent[0]!.body.consent_id).toBe(sent[1]!.body.consent_id);
  expect(sent[0]!.idempotencyKey).not.toBe(sent[1]!.idempotencyKey);
  await vi.waitFor(() => expect(localStorage.getItem(unrecordedKey)).toBe(null));
});

test('PP-02 a choice made without a connection is told with the next page, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  isOffline = true;
  saveConsent(api, ['marketing']);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(readConsent(document.cookie), 'it holds at once').toEqual(['marketing']);
  isOffline = false;
  sendUnrecorded(api);
  sendUnrecorded(api);
  await vi.waitFor(() => expect(localStorage.getItem(unrecordedKey)).toBe(null));
  expect(sent.map(({ body }) => body.choices)).toContainEqual(['marketing']);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  const before = sent.length;
  sendUnrecorded(api);
  await Promise.resolve();
  expect(sent).toHaveLength(before);
  warn.mockRestore();
});

/** Of the words the cookie question has in each version of it. */
const hashes: Record<string, string> = {
  '2026-11-22': 'e8abbf146e64dcbc',
  '2026-11-23': 'c05c6537d6f1662c',
};

test('PP-02 other words of the cookie question are another version of it', () => {
  const folder = path.resolve(import.meta.dirname, '../i18n');
  const words = languages.map((language) =>
    ['shell.json', 'on-demand/shell.json'].map((file) => {
      const texts = JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')) as {
        cookies: object;
      };
      return texts.cookies;
    }),
  );
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  expect({ version: consentTextVersion, hash }, 'new words are a new version').toEqual({
    version: consentTextVersion,
    hash: hashes[consentTextVersion],
  });
});
