import { ShopError } from '../../domain/errors.ts';
import type { Order } from '../../domain/orders/contract.ts';
import { maxLines, maxQuantity } from '../../domain/orders/limits.ts';
import { mergedQuantity } from '../../domain/orders/problems.ts';
import { isEditable } from '../../domain/orders/statuses.ts';
import type { Trx } from '../database.ts';
import { signedIn } from '../platform/signed-in.ts';
import type { Reader } from './access.ts';
import { askForApproval } from './approval.ts';
import { customerOf, type Buyer } from './buyer.ts';
import { cancelLocked } from './cancel.ts';
import { draftWithin, type OrderServices } from './draft.ts';
import { handOver, takeDetails, takeOver } from './connect-queries.ts';
import { byBuyer } from './history.ts';
import { touchOrder, updateSeenCents, upsertLines } from './line-queries.ts';
import { lockOrder } from './lock.ts';
import { findCart, findOrderById, getOrder } from './queries.ts';
import { answerOf, writtenOrder } from './reading.ts';
import type { OrderRow } from './rows.ts';

/**
 * Brings the cart of a guest who has signed in to one of their customers (CT-06): it becomes the customer's, or part of the
 * cart they have there, with quantities added up as far as there is stock. Asked again it answers the same order.
 * @throws ShopError NOT_FOUND for a customer of others, ORDER_NOT_FOUND, ORDER_NOT_EDITABLE
 */
export async function connectOrder(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  customerUuid: string,
): Promise<Order> {
  const { user } = signedIn(reader.visitor);
  const customer = await customerOf(trx, user.id, customerUuid);
  if (!customer) throw new ShopError('NOT_FOUND');
  const guest = await lockOrder(trx, services, reader, uuid);
  const known = await connectedBefore(trx, reader, guest, customer);
  if (known) return answerOf(services, known, reader.visitor, { kind: 'written', trx }, reader.now);
  if (!isEditable(guest.status)) throw new ShopError('ORDER_NOT_EDITABLE');
  const cart = guest.is_event ? undefined : await lockCart(trx, services, reader, customer);
  if (!cart) {
    await takeOver(trx, guest.id, { customer, userId: user.id, now: reader.now });
    return followed(trx, services, reader, uuid);
  }
  await merge(trx, services, reader, guest, cart);
  return followed(trx, services, reader, cart.uuid);
}

/** The order that a guest's has become, if it was connected to this customer already. */
async function connectedBefore(
  trx: Trx,
  reader: Reader,
  guest: OrderRow,
  customer: Buyer,
): Promise<OrderRow | undefined> {
  if (guest.customer_id === customer.id) return guest;
  // Of another customer of the same user.
  if (guest.customer_id !== null) throw new ShopError('ORDER_NOT_EDITABLE');
  if (guest.merged_into === null) return undefined;
  const merged = await findOrderById(trx, reader, guest.merged_into);
  return merged?.customer_id === customer.id ? merged : undefined;
}

async function lockCart(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  customer: Buyer,
): Promise<OrderRow | undefined> {
  const found = await findCart(trx, signedIn(reader.visitor).user.id, customer.id);
  if (!found) return undefined;
  const cart = await lockOrder(trx, services, reader, found.uuid);
  // It may have been ordered while the lock was waited for.
  return isEditable(cart.status) ? cart : undefined;
}

async function merge(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  guest: OrderRow,
  cart: OrderRow,
): Promise<void> {
  const { now } = reader;
  const mine = await draftWithin(trx, services, reader, cart);
  // As it would be in the cart: its country, its prices, its warehouses.
  const theirs = await draftWithin(trx, services, reader, guest);
  const held = new Map(mine.lines.map((line) => [line.productId, line]));
  const lines = theirs.lines.flatMap(({ productId, quantity, seenCents, availableStock, offer }) => {
    if (productId === null) return [];
    const own = held.get(productId);
    const limits = {
      availableStock: own?.availableStock ?? availableStock,
      saleDelay: offer?.item.sale_delay ?? null,
      packSize: offer?.item.pack_size ?? 1,
    };
    const merged = mergedQuantity(own?.quantity ?? 0, quantity, limits, maxQuantity);
    return [{ productId, quantity: merged, seenCents }];
  });
  const isNew = (line: { productId: number }) => !held.has(line.productId);
  const room = maxLines - mine.lines.length;
  const fitting = [...lines.filter((line) => !isNew(line)), ...lines.filter(isNew).slice(0, room)];
  await upsertLines(trx, cart.id, fitting);
  await handOver(trx, guest.id, cart.id);
  await takeDetails(trx, guest.id, cart.id);
  await touchOrder(trx, cart.id, now);
  // It is over, and nothing of what the guest typed stays with it.
  await cancelLocked(trx, guest, {
    by: byBuyer(reader.visitor),
    now,
    changes: {
      merged_into: cart.id,
      information: null,
      contact_email: null,
      purchase_order_number: null,
      pickup_point: null,
      delivery_note: null,
    },
  });
}

/**
 * The order as its customer is priced. Who signs in does so for the prices of the customer: lower ones need no further
 * agreement, higher ones are shown beside what the guest has seen.
 */
async function followed(trx: Trx, services: OrderServices, reader: Reader, uuid: string): Promise<Order> {
  const row = await getOrder(trx, reader, uuid);
  const draft = await draftWithin(trx, services, reader, row);
  const lower = draft.lines.filter(({ unitCents, seenCents }) => unitCents < seenCents);
  await updateSeenCents(
    trx,
    row.id,
    lower.map(({ id, unitCents }) => ({ id, seenCents: unitCents })),
  );
  await askForApproval(trx, draft);
  return writtenOrder(trx, services, reader, uuid);
}
