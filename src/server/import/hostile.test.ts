import { readFile } from 'node:fs/promises';
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
