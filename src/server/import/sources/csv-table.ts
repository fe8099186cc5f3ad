import { basename } from 'node:path';
import { ImportStopped } from '../problems.ts';
import type { Findings } from '../problems.ts';
import { parseCsv } from './csv.ts';
import { decodeFile, surveyFile } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { columnKey } from './table.ts';
import type { Table, TableRow } from './table.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** Opens a CSV file: encoding and delimiter are recognised. Throws ImportStopped when it is empty. */
export async function openCsv(path: string, file: string, findings: Findings): Promise<Table> {
  const survey = await surveyFile(path);
  const { start, isCut } = await firstText(path, survey.encoding);
  if (start.trim() === '') throw new ImportStopped(`${basename(path)} is empty`);
  if (survey.damaged) findings.notice({ file, row: 1 }, 'some bytes are no UTF-8 and are read as \ufffd');
  const { delimiter, header, headerRow } = await recogniseDelimiter(start, isCut);
  return {
    file,
    header,
    size: survey.bytes,
    async *rows(onRead) {
      for await (const rows of parseCsv(decodeFile(path, survey.encoding, onRead), delimiter)) {
        yield rows[0] && rows[0].row <= headerRow ? rows.filter(({ row }) => row > headerRow) : rows;
      }
    },
  };
}

/** Characters the header row is looked for in. */
const startLength = 64 * 1024;

/**
 * The delimiter whose header has most columns with different names. Excel's first line `sep=;` is obeyed.
 * A header that goes on where the start was cut off has lost columns, so it is none. Exported for its test.
 */
export async function recogniseDelimiter(
  start: string,
  isCut = false,
): Promise<{ delimiter: string; header: string[]; headerRow: number }> {
  const told = /^\ufeff?sep=(.)\r?\n/i.exec(start)?.[1];
  const candidates = told ? [told] : delimiters;
  let best: { delimiter: string; header: string[]; headerRow: number } | undefined;
  for (const delimiter of candidates) {
    const row = await firstRow(start, isCut, delimiter, told ? 1 : 0);
    if (!row) continue;
    const header = row.cells.map((cell) => cell.replace(/^\ufeff/, '').trim());
    if (!best || distinct(header) > distinct(best.header)) best = { delimiter, header, headerRow: row.row };
  }
  if (!best)
    throw new ImportStopped(
      isCut
        ? 'the header row is longer than 64 KB, or a quote in it is left open'
        : 'the header row cannot be read: is a quote left open?',
    );
  return best;
}

const distinct = (header: string[]) => new Set(header.map(columnKey).filter(Boolean)).size;

async function firstRow(
  start: string,
  isCut: boolean,
  delimiter: string,
  after: number,
): Promise<TableRow | undefined> {
  let isAtEnd = false;
  async function* once() {
    yield start;
    isAtEnd = true;
  }
  for await (const rows of parseCsv(once(), delimiter)) {
    if (isAtEnd && isCut) return undefined;
    const row = rows.find((candidate) => candidate.row > after && !candidate.broken);
    if (row) return row;
  }
  return undefined;
}

/** Enough text to see the header and whether there is anything else, and whether there is more of it. */
async function firstText(path: string, encoding: Encoding): Promise<{ start: string; isCut: boolean }> {
  let start = '';
  for await (const piece of decodeFile(path, encoding)) {
    start += piece;
    if (start.length > startLength) return { start, isCut: true };
  }
  return { start, isCut: false };
}
