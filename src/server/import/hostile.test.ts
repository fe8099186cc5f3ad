import { execFileSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { importFolder } from '../../../test/import-folder.ts';
import { xlsx } from '../../../test/xlsx.ts';
import { importPath } from './import.ts';
import { ImportStopped } from './problems.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const own =
  'sku;brand;name.et;categories;price;stock;images;family;parameter.tone\nA;B;"Õli\n\n2";c | d;1,50;3;x.jpg;f;red\nB;B;Nimi;c;2;;;f;\n';
const json = JSON.stringify([
  {
    sku: 'A',
    brand: 'b',
    name: { et: 'Õli' },
    categories: ['c'],
    prices: [{ list: 'EE', cents: 5 }],
    stock: { TLN: 1 },
  },
]);
const odd = [
  '"',
  ',',
  ';',
  '\n',
  '\r',
  '\0',
  '\ufeff',
  '=',
  '-',
  '1e400',
  '9999999999999',
  '💅',
  '\u2028',
  '<script>',
  '{',
  '}',
  '[',
  ']',
  '\\',
  '__proto__',
  'constructor',
  '\xff',
];

/** Where a piece goes (0 to 1 of the file), how much it replaces, and which piece. */
const changes = fc.array(
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(40), fc.constantFrom(...odd)),
  { minLength: 1, maxLength: 6 },
);

test(
  'Import survives damaged files: it ends with a report or says in a line what is wrong',
  { timeout: 120_000 },
  async () => {
    const shopify = await readFile(new URL('../../../test/fixtures/shopify-apparel.csv', import.meta.url));
    const files: Record<string, Buffer> = {
      'shopify.csv': shopify.subarray(0, 4000),
      'own.csv': Buffer.from(own),
      'products.json': Buffer.from(json),
      'book.xlsx': xlsx({ products: own.split('\n').map((line) => line.split(';')) }),
    };
    await using folder = await importFolder();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(files)),
        changes,
        fc.boolean(),
        async (name, edits, dryRun) => {
          let content = files[name]!;
          for (const [share, length, piece] of edits) {
            const at = Math.floor(share * content.length);
            content = Buffer.concat([
              content.subarray(0, at),
              Buffer.from(piece),
              content.subarray(at + length),
            ]);
          }
          const path = await folder.write(name, content);
          try {
            const report = await importPath(database.db, path, { createMissing: true, dryRun });
            expect(
              report.problems.every(({ file, row, reason }) => file === name && row >= 1 && reason !== ''),
            ).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(ImportStopped);
            expect((error as Error).message).not.toContain('\n');
          }
        },
      ),
      { numRuns: 120 },
    );
  },
);

const stopped = (path: string) =>
  importPath(database.db, path, { dryRun: true }).then(
    () => 'read',
    (error: Error) => (error instanceof ImportStopped ? error.message : `surprise: ${error.message}`),
  );

/** A pipe that nobody writes into. */
const makePipe = (path: string) => execFileSync('/usr/bin/env', ['mkfifo', path]);

test('Import reads no pipe, no device and no folder in a folder, and names what it is', async () => {
  await using folder = await importFolder({ 'products.json': '[]' });
  await mkdir(join(folder.path, 'products.csv'));
  expect(await stopped(folder.path)).toBe('products.csv is a folder within the folder: import it by itself');
  const pipe = join(folder.path, 'pipe.csv');
  makePipe(pipe);
  expect(await stopped(pipe)).toBe('pipe.csv is no file but a pipe or a device: save what it gives first');
  expect(await stopped('/dev/zero')).toBe('zero is no file but a pipe or a device: save what it gives first');
});

test('Import a picture that is a pipe is left out with a warning', async () => {
  await using folder = await importFolder({
    'products.csv': 'sku;brand;name.et;categories;price;images\nPIPE;P;Nimi;c;1;endless.jpg\n',
  });
  makePipe(join(folder.path, 'endless.jpg'));
  const { problems } = await importPath(database.db, join(folder.path, 'products.csv'), {
    dryRun: true,
    createMissing: true,
  });
  expect(problems).toMatchObject([{ row: 2, column: 'images', isWarning: true }]);
  expect(problems[0]!.reason).toContain('is no file');
});

test('Import of hundreds of columns nobody knows tells of some, in short', async () => {
  const columns = Array.from({ length: 400 }, (_, at) => `${at}${'x'.repeat(100)}`);
  await using folder = await importFolder({
    'products.csv': `sku;${columns.join(';')}\nWIDE;\n`,
    'other.csv': `${'y'.repeat(100_000)};b\n1;2\n`,
  });
  const { notices } = await importPath(database.db, join(folder.path, 'products.csv'), { dryRun: true });
  expect(notices).toHaveLength(51);
  expect(notices[0]!.text).toBe(`column “0${'x'.repeat(59)}…” is not known and is left out`);
  expect(notices[50]!.text).toBe('and 350 more of this kind');
  expect((await stopped(join(folder.path, 'other.csv'))).length).toBeLessThan(300);
});
