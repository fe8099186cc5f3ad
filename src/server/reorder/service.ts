import type { z } from 'zod';
import { translate } from '../../domain/locales.ts';
import type { Comparison, FilledOrder, fillBody } from '../../domain/reorder/contract.ts';
import type { Trx } from '../database.ts';
import {
  fillCart,
  orderedLines,
  type OrderedOrder,
  type OrderServices,
  type Reader,
} from '../orders/service.ts';
import { chosenLines } from './choose.ts';
import { compare, type OlderLine } from './compare.ts';

export { chosenLines } from './choose.ts';
export { compare, type OlderLine } from './compare.ts';

/**
 * What an order would cost now (CT-11).
 * @throws ShopError ORDER_NOT_FOUND, ORDER_STATUS_NOT_ALLOWED
 */
export async function compareOrder(
  services: OrderServices,
  reader: Reader,
  uuid: string,
  cart: string | null,
): Promise<Comparison> {
  const order = await orderedLines(services.db, reader, uuid);
  const lines = olderLines(order, reader);
  return compare(services, reader, { name: String(order.number), lines, isNet: order.isNet, cart });
}

/**
 * Puts the products of an order into the cart (CT-11).
 * @throws ShopError ORDER_NOT_FOUND, ORDER_STATUS_NOT_ALLOWED, ORDER_LINE_NOT_FOUND, and those of `fillCart`
 */
export async function reorder(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { action, lines, cart, version }: z.output<typeof fillBody>,
): Promise<FilledOrder> {
  const order = await orderedLines(trx, reader, uuid);
  const wanted = await chosenLines(trx, olderLines(order, reader), lines);
  return fillCart(trx, services, withoutKey(reader), wanted, { action, cart: cart ?? null, version });
}

function olderLines({ lines }: OrderedOrder, { visitor }: Reader): OlderLine[] {
  return lines.map(({ id, productId, quantity, sku, name, unitCents }) => ({
    line: id,
    productId,
    quantity,
    sku,
    name: translate(name, visitor.audience.language),
    note: '',
    unitCents,
  }));
}

/** The key of one order opens no other. */
function withoutKey({ visitor, now }: Reader): Reader {
  return { visitor, now };
}
