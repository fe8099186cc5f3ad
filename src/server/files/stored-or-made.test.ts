import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderStorage, readStored } from './storage.ts';
import { storedOrMade } from './stored-or-made.ts';

const newStorage = () => folderStorage(mkdtempSync(path.join(os.tmpdir(), 'ilumaja-made-')));

/** Makes content that says how often it was made, once it is released. */
function maker() {
  let made = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return {
    release,
    make: async () => {
      made += 1;
      const content = Buffer.from(`made ${made}`);
      await released;
      return content;
    },
  };
}

test('CO-08 what many ask for at once is made once, and stored for who asks later', async () => {
  const storage = newStorage();
  const { make, release } = maker();
  const ask = () => storedOrMade(storage, 'one.pdf', 'application/pdf', make);
  const many = Array.from({ length: 20 }, ask);
  release();
  expect(new Set((await Promise.all(many)).map(String))).toEqual(new Set(['made 1']));
  expect(String(await readStored(storage, 'one.pdf'))).toBe('made 1');
  expect(String(await ask())).toBe('made 1');
});

test('CO-08 another key, and the same of another storage, is another making', async () => {
  const { make, release } = maker();
  const [here, there] = [newStorage(), newStorage()];
  const asked = [
    storedOrMade(here, 'one.pdf', 'application/pdf', make),
    storedOrMade(here, 'two.pdf', 'application/pdf', make),
    storedOrMade(there, 'one.pdf', 'application/pdf', make),
  ];
  release();
  expect(new Set((await Promise.all(asked)).map(String)).size).toBe(3);
});

test('CO-08 a making that failed is told to all who wait for it, and tried anew by who comes then', async () => {
  const storage = newStorage();
  const fail = () => Promise.reject(new Error('no paper'));
  const many = Array.from({ length: 3 }, () => storedOrMade(storage, 'one.pdf', 'application/pdf', fail));
  const ends = await Promise.allSettled(many);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const made = await storedOrMade(storage, 'one.pdf', 'application/pdf', () =>
    Promise.resolve(Buffer.from('paper')),
  );
  expect(String(made)).toBe('paper');
});
