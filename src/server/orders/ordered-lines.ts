import { ShopError } from '../../domain/errors.ts';
import type { Multilingual } from '../../domain/locales.ts';
import { orderStatuses, type OrderStatus } from '../../domain/orders/statuses.ts';
import { isWithoutVat, type VatReason } from '../../domain/orders/vat.ts';
import type { Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import { buyerValues, mayReadSql, type Reader } from './access.ts';

/** A line of an order as it was placed. */
export interface OrderedLine {
  id: number;
  /** Null: the product was deleted. */
  productId: number | null;
  quantity: number;
  sku: string;
  name: Multilingual | null;
  /** Of a piece, in the terms of the order. */
  unitCents: number | null;
}

export interface OrderedOrder {
  number: number;
  /** Whether its amounts are without VAT. */
  isNet: boolean;
  lines: OrderedLine[];
}

interface Row {
  number: number | null;
  status: OrderStatus;
  is_event: boolean;
  vat_reason: VatReason | null;
  lines: OrderedLine[] | null;
}

const readLines = prepared<Row>(
  'orders.ordered-lines',
  `select o.number, o.status, o.is_event, o.vat_reason,
    (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'quantity', l.quantity,
        'sku', coalesce(l.sku, ''), 'name', l.i18n_name, 'unitCents', l.unit_cents) order by l.id)
      from order_line l where l.order_id = o.id) as lines
  from shop_order o where o.uuid = $1 and ${mayReadSql}`,
);

/**
 * What an order of the visitor was of, for ordering it again: goods that were ordered, also when it was cancelled later.
 * @throws ShopError ORDER_NOT_FOUND, for those of others too; ORDER_STATUS_NOT_ALLOWED for carts and events
 */
export async function orderedLines(db: Db | Trx, reader: Reader, uuid: string): Promise<OrderedOrder> {
  const [row] = await readLines(db, [uuid, ...buyerValues(reader)]);
  if (!row) throw new ShopError('ORDER_NOT_FOUND');
  const { number, status, is_event, vat_reason, lines } = row;
  const wasPlaced =
    status === orderStatuses.SUBMITTED ||
    status === orderStatuses.IN_PROGRESS ||
    status === orderStatuses.FULFILLED ||
    status === orderStatuses.CANCELED;
  if (!wasPlaced || is_event || number === null || lines === null)
    throw new ShopError('ORDER_STATUS_NOT_ALLOWED');
  return { number, isNet: isWithoutVat(vat_reason), lines };
}

/**
 * Products of any order of the visitor, a cart too; those that are no more are left out.
 * @throws ShopError ORDER_NOT_FOUND, for those of others too
 */
export async function productsOfOrder(
  db: Db | Trx,
  reader: Reader,
  uuid: string,
): Promise<{ productId: number; quantity: number }[]> {
  const [row] = await readLines(db, [uuid, ...buyerValues(reader)]);
  if (!row) throw new ShopError('ORDER_NOT_FOUND');
  return (row.lines ?? []).flatMap(({ productId, quantity }) =>
    productId === null ? [] : [{ productId, quantity }],
  );
}
