import { ImportStopped } from '../problems.ts';
import type { Table, TableRow } from './table.ts';
import { WorkbookPackage } from './xlsx/package.ts';
import { readSheet } from './xlsx/sheet.ts';
import { readWorkbook } from './xlsx/workbook.ts';
import type { Sheet, Workbook } from './xlsx/workbook.ts';

/** A sheet with its name, so that sheets called `brands` or `products` can be told apart. */
export interface SheetTable extends Table {
  sheet: string;
}

/** Opens a workbook: one table for every visible sheet that has a header. Close it after use. */
export async function openXlsx(path: string, file: string): Promise<{ tables: SheetTable[]; close(): void }> {
  const pack = await WorkbookPackage.open(path);
  try {
    const workbook = await readWorkbook(pack);
    const tables: SheetTable[] = [];
    for (const sheet of workbook.sheets) {
      const header = await firstRow(readSheet(pack, workbook, sheet));
      if (!header) continue;
      const name = workbook.sheets.length > 1 ? `${file} (${sheet.name})` : file;
      tables.push(sheetTable(pack, workbook, sheet, name, header));
    }
    if (tables.length === 0) throw new ImportStopped(`${file} is empty`);
    return { tables, close: () => pack.close() };
  } catch (error) {
    pack.close();
    throw error;
  }
}

function sheetTable(
  pack: WorkbookPackage,
  workbook: Workbook,
  sheet: Sheet,
  file: string,
  header: TableRow,
): SheetTable {
  return {
    file,
    sheet: sheet.name,
    header: Array.from(header.cells, (cell) => (cell ?? '').trim()),
    size: pack.sizeOf(sheet.part),
    async *rows(onRead) {
      for await (const rows of readSheet(pack, workbook, sheet, onRead)) {
        const data = rows.filter(({ row }) => row > header.row);
        if (data.length > 0) yield data;
      }
    },
  };
}

async function firstRow(batches: AsyncGenerator<TableRow[]>): Promise<TableRow | undefined> {
  for await (const rows of batches) {
    const row = rows.find(({ broken }) => !broken);
    if (row) return row;
  }
  return undefined;
}
