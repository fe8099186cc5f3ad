import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Language } from '../../../domain/locales.ts';
import { ImportStopped } from '../problems.ts';
import type { Findings } from '../problems.ts';
import { recordKinds } from '../records.ts';
import type { RecordKind, Source } from '../records.ts';
import { openCsv } from './csv-table.ts';
import { jsonSource } from './json-source.ts';
import { kindOfHeader, ownColumn } from './own-columns.ts';
import type { ColumnSettings } from './own-columns.ts';
import { ownTableSource } from './own-table.ts';
import { shopifySource } from './shopify.ts';
import { isShopifyHeader } from './shopify/columns.ts';
import type { ShopifySettings } from './shopify/file.ts';
import { shortened, type Table } from './table.ts';
import { openXlsx } from './xlsx-table.ts';

export const formats = ['auto', 'own', 'shopify'] as const;
export type ImportFormat = (typeof formats)[number];

export interface SourceSettings extends ColumnSettings, Omit<ShopifySettings, 'language'> {
  format: ImportFormat;
  /** Language the merchant named; left out, a Shopify file's own is told from its words. */
  givenLanguage?: Language;
}

export interface OpenSources {
  sources: Source[];
  /** Folder that paths of pictures start from. */
  folder: string;
  close(): void;
}

/** Larger files are split: reading one takes hours. */
const maxInputBytes = 20 * 1024 ** 3;

const readable = /\.(?:json|jsonl|ndjson|csv|tsv|txt|xlsx)$/i;

/** Opens a file or all files of a folder, in the order they have to be written. Throws ImportStopped when there is nothing. */
export async function openSources(
  path: string,
  settings: SourceSettings,
  findings: Findings,
): Promise<OpenSources> {
  const found = await stat(path).catch(() => {
    throw new ImportStopped(`${path} is not there`);
  });
  const folder = found.isDirectory() ? path : dirname(path);
  const closers: (() => void)[] = [];
  const close = () => closers.forEach((one) => one());
  try {
    const files = found.isDirectory() ? await filesOf(path) : [basename(path)];
    const sources: Source[] = [];
    for (const file of files) {
      await requireFile(join(folder, file), file);
      sources.push(...(await openFile(join(folder, file), file, settings, findings, closers)));
    }
    sources.sort((a, b) => recordKinds.indexOf(a.kind) - recordKinds.indexOf(b.kind));
    return { sources, folder, close };
  } catch (error) {
    close();
    throw isUnreadable(error) ? new ImportStopped(`cannot be read: ${error.message}`) : error;
  }
}

/** A pipe or a device may never end, and a file is read twice: once to see how it is written. */
async function requireFile(path: string, file: string): Promise<void> {
  const found = await stat(path);
  if (found.isDirectory())
    throw new ImportStopped(`${file} is a folder within the folder: import it by itself`);
  if (!found.isFile())
    throw new ImportStopped(`${file} is no file but a pipe or a device: save what it gives first`);
  if (found.size > maxInputBytes) throw new ImportStopped(`${file} is larger than 20 GB: split it`);
}

function isUnreadable(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** Files named after what they hold; a folder without any is taken for tables of products, such as Shopify's. */
async function filesOf(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => readable.test(file)).sort();
  const named = files.filter((file) => kindOfName(file));
  const chosen = named.length > 0 ? named : files.filter((file) => /\.(?:csv|tsv|xlsx)$/i.test(file));
  if (chosen.length === 0) throw new ImportStopped(`${folder} holds nothing to import: see docs/import.md`);
  return chosen;
}

function kindOfName(file: string): RecordKind | undefined {
  const stem = basename(file).replace(readable, '').toLowerCase();
  return recordKinds.find(
    (kind) => stem === kind || stem.startsWith(`${kind}-`) || stem.startsWith(`${kind}.`),
  );
}

async function openFile(
  path: string,
  file: string,
  settings: SourceSettings,
  findings: Findings,
  closers: (() => void)[],
): Promise<Source[]> {
  switch (extname(file).toLowerCase()) {
    case '.json':
    case '.jsonl':
    case '.ndjson':
      return [await jsonSource(path, file, kindOfName(file))];
    case '.xlsx': {
      const { tables, close } = await openXlsx(path, file);
      closers.push(close);
      return workbookSources(tables, file, settings);
    }
    case '.xls':
    case '.ods':
      throw new ImportStopped(`${file}: save it as .xlsx or .csv`);
    default:
      return [tableSource(await openCsv(path, file, findings), kindOfName(file), settings)];
  }
}

/** Sheets are named as files would be; the first sheet of other names is taken by its header. */
function workbookSources(
  tables: readonly (Table & { sheet: string })[],
  file: string,
  settings: SourceSettings,
): Source[] {
  const named = tables.filter(({ sheet }) => kindOfName(`${sheet}.csv`));
  if (named.length === 0) return [tableSource(tables[0]!, kindOfName(file), settings)];
  return named.map((table) => tableSource(table, kindOfName(`${table.sheet}.csv`), settings));
}

function tableSource(table: Table, named: RecordKind | undefined, settings: SourceSettings): Source {
  const isShopify =
    settings.format === 'shopify' || (settings.format === 'auto' && isShopifyHeader(table.header));
  if (isShopify && !isShopifyHeader(table.header)) {
    throw new ImportStopped(
      `${table.file} is no Shopify product export: the columns Handle and Title are missing`,
    );
  }
  if (isShopify)
    return shopifySource(table, {
      ...settings,
      language: settings.givenLanguage,
      fallbackLanguage: settings.language,
    });
  const kind = kindOfHeader(table.header) ?? named;
  const isOurs = kind && table.header.some((name) => ownColumn(kind, name, settings));
  if (!kind || !isOurs) {
    throw new ImportStopped(
      `${table.file} is neither a table of ours (column sku) nor a Shopify product export (columns Handle and Title); ` +
        `its columns are: ${table.header
          .slice(0, 12)
          .map((name) => shortened(name))
          .join(', ')}`,
    );
  }
  return ownTableSource(table, kind, settings);
}
