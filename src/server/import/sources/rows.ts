import { ImportStopped } from '../problems.ts';
import { parseCsv } from './csv.ts';
import { survey } from './encoding.ts';
import type { TableRow } from './table.ts';
import { WorkbookPackage } from './xlsx/package.ts';
import { readSheet } from './xlsx/sheet.ts';
import { readWorkbook } from './xlsx/workbook.ts';

export interface RowLimits {
  maxRows: number;
  /** What a workbook may unpack to, in bytes. */
  maxUnpacked: number;
}

const delimiters = [';', '\t', ',', '|'] as const;
/** Rows by which the delimiter is told, and the characters they are looked for in. */
const sampledRows = 30;
const sampledLength = 64 * 1024;
/** More than lists of orders have. */
const maxColumns = 256;
/** A reader makes all rows of a piece at once, and two MB can hold a million of them. */
const pieceLength = 64 * 1024;
/** Each piece of a longer row would have it read from its beginning again. */
const maxRowLength = 64 * 1024;
/** A part this small may pack as well as it likes. */
const suspectSize = 1024 ** 2;

/**
 * The first rows of a spreadsheet that somebody sent, told by its content: an XLSX workbook, of which the first sheet that
 * holds something is read, or CSV in any encoding of the shop's languages. Formulas are never evaluated: of a workbook the
 * values that were saved are read, in CSV they are texts. Throws ImportStopped for what is neither.
 */
export async function readRows(content: Buffer, limits: RowLimits): Promise<string[][]> {
  if (content.subarray(0, 4).equals(zipStart)) return workbookRows(content, limits);
  if (content.subarray(0, 4).equals(oldWorkbookStart)) throw new ImportStopped('save it as .xlsx or .csv');
  return csvRows(content, limits);
}

const zipStart = Buffer.from('PK\x03\x04');
/** Of `.xls` and other files of older office programs. */
const oldWorkbookStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

async function workbookRows(content: Buffer, { maxRows, maxUnpacked }: RowLimits): Promise<string[][]> {
  const pack = await WorkbookPackage.open(content, { maxUnpacked, suspectSize });
  try {
    const workbook = await readWorkbook(pack);
    for (const sheet of workbook.sheets) {
      const rows = await firstRows(readSheet(pack, workbook, sheet), maxRows);
      if (rows.length > 0) return textsOf(rows);
    }
    return [];
  } finally {
    pack.close();
  }
}

async function csvRows(content: Buffer, { maxRows }: RowLimits): Promise<string[][]> {
  const { encoding } = await survey([content]);
  const text = new TextDecoder(encoding).decode(content);
  // A picture or a program, whatever its name says; UTF-16 without its mark reads so too.
  if (text.includes('\0')) throw new ImportStopped('no spreadsheet');
  const told = /^sep=(.)\r?\n/i.exec(text);
  const rowsBy = async (csv: string, delimiter: string) =>
    textsOf(await firstRows(parseCsv(inPieces(csv), delimiter, maxRowLength), maxRows));
  if (told) return rowsBy(text.slice(told[0].length), told[1]!);
  const sample = text.slice(0, sampledLength);
  const samples = await Promise.all(
    delimiters.map(async (delimiter) => {
      const rows = await firstRows(parseCsv(inPieces(sample), delimiter), sampledRows);
      return { delimiter, parted: rows.filter(({ cells, broken }) => !broken && cells.length > 1).length };
    }),
  );
  const [best] = samples.toSorted((a, b) => b.parted - a.parted);
  return rowsBy(text, best!.delimiter);
}

async function firstRows(batches: AsyncGenerator<TableRow[]>, maxRows: number): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const batch of batches) {
    for (const row of batch) {
      rows.push({ ...row, cells: row.cells.slice(0, maxColumns) });
      if (rows.length === maxRows) return rows;
    }
  }
  return rows;
}

/**
 * Broken rows too: who orders by a list looks at all of it, and misses no line for an error in the column of its price. An
 * error is its own text, so that one in the place of a quantity is not taken for none.
 */
function textsOf(rows: readonly TableRow[]): string[][] {
  return rows.map(({ cells }) => Array.from(cells, (cell) => cell ?? ''));
}

async function* inPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}
