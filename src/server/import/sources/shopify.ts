import type { Language } from '../../../domain/locales.ts';
import type { Source } from '../records.ts';
import { guessLanguage } from './language.ts';
import { shopifyColumns, unknownColumns } from './shopify/columns.ts';
import type { ShopifyColumns } from './shopify/columns.ts';
import { shopifyGroups } from './shopify/group.ts';
import { shopifyRecords } from './shopify/product.ts';
import type { ShopifyFile, ShopifySettings } from './shopify/file.ts';
import { shortened, type Table } from './table.ts';

/** A Shopify product export as records of ours; how its columns are understood is told in docs/import.md. */
export function shopifySource(
  table: Table,
  settings: Omit<ShopifySettings, 'language'> & { language?: Language; fallbackLanguage: Language },
): Source {
  const columns = shopifyColumns(table.header);
  return {
    file: table.file,
    kind: 'products',
    size: table.size,
    needsPriceLists: true,
    async *records(findings, onRead) {
      const language = settings.language ?? (await languageOf(table, columns, settings.fallbackLanguage));
      const place = { file: table.file, row: 1 };
      findings.notice(place, `texts are taken as “${language}” (--language says otherwise)`);
      for (const name of unknownColumns(table.header))
        findings.notice(place, `column “${shortened(name)}” is left out`);
      const file: ShopifyFile = {
        settings: { ...settings, language },
        findings,
        fields: fieldsOf(columns),
        columnName: (field) => table.header[columns[field] ?? -1] ?? field,
        skus: new Map(),
      };
      for await (const groups of shopifyGroups(table, columns, findings, onRead)) {
        yield groups.flatMap((group) => shopifyRecords(group, file));
      }
    },
  };
}

/** Texts of the first rows decide: an export is in one language. */
async function languageOf(table: Table, columns: ShopifyColumns, fallback: Language): Promise<Language> {
  let sample = '';
  for await (const rows of table.rows()) {
    for (const { cells } of rows)
      sample += ` ${cells[columns.title ?? -1] ?? ''} ${cells[columns.body ?? -1] ?? ''}`;
    if (sample.length > 20_000) break;
  }
  return guessLanguage(sample.replace(/<[^>]*>/g, ' '), fallback);
}

/** Fields of ours the file says something about: a missing column changes nothing of a product that is there already. */
function fieldsOf(columns: ShopifyColumns): ReadonlySet<string> {
  const has = (...fields: (keyof ShopifyColumns)[]) => fields.some((field) => columns[field] !== undefined);
  const fields = new Set<string>(['sku']);
  if (has('vendor')) fields.add('brand');
  if (has('title')) fields.add('name');
  if (has('body')) fields.add('description');
  if (has('category', 'type', 'tags')) fields.add('categories');
  if (has('published', 'status')) fields.add('disabled');
  if (has('option1'))
    for (const field of ['family', 'variation', 'variation_order', 'parameters']) fields.add(field);
  if (has('image', 'variantImage')) fields.add('images');
  if (has('price')) fields.add('prices');
  if (has('quantity')) fields.add('stock');
  if (has('policy', 'tracker')) fields.add('sale_delay');
  if (has('tracker')) fields.add('tracker');
  if (has('grams')) fields.add('weight_g');
  if (has('barcode')) fields.add('ean');
  return fields;
}
