import type { TableRow } from './table.ts';

/**
 * Our own reader of CSV: a broken row must stop only itself. When a quote is never closed, or text follows a closed
 * one, the row is told as broken and reading goes on with the very next line; general parsers swallow the rest of the
 * file instead. It follows RFC 4180, takes `\n`, `\r\n` and `\r` mixed, and keeps a quote within an unquoted cell.
 */

/** A row longer than this many characters is taken for an unclosed quote, unless the reader is told another length. */
const usualMaxRowLength = 1024 * 1024;

/** So much of a row that cannot be read is given all the same. */
const maxBrokenLength = 1024;

const newline = 10;
const carriageReturn = 13;
const quote = 34;

/** Rows of the text, in batches as they come. Rows are counted from 1; empty lines are counted but not given. */
export async function* parseCsv(
  pieces: AsyncIterable<string>,
  delimiter: string,
  maxRowLength = usualMaxRowLength,
): AsyncGenerator<TableRow[]> {
  const reader = new CsvReader(delimiter, maxRowLength);
  for await (const piece of pieces) {
    const rows = reader.read(piece);
    if (rows.length > 0) yield rows;
  }
  const rows = reader.end();
  if (rows.length > 0) yield rows;
}

type Scan = { cells: string[]; next: number } | { broken: string } | 'incomplete';

class CsvReader {
  readonly #delimiter: string;
  readonly #delimiterCode: number;
  readonly #maxRowLength: number;
  #text = '';
  #row = 0;
  /** In the middle of a line that has been told as broken: what is left of it is no row. */
  #isSkipping = false;

  constructor(delimiter: string, maxRowLength: number) {
    this.#maxRowLength = maxRowLength;
    this.#delimiter = delimiter;
    this.#delimiterCode = delimiter.charCodeAt(0);
  }

  read(piece: string): TableRow[] {
    this.#text += piece;
    return this.#rows(false);
  }

  end(): TableRow[] {
    return this.#rows(true);
  }

  #rows(isEnd: boolean): TableRow[] {
    const rows: TableRow[] = [];
    const text = this.#text;
    let at = this.#isSkipping ? this.#skipLine(0, isEnd) : 0;
    while (at < text.length && !this.#isSkipping) {
      const scan = this.#scan(at, isEnd);
      if (scan === 'incomplete') {
        if (text.length - at <= this.#maxRowLength) break;
        at = this.#breakRow(
          rows,
          at,
          isEnd,
          `longer than ${this.#maxRowLength} characters: is a quote left open?`,
        );
      } else if ('broken' in scan) {
        at = this.#breakRow(rows, at, isEnd, scan.broken);
      } else {
        this.#row += 1;
        if (scan.cells.length > 1 || scan.cells[0] !== '') rows.push({ row: this.#row, cells: scan.cells });
        at = scan.next;
      }
    }
    this.#text = text.slice(at);
    return rows;
  }

  #breakRow(rows: TableRow[], at: number, isEnd: boolean, broken: string): number {
    this.#row += 1;
    const next = this.#skipLine(at, isEnd);
    rows.push({ row: this.#row, cells: this.#plainCells(at, next), broken });
    return next;
  }

  /** What stands in a line whose quotes say nothing, for who shows it to a person. */
  #plainCells(start: number, end: number): string[] {
    const line = this.#text.slice(start, Math.min(end, start + maxBrokenLength));
    return line.replaceAll(/["\r\n]/g, '').split(this.#delimiter);
  }

  /** To the start of the next line; of a line that goes on, the rest is skipped once it is there. */
  #skipLine(at: number, isEnd: boolean): number {
    const text = this.#text;
    const next = afterLine(text, at);
    this.#isSkipping = !isEnd && next === text.length && text.charCodeAt(next - 1) !== newline;
    // A `\r` that ends the text so far may be half of `\r\n`.
    return this.#isSkipping && text.charCodeAt(next - 1) === carriageReturn ? next - 1 : next;
  }

  /** One row from `start`. At the end of the text so far only `isEnd` tells whether the row is complete. */
  #scan(start: number, isEnd: boolean): Scan {
    const text = this.#text;
    const cells: string[] = [];
    let at = start;
    for (;;) {
      if (text.charCodeAt(at) === quote) {
        const close = closingQuote(text, at + 1);
        if (close === -1) return isEnd ? { broken: 'a quote is opened and never closed' } : 'incomplete';
        const after = skipBlanks(text, close + 1, this.#delimiterCode);
        if (after >= text.length && !isEnd) return 'incomplete';
        if (after < text.length && !this.#endsCell(text.charCodeAt(after))) {
          return {
            broken: `text after a closing quote in cell ${cells.length + 1}: double the quotes inside a quoted cell`,
          };
        }
        const inner = text.slice(at + 1, close);
        cells.push(inner.includes('"') ? inner.replaceAll('""', '"') : inner);
        at = after;
      } else {
        let end = at;
        while (end < text.length && !this.#endsCell(text.charCodeAt(end))) end += 1;
        if (end >= text.length && !isEnd) return 'incomplete';
        cells.push(text.slice(at, end));
        at = end;
      }
      if (at < text.length && text[at] === this.#delimiter) {
        at += 1;
        if (at >= text.length && !isEnd) return 'incomplete';
        continue;
      }
      // A `\r` that ends the text so far may be half of `\r\n`.
      if (!isEnd && at + 1 >= text.length && text.charCodeAt(at) === carriageReturn) return 'incomplete';
      return { cells, next: afterLine(text, at) };
    }
  }

  #endsCell(code: number): boolean {
    return code === this.#delimiterCode || code === newline || code === carriageReturn;
  }
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== quote) return at;
  }
  return -1;
}

function skipBlanks(text: string, from: number, delimiterCode: number): number {
  let at = from;
  while (at < text.length && (text[at] === ' ' || text[at] === '\t') && text.charCodeAt(at) !== delimiterCode)
    at += 1;
  return at;
}

/** The start of the line after the one that `from` is in. */
function afterLine(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === newline) return at + 1;
    if (code === carriageReturn) return text.charCodeAt(at + 1) === newline ? at + 2 : at + 1;
  }
  return text.length;
}
