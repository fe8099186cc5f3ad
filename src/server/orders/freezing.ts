import { sql } from 'kysely';
import { locales } from '../../domain/locales.ts';
import type { Trx } from '../database.ts';
import { jsonRows } from '../platform/json-rows.ts';
import { textSql } from '../platform/texts.ts';
import { writePipelined } from '../platform/pipelined-writes.ts';
import type { Reserved } from '../stock/service.ts';
import type { Draft } from './draft.ts';
import { isSealedSql } from './rows.ts';

const asWordsSql = (text: string) => `' ' || replace(${text}, ',', ' ') || ' '`;

/** SQL: what a product is called in each language, with its variation where the name does not say it already: `lineVariation`. */
const nameSql = sql.raw(
  `jsonb_build_object(${locales
    .map((locale) => {
      const name = textSql('p.i18n_name', `'${locale}'`);
      const variation = textSql('p.i18n_variation', `'${locale}'`);
      const unsaid = `case when position(${asWordsSql(variation)} in ${asWordsSql(name)}) = 0 then nullif(${variation}, '') end`;
      return `'${locale}', jsonb_build_object('value', concat_ws(', ', ${name}, ${unsaid}))`;
    })
    .join(', ')})`,
);

/**
 * Writes what the lines of a draft are sold as; from now on no price and no name of the catalogue changes them.
 * `backordered` are pieces that are not in stock.
 */
export async function freezeLines(
  trx: Trx,
  { row, lines, sums, terms }: Draft,
  backordered: Reserved['backordered'],
): Promise<void> {
  const waiting = new Map(backordered.map(({ productId, quantity }) => [productId, quantity]));
  const sold = lines.map(({ id, productId, offer, unitCents }, at) => {
    const { cents, payableCents, vatCents } = sums.totals.lines[at]!;
    return {
      id,
      unit_cents: unitCents,
      vat_rate: terms.vatRate,
      cents,
      payable_cents: payableCents,
      vat_cents: vatCents,
      price_reasons: offer?.price?.reasons ?? [],
      backordered: waiting.get(productId ?? 0) ?? 0,
    };
  });
  const frozen = sql`
    update order_line l set sku = p.sku, i18n_name = ${nameSql}, unit_cents = r.unit_cents, vat_rate = r.vat_rate,
      cents = r.cents, payable_cents = r.payable_cents, vat_cents = r.vat_cents,
      price_reasons = r.price_reasons, backordered = r.backordered, is_sealed = ${sql.raw(isSealedSql('p'))}
    from jsonb_to_recordset(${jsonRows(sold)}::jsonb) as r(id bigint, unit_cents int, vat_rate numeric, cents bigint,
      payable_cents bigint, vat_cents bigint, price_reasons jsonb, backordered int) join product p on true
    where l.id = r.id and l.order_id = ${row.id} and p.id = l.product_id`;
  await writePipelined(trx, frozen);
}

/** Makes the lines of an order live again: their prices are those of the moment. A deleted product keeps its name. */
export async function unfreezeLines(trx: Trx, orderId: number): Promise<void> {
  await sql`
    update order_line set sku = case when product_id is null then sku end,
      i18n_name = case when product_id is null then i18n_name end, unit_cents = null, vat_rate = null, cents = null,
      payable_cents = null, vat_cents = null, price_reasons = null, backordered = 0, is_sealed = false
    where order_id = ${orderId}`.execute(trx);
}

/** Sums of an order that is placed. */
export function frozenSums({ row, sums: { totals }, vat, deliveryOption }: Draft) {
  return {
    promised_on: deliveryOption?.method.promisedOn ?? null,
    customer_group_id: row.group_id,
    total_cents: totals.totalCents,
    transport_cents: totals.transport.cents,
    payable_cents: totals.payableCents,
    vat_cents: totals.vatCents,
    vat_reason: vat.reason,
    totals,
  };
}

/** The same of one that is a draft again. */
export const unfrozenSums = {
  promised_on: null,
  total_cents: null,
  transport_cents: null,
  payable_cents: null,
  vat_cents: null,
  vat_reason: null,
  totals: null,
  due_on: null,
} as const;
