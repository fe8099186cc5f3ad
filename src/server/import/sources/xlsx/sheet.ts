import type { TableRow } from '../table.ts';
import { readXml } from './package.ts';
import type { Attributes, WorkbookPackage } from './package.ts';
import { unescapeText } from './workbook.ts';
import type { Sheet, Workbook } from './workbook.ts';

/** A sheet has no more columns and a cell no more text than this (Excel's own limits). */
const maxColumns = 16_384;
const maxCellLength = 32_767;

/** All rows of the sheet that hold something, in batches, with the header as the first. */
export async function* readSheet(
  pack: WorkbookPackage,
  workbook: Workbook,
  sheet: Sheet,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<TableRow[]> {
  const handler = new RowHandler(workbook);
  for await (const _ of readXml(pack.text(sheet.part, onBytes), handler)) {
    const rows = handler.take();
    if (rows.length > 0) yield rows;
  }
}

class RowHandler {
  readonly #workbook: Workbook;
  #rows: TableRow[] = [];
  #row = 0;
  #cells: string[] = [];
  #broken: string | undefined;
  #column = 0;
  #type = 'n';
  #style = 0;
  #text = '';
  #isText = false;

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  take(): TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.#startRow(attributes);
    else if (name === 'c') this.#startCell(attributes);
    else if (name === 'v' || name === 't') this.#isText = true;
    else if (name === 'rPh') this.#isText = false;
  }

  text(piece: string): void {
    if (this.#isText && this.#text.length <= maxCellLength) this.#text += piece;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isText = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#endRow();
  }

  #startRow({ r }: Attributes): void {
    this.#row = r && /^\d{1,7}$/.test(r) ? Number(r) : this.#row + 1;
    this.#cells = [];
    this.#broken = undefined;
    this.#column = -1;
  }

  #startCell({ r, t, s }: Attributes): void {
    const letters = r && /^[A-Z]{1,3}/i.exec(r)?.[0];
    this.#column = letters ? columnNumber(letters) : this.#column + 1;
    this.#type = t ?? 'n';
    this.#style = Number(s ?? 0);
    this.#text = '';
  }

  #endCell(): void {
    if (this.#column >= maxColumns) return;
    const value = this.#value();
    if (value === '') return;
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = value;
  }

  #endRow(): void {
    const row: TableRow = { row: this.#row, cells: this.#cells };
    if (this.#broken) this.#rows.push({ ...row, broken: this.#broken });
    else if (this.#cells.length > 0) this.#rows.push(row);
  }

  #value(): string {
    const text = this.#text;
    if (text.length > maxCellLength) this.#broken = `a cell is longer than ${maxCellLength} characters`;
    if (this.#type === 's') return this.#workbook.sharedStrings.get(Number(text));
    if (this.#type === 'b') return text === '1' ? 'true' : 'false';
    if (this.#type === 'e') {
      this.#broken = `column ${this.#column + 1} holds the error ${text}`;
      return text;
    }
    if (this.#type !== 'n' || text === '') return unescapeText(text);
    const number = Number(text);
    if (!Number.isFinite(number)) return text;
    return this.#workbook.isDateStyle[this.#style]
      ? dayText(number, this.#workbook.is1904)
      : numberText(number);
  }
}

/** `A` is 0, `AA` is 26. */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

/** A cell's number as a person wrote it: binary dust such as 12.899999999999999 is 12.9 again, without exponents. */
export function numberText(number: number): string {
  const clean = Number(number.toPrecision(15));
  const text = String(clean);
  return text.includes('e')
    ? clean.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 })
    : text;
}

/** A serial day as ISO text, with the time of day when there is one: 46347.5 is `2026-11-21T12:00`. */
export function dayText(serial: number, is1904: boolean): string {
  const days = is1904 ? serial + 1462 : serial;
  const at = new Date(Math.round((days - 25_569) * 86_400_000));
  if (Number.isNaN(at.getTime())) return numberText(serial);
  const text = at.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16);
}
