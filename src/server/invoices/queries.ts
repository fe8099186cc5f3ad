import { sql, type Insertable, type Selectable } from 'kysely';
import type { InvoiceKind } from '../../domain/invoices/invoice.ts';
import type { Db, Trx } from '../database.ts';
import type { InvoiceTable } from './tables.ts';

export type InvoiceRow = Selectable<InvoiceTable>;

/**
 * The next number of a series. Its row is locked until the transaction ends, so a number that is rolled back, or whose
 * process dies, is given to the next one: a series has no gaps.
 */
export async function takeNumber(
  trx: Trx,
  series: { shopId: number; year: number; kind: InvoiceKind },
): Promise<number> {
  const { last_number } = await trx
    .insertInto('invoice_series')
    .values({ shop_id: series.shopId, year: series.year, kind: series.kind, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'year', 'kind'])
        .doUpdateSet({ last_number: sql`invoice_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

export function insertInvoice(trx: Trx, row: Insertable<InvoiceTable>): Promise<InvoiceRow> {
  return trx.insertInto('invoice').values(row).returningAll().executeTakeFirstOrThrow();
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
    .where(sql<boolean>`order_id = any(${[...orderIds]}::bigint[])`)
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
