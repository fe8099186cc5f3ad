import { isEan } from '../../../../domain/ean.ts';
import { quoted, readCents, readNumber, readWhole } from '../../values.ts';
import { detached } from '../table.ts';
import type { ShopifyField } from './columns.ts';
import type { ShopifyFile } from './file.ts';
import type { ShopifyRow } from './group.ts';
import { cleanSku, skuOf } from './sku.ts';

/** Days until it is sent that we promise for what Shopify sells without stock; it knows no number itself. */
const saleDelayDays = 14;

/** What tells a variant from the others of its product: `Size`, `300 ml`. */
export interface Option {
  name: string;
  value: string;
}

/** Price, stock, weight and barcode; `undefined` when one of them is broken and the variant has to stay out. */
export function readVariant(row: ShopifyRow, file: ShopifyFile): Record<string, unknown> | undefined {
  const { findings, settings } = file;
  let isBroken = false;
  const read = (field: ShopifyField, reader: typeof readNumber): number | undefined => {
    const text = row.get(field).replace(/^'/, '');
    if (text === '') return undefined;
    const reading = reader(text);
    if ('value' in reading) return reading.value;
    findings.problem(row.place, file.columnName(field), reading.reason);
    isBroken = true;
    return undefined;
  };
  const cents = read('price', readCents);
  const pieces = read('quantity', readWhole);
  const grams = read('grams', readNumber);
  if (grams !== undefined && grams < 0) {
    findings.problem(row.place, file.columnName('grams'), `${quoted(row.get('grams'))} is below zero`);
    isBroken = true;
  }
  if (isBroken) return undefined;
  if (pieces !== undefined && pieces < 0) findings.notice(row.place, 'stock below zero is taken as none');
  tellCompareAtPrice(row, cents, file);
  const isUntracked = file.fields.has('tracker') && row.get('tracker') === '';
  const sellsWithoutStock = isUntracked || /^(?:continue|true)$/i.test(row.get('policy'));
  return {
    prices: cents === undefined ? [] : [{ list: settings.priceList, cents }],
    stock: pieces === undefined ? undefined : { [settings.warehouse]: Math.max(0, pieces) },
    sale_delay: sellsWithoutStock ? saleDelayDays : undefined,
    weight_g: grams ? Math.round(grams) : undefined,
    ean: eanOf(row, file),
  };
}

/** A price struck through must be the lowest of 30 days (Directive 98/6/EC art. 6a): one that nobody can vouch for is not shown. */
function tellCompareAtPrice(row: ShopifyRow, cents: number | undefined, file: ShopifyFile): void {
  const before = row.get('compareAt') && readCents(row.get('compareAt'));
  if (!before || !('value' in before) || before.value <= (cents ?? 0)) return;
  file.findings.notice(
    row.place,
    'the compare-at price is left out: an old price is shown only from the shop’s own price history',
  );
}

function eanOf(row: ShopifyRow, file: ShopifyFile): string | undefined {
  const barcode = row.get('barcode').replace(/^'/, '').replace(/[\s-]/g, '');
  if (barcode === '' || isEan(barcode)) return barcode || undefined;
  file.findings.notice(row.place, 'a barcode that is no EAN is left out');
  return undefined;
}

/** The merchant's SKU; made from handle and options when it is missing or another variant has it already. */
export function variantSku(
  row: ShopifyRow,
  handle: string,
  options: readonly Option[],
  file: ShopifyFile,
): string | undefined {
  const values = options.map(({ value }) => value);
  const variant = JSON.stringify([handle, ...values]);
  const own = cleanSku(row.get('sku'));
  const made = skuOf(handle, values);
  const column = file.columnName('sku');
  for (const sku of own ? [own, made] : [made]) {
    const holder = file.skus.get(sku);
    if (holder === undefined) {
      file.skus.set(detached(sku), variant);
      if (sku !== own && own)
        file.findings.notice(
          row.place,
          'a SKU that another variant has is replaced by one made of handle and options',
        );
      return sku;
    }
    if (holder === variant) break;
  }
  file.findings.problem(row.place, column, 'the same variant stands in an earlier row');
  return undefined;
}
