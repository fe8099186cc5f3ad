import { basename } from 'node:path';
import { isLanguage } from '../../../domain/locales.ts';
import type { Language } from '../../../domain/locales.ts';
import type { RecordKind } from '../records.ts';
import { readBoolean, readCents, readDay, readInstant, readNumber, readWhole, splitList } from '../values.ts';
import type { Reading } from '../values.ts';

/** Puts what a cell holds into the record, or says in words why it cannot. */
export interface ColumnReader {
  /** The record's top-level field the column belongs to. */
  field: string;
  read(record: RecordDraft, cell: string): string | undefined;
}

/** A record as it grows cell by cell. Prices are gathered per list, as amount, beginning and end are three columns. */
export interface RecordDraft {
  [field: string]: unknown;
}

export interface ColumnSettings {
  /** Language of columns without one, such as `name`. */
  language: Language;
  /** Price list of the column `price` and warehouse of the column `stock`. */
  priceList: string;
  warehouse: string;
}

type Read = (text: string) => Reading<unknown>;

const text: Read = (cell) => ({ value: cell });
const list: Read = (cell) => ({ value: splitList(cell, /[|;,\n]/) });
const lines: Read = (cell) => ({ value: splitList(cell) });
/** Paths; the one that ends in `=swatch` shows the colour of a shade. */
const images: Read = (cell) => ({
  value: splitList(cell).map((path) =>
    path.endsWith('=swatch') ? { file: path.slice(0, -'=swatch'.length), swatch: true } : path,
  ),
});
const documents: Read = (cell) => ({
  value: splitList(cell).map((part) => {
    const [file = '', title] = part.split('=', 2).map((piece) => piece.trim());
    return { file, title: { et: title || basename(file) } };
  }),
});
/** One value code, or several of them. */
const values: Read = (cell) => {
  const codes = splitList(cell);
  return { value: codes.length === 1 ? codes[0] : codes };
};

/** Columns by kind; `.*` stands for a language, `.?` for a code. What is not listed is no column of ours. */
const columns: Partial<Record<RecordKind, Record<string, Read>>> = {
  brands: { slug: text, name: text, logo: text, 'description.*': text },
  categories: {
    code: text,
    parent: text,
    'name.*': text,
    'slug.*': text,
    'description.*': text,
    image: text,
    icon: text,
    position: readWhole,
  },
  restrictions: { code: text, 'reason.*': text, allowed_groups: list, countries: list },
  families: { code: text, kind: text, 'name.*': text, lead: text },
  'price-lists': {
    code: text,
    name: text,
    country: text,
    group: text,
    net: readBoolean,
    from: readInstant,
    to: readInstant,
  },
  products: {
    sku: text,
    ean: text,
    brand: text,
    'name.*': text,
    'slug.*': text,
    'description.*': text,
    'usage.*': text,
    'warning.*': text,
    ingredients: text,
    family: text,
    variation_order: readWhole,
    'variation.*': text,
    'shade.code': text,
    'shade.hex': text,
    'shade.level': readWhole,
    'shade.tone': text,
    'shade.tone_name.*': text,
    categories: lines,
    'content.amount': readNumber,
    'content.unit': text,
    pack_size: readWhole,
    weight_g: readWhole,
    furniture: readBoolean,
    'parameters.?': values,
    images,
    documents,
    restrictions: list,
    sale_delay: readWhole,
    disabled: readBoolean,
    'stock.?': readWhole,
    expected_at: readDay,
    popularity: readNumber,
    added_at: readDay,
  },
  related: { sku: text, related: list, kind: text },
};

/** How a column of the header is read, or `undefined` when it is none of ours. */
export function ownColumn(
  kind: RecordKind,
  header: string,
  settings: ColumnSettings,
): ColumnReader | undefined {
  const name = columnName(header);
  if (kind === 'products') {
    if (name === 'price') return priceColumn(settings.priceList);
    if (name === 'stock') return ownColumn(kind, `stock.${settings.warehouse}`, settings);
    const price = /^price\.(.+?)(?:\.(from|to))?$/.exec(name);
    if (price) return priceColumn(price[1]!, price[2] as 'from' | 'to' | undefined);
  }
  const known = columns[kind] ?? {};
  const parts = name.split('.');
  const last = parts.at(-1)!;
  const stem = parts.slice(0, -1).join('.');
  const read =
    known[name] ??
    (isLanguage(last) ? known[`${stem}.*`] : undefined) ??
    (parts.length > 1 ? known[`${parts[0]}.?`] : undefined);
  if (read)
    return {
      field: parts[0]!,
      read: cellReader(known[`${parts[0]}.?`] ? [parts[0]!, parts.slice(1).join('.')] : parts, read),
    };
  const withLanguage = known[`${name}.*`];
  return withLanguage
    ? { field: parts[0]!, read: cellReader([...parts, settings.language], withLanguage) }
    : undefined;
}

/** Names are compared without case; a code in them (`price.EE`, `parameter.Volume`) stays as it is written. */
function columnName(header: string): string {
  const [, stem = '', rest = ''] = /^([^.]*)(.*)$/s.exec(header.trim()) ?? [];
  const first = stem.toLowerCase();
  const hasCode = first === 'price' || first === 'stock' || first === 'parameter';
  return (first === 'parameter' ? 'parameters' : first) + (hasCode ? rest : rest.toLowerCase());
}

/** Whether a header row has what this kind of records cannot do without. */
export function kindOfHeader(header: readonly string[]): RecordKind | undefined {
  const has = new Set(header.map(columnName));
  if (has.has('sku')) return has.has('related') ? 'related' : 'products';
  return undefined;
}

function cellReader(path: readonly string[], read: Read): ColumnReader['read'] {
  return (record, cell) => {
    const reading = read(plainText(cell));
    if ('reason' in reading) return reading.reason;
    put(record, path, reading.value);
    return undefined;
  };
}

function priceColumn(listCode: string, part: 'from' | 'to' | 'cents' = 'cents'): ColumnReader {
  return {
    field: 'prices',
    read(record, cell) {
      const reading = part === 'cents' ? readCents(cell) : readInstant(cell);
      if ('reason' in reading) return reading.reason;
      const prices = (record['prices'] ??= []) as Record<string, unknown>[];
      let price = prices.find((known) => known['list'] === listCode);
      if (!price) prices.push((price = { list: listCode }));
      price[part] = reading.value;
      return undefined;
    },
  };
}

function put(record: RecordDraft, path: readonly string[], value: unknown): void {
  let at: Record<string, unknown> = record;
  for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Record<string, unknown>;
  at[path.at(-1)!] = value;
}

/** Programs write an apostrophe before `=`, `+`, `-` and `@` so that no spreadsheet runs the cell; it is no part of the text. */
export function plainText(cell: string): string {
  const trimmed = cell.trim();
  return /^'[=+\-@]/.test(trimmed) ? trimmed.slice(1) : trimmed;
}
