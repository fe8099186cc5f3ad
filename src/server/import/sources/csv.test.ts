import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Findings } from '../problems.ts';
import { openCsv, recogniseDelimiter } from './csv-table.ts';
import { parseCsv } from './csv.ts';

/** The rows of `text` when it arrives in pieces of `size` characters. */
async function rowsOf(text: string, size = 7, delimiter = ',') {
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const batches = [];
  for await (const batch of parseCsv(pieces(), delimiter)) batches.push(batch);
  return batches.flat();
}

const cells = async (text: string, size?: number, delimiter?: string) =>
  (await rowsOf(text, size, delimiter)).map((row) => row.broken ?? row.cells);

test('Import CSV quoted newlines, doubled quotes and mixed line ends', async () => {
  for (const size of [1, 2, 3, 1000]) {
    expect(await cells('a,b\r\n"1\n2","say ""hi"""\n3,\r4,5', size)).toEqual([
      ['a', 'b'],
      ['1\n2', 'say "hi"'],
      ['3', ''],
      ['4', '5'],
    ]);
  }
});

test('Import CSV a broken row stops only itself', async () => {
  const text = 'a,b\n1,"ok"x\n3,"never closed\n5,6\n7,8" inch\n9,10\n';
  const rows = await rowsOf(text);
  expect(rows.map((row) => row.broken ?? row.cells)).toEqual([
    ['a', 'b'],
    expect.stringContaining('text after a closing quote'),
    expect.stringContaining('text after a closing quote'),
    ['5', '6'],
    ['7', '8" inch'],
    ['9', '10'],
  ]);
});

test('Import CSV an open quote does not swallow the rest of a large file', async () => {
  const lines = Array.from({ length: 200_000 }, (_, i) => `${i},x`);
  const rows = await rowsOf(`a,b\n1,"open\n${lines.join('\n')}`, 65_536);
  expect(rows.filter((row) => row.broken)).toHaveLength(1);
  expect(rows).toHaveLength(200_002);
});

test('Import CSV a line of many megabytes is one broken row, and those after it are counted on', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    for (const size of [65_536, 65_537]) {
      const text = [
        'a,b',
        `1,${'x'.repeat(5_000_000)}`,
        '2,y',
        `3,"z"${'z'.repeat(100_000)}`,
        '4,w',
        '',
      ].join(end);
      const rows = await rowsOf(text, size);
      expect(rows.map((row) => [row.row, row.broken ? 'broken' : row.cells])).toEqual([
        [1, ['a', 'b']],
        [2, 'broken'],
        [3, ['2', 'y']],
        [4, 'broken'],
        [5, ['4', 'w']],
      ]);
    }
  }
});

test('Import CSV agrees with csv-parse on whatever is well formed', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'õ', '=') });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      fc.nat(9),
      async (table, size) => {
        const text = table
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        expect(await cells(text, size + 1)).toEqual(parse(text, { relax_column_count: true }));
      },
    ),
  );
});

test('Import CSV the delimiter is recognised', async () => {
  const delimiterOf = async (text: string) => (await recogniseDelimiter(text)).delimiter;
  expect(await delimiterOf('sku,name.et,price.EE\n1,"a;b;c;d;e",2')).toBe(',');
  expect(await delimiterOf('sku;name.et;"price, EE"\n1;a,b;2,50')).toBe(';');
  expect(await delimiterOf('sku\tname.et\n1\ta')).toBe('\t');
  expect(await recogniseDelimiter('\ufeffsep=;\r\nsku;name.et\r\n')).toEqual({
    delimiter: ';',
    header: ['sku', 'name.et'],
    headerRow: 2,
  });
});

test('Import CSV a header that is longer than what is looked at is an error in words, and loses no columns', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ilumaja-csv-'));
  const file = path.join(folder, 'wide.csv');
  const open = async (header: string) => {
    await writeFile(file, `${header}\n1,2\n`);
    return openCsv(file, 'wide.csv', new Findings());
  };
  const columns = (count: number) => Array.from({ length: count }, (_, i) => `column ${i}`).join(',');
  try {
    expect((await open(columns(4_000))).header).toHaveLength(4_000);
    await expect(open(columns(20_000))).rejects.toThrow('the header row is longer than 64 KB');
    await expect(open(`sku,"name.et,${columns(20_000)}`)).rejects.toThrow('a quote in it is left open');
  } finally {
    await rm(folder, { recursive: true });
  }
});
