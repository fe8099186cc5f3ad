/**
 * One row of a table. `row` counts as a spreadsheet does, from 1 with the header; `broken` says why it cannot be read: its
 * cells are what could be made out of it.
 */
export interface TableRow {
  row: number;
  cells: string[];
  broken?: string;
}

/** A CSV file or a spreadsheet's sheet. It can be read more than once. */
export interface Table {
  /** As problems name it: the file's name, with the sheet's name behind it where there are several. */
  file: string;
  header: string[];
  /** Units of `onRead` that the whole table has. */
  size: number;
  /** Rows after the header, in batches. `onRead` hears how many more units (bytes) were read. */
  rows(onRead?: (units: number) => void): AsyncGenerator<TableRow[]>;
}

/** Column names as they are compared: without case, outer blanks and repeated blanks. */
export function columnKey(name: string): string {
  return name
    .replace(/[\s\u00a0\ufeff]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** A name of the file as messages say it: nobody reads a million letters. */
export function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}

/** A copy of the text that does not hold on to the piece of the file it was cut from, for what lives long. */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}
