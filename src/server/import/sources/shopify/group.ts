import { slugify } from '../../../../domain/slug.ts';
import type { Findings, Place } from '../../problems.ts';
import { detached } from '../table.ts';
import type { Table } from '../table.ts';
import type { ShopifyColumns, ShopifyField } from './columns.ts';

/** A row as the mapper reads it: trimmed, missing columns empty. */
export interface ShopifyRow {
  place: Place;
  get(field: ShopifyField): string;
}

/** All rows of one product, in the order of the file. */
export interface ShopifyGroup {
  handle: string;
  rows: ShopifyRow[];
}

/**
 * The products of the file, each as soon as its last row was read. The file is read twice: first to learn where each
 * product ends, so that rows in mixed order come together and an ordered file needs memory for one product only.
 */
export async function* shopifyGroups(
  table: Table,
  columns: ShopifyColumns,
  findings: Findings,
  onRead: (units: number) => void,
): AsyncGenerator<ShopifyGroup[]> {
  const lastRow = new Map<string, number>();
  for await (const { handle, row } of handles(table, columns))
    if (handle) lastRow.set(detached(handle), row.row);

  const open = new Map<string, ShopifyRow[]>();
  let done: ShopifyGroup[] = [];
  for await (const { handle, row, isEmpty } of handles(table, columns, onRead)) {
    const place = { file: table.file, row: row.row };
    if (row.broken) findings.problem(place, '', row.broken);
    else if (!handle && !isEmpty)
      findings.problem(place, table.header[columns.handle ?? 0] ?? 'Handle', 'is missing');
    if (!handle) continue;
    const rows = open.get(handle) ?? [];
    rows.push({ place, get: (field) => cell(row.cells, columns[field]) });
    open.set(handle, rows);
    if (lastRow.get(handle) !== row.row) continue;
    open.delete(handle);
    done.push({ handle, rows });
    if (done.length < 100) continue;
    yield done;
    done = [];
  }
  yield done;
}

async function* handles(table: Table, columns: ShopifyColumns, onRead?: (units: number) => void) {
  for await (const rows of table.rows(onRead)) {
    for (const row of rows) {
      const isEmpty = row.cells.every((text) => !text?.trim());
      const title = cell(row.cells, columns.title);
      // A row without handle but with a title is a product somebody added by hand.
      const handle = row.broken ? '' : cell(row.cells, columns.handle) || (title && slugify(title));
      yield { row, handle, isEmpty };
    }
  }
}

function cell(cells: readonly string[], index: number | undefined): string {
  return (index === undefined ? '' : (cells[index] ?? '')).trim();
}
