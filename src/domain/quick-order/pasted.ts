import { linesOfTable, lineOfText, type WrittenLine } from './table.ts';

/**
 * What was pasted, as lines of an order: cells of a spreadsheet (tabs between them), rows of CSV, or plain lines such as
 * `3 x OX-PC-664`.
 */
export function pastedLines(text: string): WrittenLine[] {
  const told = text.replace(/^\ufeff/, '');
  for (const delimiter of ['\t', ';', ','] as const) {
    const rows = cellsOf(told, delimiter).filter((cells) => cells.some((cell) => cell.trim() !== ''));
    if (isTable(rows, delimiter)) return linesOfTable(rows);
  }
  return told
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map(lineOfText);
}

/** Names hold commas: only where every row has as many do they part cells. */
function isTable(rows: readonly (readonly string[])[], delimiter: string): boolean {
  if (rows.length === 0) return false;
  if (delimiter !== ',') return rows.some((cells) => cells.length > 1);
  return rows.length > 1 && rows[0]!.length > 1 && rows.every((cells) => cells.length === rows[0]!.length);
}

/** Cells as spreadsheets copy them: those with a line break or a quote in them stand in quotes, quotes doubled. */
function cellsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const close = text[at] === '"' ? closingQuote(text, at + 1, delimiter) : -1;
    let end = at;
    if (close >= 0) {
      rows.at(-1)!.push(text.slice(at + 1, close).replaceAll('""', '"'));
      end = close + 1;
    } else {
      while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
      rows.at(-1)!.push(text.slice(at, end));
    }
    if (text[end] === delimiter) {
      at = end + 1;
      if (at === text.length) rows.at(-1)!.push('');
      continue;
    }
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    if (at < text.length) rows.push([]);
  }
  return rows;
}

/** The quote that ends a cell, or -1: a single `"` is an inch. */
function closingQuote(text: string, from: number, delimiter: string): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"') continue;
    const next = text[at + 1];
    return next === undefined || next === delimiter || next === '\n' || next === '\r' ? at : -1;
  }
  return -1;
}
