import { slugify } from '../../../domain/slug.ts';
import type { Findings, Place } from '../problems.ts';
import type { ImportTexts, Implied, RawRecord, RecordKind, Source } from '../records.ts';
import { categoryPath } from './categories.ts';
import { ownColumn } from './own-columns.ts';
import type { ColumnReader, ColumnSettings, RecordDraft } from './own-columns.ts';
import { shortened, type Table, type TableRow } from './table.ts';

interface BoundColumn extends ColumnReader {
  index: number;
  name: string;
}

/** A table with our own columns (docs/import.md) as records. Columns we do not know are told and left out. */
export function ownTableSource(table: Table, kind: RecordKind, settings: ColumnSettings): Source {
  return {
    file: table.file,
    kind,
    size: table.size,
    needsPriceLists: table.header.some((name) => /^price(?:\.|$)/i.test(name)),
    async *records(findings, onRead) {
      const columns = bindColumns(table, kind, settings, findings);
      const fields = new Set(columns.map(({ field }) => field));
      for await (const rows of table.rows(onRead)) {
        const records: RawRecord[] = [];
        for (const row of rows) {
          const record = readRow(row, table, columns, fields, findings);
          if (record) records.push(kind === 'products' ? withImplied(record, settings) : record);
        }
        yield records;
      }
    },
  };
}

function bindColumns(
  table: Table,
  kind: RecordKind,
  settings: ColumnSettings,
  findings: Findings,
): BoundColumn[] {
  const columns: BoundColumn[] = [];
  const place = { file: table.file, row: 1 };
  const seen = new Set<string>();
  for (const [index, name] of table.header.entries()) {
    if (name === '') continue;
    const reader = ownColumn(kind, name, settings);
    if (!reader) findings.notice(place, `column “${shortened(name)}” is not known and is left out`);
    else if (seen.has(name))
      findings.notice(place, `column “${shortened(name)}” is there twice: the first one counts`);
    else columns.push({ ...reader, index, name });
    seen.add(name);
  }
  return columns;
}

function readRow(
  row: TableRow,
  table: Table,
  columns: readonly BoundColumn[],
  fields: ReadonlySet<string>,
  findings: Findings,
): RawRecord | undefined {
  const place: Place = { file: table.file, row: row.row };
  if (row.broken) {
    findings.problem(place, '', row.broken);
    return undefined;
  }
  if (row.cells.every((cell) => !cell?.trim())) return undefined;
  if (row.cells.slice(table.header.length).some((cell) => cell?.trim())) {
    findings.problem(place, '', `has ${row.cells.length} cells, the header has ${table.header.length}`);
    return undefined;
  }
  const value: RecordDraft = {};
  let isBroken = false;
  for (const column of columns) {
    const cell = row.cells[column.index] ?? '';
    if (cell.trim() === '') continue;
    const reason = column.read(value, cell);
    if (reason === undefined) continue;
    findings.problem(place, column.name, reason);
    isBroken = true;
  }
  if (isBroken) return undefined;
  return { place, value, fields, columnOf: (path) => columnName(path, value, columns) };
}

/** Which column the value at `path` came from: of a price the column of its list. */
function columnName(
  path: readonly PropertyKey[],
  value: RecordDraft,
  columns: readonly BoundColumn[],
): string {
  if (path[0] === 'prices' && typeof path[1] === 'number') {
    const price = (value['prices'] as { list: string }[])[path[1]];
    const suffix = path[2] === 'from' || path[2] === 'to' ? `.${path[2]}` : '';
    const named = columns.find(({ name }) => name === `price.${price?.list}${suffix}`);
    return named?.name ?? columns.find(({ field }) => field === 'prices')?.name ?? 'price';
  }
  const dotted = path.map(String).join('.');
  const column =
    columns.find(({ name }) => name === dotted || name.replace(/^parameter\./, 'parameters.') === dotted) ??
    columns.find(({ field }) => field === path[0]);
  return column?.name ?? dotted;
}

/** Brand and categories may be written as names. What a product names travels along as it would be made. */
function withImplied(record: RawRecord, { language }: ColumnSettings): RawRecord {
  const value = record.value as RecordDraft;
  const implied: Implied = {};
  if (typeof value['brand'] === 'string') {
    const name = value['brand'];
    value['brand'] = slugify(name);
    implied.brand = { slug: slugify(name), name };
  }
  if (Array.isArray(value['categories'])) {
    const paths = (value['categories'] as string[]).map((path) =>
      isCode(path)
        ? { code: path, implied: [{ code: path, name: { [language]: path } }] }
        : categoryPath(path, language),
    );
    value['categories'] = paths.map(({ code }) => code);
    implied.categories = paths.flatMap((path) => path.implied);
  }
  if (typeof value['family'] === 'string') {
    const name = (value['name'] as ImportTexts | undefined) ?? { [language]: value['family'] };
    implied.family = { code: value['family'], kind: 'option', name };
  }
  implied.parameters = Object.keys(value['parameters'] ?? {}).map((code) => ({
    code,
    name: { [language]: code },
    values: [],
  }));
  return { ...record, implied };
}

const isCode = (name: string) => /^[\p{L}\p{N}][\p{L}\p{N}._/+-]{0,63}$/u.test(name);
