import { sql, type Insertable, type Selectable } from 'kysely';
import { minPlaceDigits } from '../../domain/invoices/numbers.ts';
import type { Db, Trx } from '../database.ts';
import { hiddenIds } from '../platform/db.ts';
import type { InvoiceTable } from './tables.ts';

export type InvoiceRow = Selectable<InvoiceTable>;

/** What is known of an invoice once it is written. */
export type NumberedInvoice = Pick<InvoiceRow, 'id' | 'number' | 'total_cents' | 'reference_number'>;

/**
 * Statement that writes an invoice with the next number of its series: `prefix` and its place. The row of the series is locked until the
 * transaction ends, so a number that is rolled back, or whose process dies, is given to the next one: a series has no gaps.
 * Who waits for it across midnight, `latestDay` at most, is dated as the one ahead: numbers rise with their days.
 * One statement, as everybody who issues in the shop waits from here to the commit.
 */
export function numberedInsert(
  trx: Trx,
  prefix: string,
  row: Omit<Insertable<InvoiceTable>, 'number' | 'series_number'>,
  latestDay: string,
) {
  return trx
    .with('taken', (db) =>
      db
        .insertInto('invoice_series')
        .values({
          shop_id: row.shop_id,
          year: row.year,
          kind: row.kind,
          last_number: 1,
          last_issued_on: row.issued_on,
        })
        .onConflict((conflict) =>
          conflict.columns(['shop_id', 'year', 'kind']).doUpdateSet({
            last_number: sql`invoice_series.last_number + 1`,
            last_issued_on: sql`least(greatest(invoice_series.last_issued_on, excluded.last_issued_on), ${latestDay}::date)`,
          }),
        )
        .returning([
          'last_number as place',
          sql<string>`last_number::text`.as('digits'),
          'last_issued_on as day',
        ]),
    )
    .insertInto('invoice')
    .values({
      ...row,
      issued_on: sql`(select day from taken)`,
      series_number: sql`(select place from taken)`,
      number: sql`(select ${prefix}::text || lpad(digits, greatest(${minPlaceDigits}::int, length(digits)), '0') from taken)`,
    })
    .returning(['id', 'number', 'total_cents', 'reference_number']);
}

/** The invoice of an order, locked, so that its credit notes are issued one after the other. */
export function lockInvoice(trx: Trx, orderId: number): Promise<InvoiceRow | undefined> {
  return trx
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .forUpdate()
    .executeTakeFirst();
}

export function listCreditNotes(db: Db, invoiceId: number): Promise<InvoiceRow[]> {
  return db.selectFrom('invoice').selectAll().where('refers_to', '=', invoiceId).orderBy('id').execute();
}

/** Invoices and credit notes of orders, as they were issued. */
export function listInvoicesOf(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('invoice')
    .select(['order_id', 'number', 'kind', 'issued_on', 'total_cents', 'reference_number'])
    .where(sql<boolean>`order_id = any(${hiddenIds(orderIds, 'bigint')})`)
    .orderBy('id')
    .execute();
}

/** A document of an order with the one it refers to. */
export function findInvoice(db: Db, orderId: number, number: string) {
  return db
    .selectFrom('invoice')
    .leftJoin('invoice as original', 'original.id', 'invoice.refers_to')
    .selectAll('invoice')
    .select(['original.number as original_number', 'original.issued_on as original_issued_on'])
    .where('invoice.order_id', '=', orderId)
    .where('invoice.number', '=', number)
    .executeTakeFirst();
}
