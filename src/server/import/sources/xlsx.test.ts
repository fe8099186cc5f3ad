import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { xlsx, zip } from '../../../../test/xlsx.ts';
import { ImportStopped } from '../problems.ts';
import { openXlsx } from './xlsx-table.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilumaja-xlsx-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function tablesOf(content: Buffer) {
  const path = join(folder, 'book.xlsx');
  await writeFile(path, content);
  const { tables, close } = await openXlsx(path, 'book.xlsx');
  const read = [];
  for (const table of tables) {
    const batches = [];
    for await (const batch of table.rows()) batches.push(batch);
    read.push({ file: table.file, sheet: table.sheet, header: table.header, rows: batches.flat() });
  }
  close();
  return read;
}

test('Import XLSX shared, inline and formula texts, numbers, dates, booleans', async () => {
  const [table] = await tablesOf(
    xlsx({
      products: [
        ['sku', 'name.et', ' price.EE ', 'added_at', 'disabled', 'ean'],
        [
          'A-1',
          'Õli & <vesi>\nкраска 💅',
          12.899999999999999,
          { attributes: 's="1"', inside: '<v>46347</v>' },
          { attributes: 't="b"', inside: '<v>1</v>' },
          4740000000001,
        ],
        [
          '=1+2',
          { attributes: 't="inlineStr"', inside: '<is><r><t>in</t></r><r><t>line</t></r></is>' },
          null,
          { attributes: 's="1"', inside: '<v>46347.5</v>' },
          { attributes: 't="str"', inside: '<f>A1</f><v>x_x000D_y</v>' },
        ],
        [],
        ['A-3', { attributes: 't="e"', inside: '<v>#N/A</v>' }],
      ],
    }),
  );
  expect(table!.header).toEqual(['sku', 'name.et', 'price.EE', 'added_at', 'disabled', 'ean']);
  expect(table!.rows).toEqual([
    { row: 2, cells: ['A-1', 'Õli & <vesi>\nкраска 💅', '12.9', '2026-11-21', 'true', '4740000000001'] },
    { row: 3, cells: ['=1+2', 'inline', '', '2026-11-21T12:00', 'x\ry'] },
    { row: 5, cells: ['A-3', '#N/A'], broken: 'column 2 holds the error #N/A' },
  ]);
});

test('Import XLSX every sheet is a table of its own', async () => {
  const tables = await tablesOf(
    xlsx({
      brands: [
        ['slug', 'name'],
        ['a', 'A'],
      ],
      Empty: [],
      products: [['sku'], ['1']],
    }),
  );
  expect(tables.map(({ file }) => file)).toEqual(['book.xlsx (brands)', 'book.xlsx (products)']);
});

test('Import XLSX what is no workbook, is damaged or would unpack to too much is refused in words', async () => {
  await expect(tablesOf(Buffer.from('sku,name'))).rejects.toThrow('no XLSX workbook');
  await expect(tablesOf(zip({ 'a.txt': Buffer.from('x') }))).rejects.toThrow('is missing');
  const bomb = zip({ 'xl/workbook.xml': Buffer.alloc(100_000_000) });
  await expect(tablesOf(bomb)).rejects.toThrow('unpacks to too much');
  const whole = xlsx({ a: [['sku'], ['1']] });
  await expect(tablesOf(whole.subarray(0, whole.length - 40))).rejects.toThrow('no XLSX workbook');
  const packed = Buffer.from(whole);
  const at = packed.indexOf('xl/worksheets/sheet1.xml') + 'xl/worksheets/sheet1.xml'.length;
  packed.fill(0xff, at + 5, at + 20);
  await expect(tablesOf(packed)).rejects.toThrow('the workbook is damaged');
});

test('Import XLSX a text that does not end is refused in words', async () => {
  const letters = () => randomBytes(1_500_000).toString('hex');
  const endless = Array.from({ length: 7 }, letters).join('');
  const inline = { attributes: 't="inlineStr"', inside: `<is><t>${endless}</t></is>` };
  await expect(tablesOf(xlsx({ products: [['sku'], [inline]] }))).rejects.toThrow(
    new ImportStopped('the workbook holds a text of more than 16 MB'),
  );
});
