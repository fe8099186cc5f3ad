import { sql } from 'kysely';
import { ShopError } from '../../domain/errors.ts';
import type { Order } from '../../domain/orders/contract.ts';
import { unitCentsOf } from '../../domain/orders/draft.ts';
import { maxLines, maxQuantity } from '../../domain/orders/limits.ts';
import type { FillAction, FilledLine, FilledOrder } from '../../domain/reorder/contract.ts';
import { filledQuantity } from '../../domain/reorder/rules.ts';
import type { Db, Trx } from '../database.ts';
import { offersWithin, type Offer } from '../catalogue/service.ts';
import type { Reader } from './access.ts';
import { askForApproval } from './approval.ts';
import { insertDraft } from './begin.ts';
import { deleteLines, putSnapshotBack, takeSnapshot } from './cart-snapshots.ts';
import { audienceOfOrder, circumstancesOf, draftWithin, type Draft, type OrderServices } from './draft.ts';
import { stockFor, touchOrder, upsertLines } from './line-queries.ts';
import { lockDraft } from './lock.ts';
import { findCart, findOrder, getOrder } from './queries.ts';
import { writtenOrder } from './reading.ts';
import type { OrderRow } from './rows.ts';

/** A line of an older order or of a list that is to come into the cart. */
export interface WantedLine {
  line: number;
  /** Null: it is no more. */
  productId: number | null;
  quantity: number;
  name: string;
  /** Of a product that is no longer sold: what came in its place, which nobody asked for. */
  replacementId: number | null;
}

export interface Filling {
  action: FillAction | null;
  /** The draft that is filled; null: the cart of the active customer, or a new one. */
  cart: string | null;
  version: number | undefined;
}

/**
 * Puts lines into the cart as far as they can be had now, at the prices of now. What was in it can be brought back.
 * @throws ShopError REORDER_CHOICE_NEEDED for a cart that has something in it, REORDER_NOTHING_LEFT with the reasons,
 *   ORDER_NOT_FOUND, ORDER_NOT_EDITABLE, ORDER_STALE
 */
export async function fillCart(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  wanted: readonly WantedLine[],
  filling: Filling,
): Promise<FilledOrder> {
  const { audience } = reader.visitor;
  const row = await lockedCart(trx, services, reader, filling);
  const before = await draftWithin(trx, services, reader, row);
  if (before.lines.length > 0 && filling.action === null) throw choiceNeeded(before);
  const action = before.lines.length === 0 ? 'NEW' : filling.action!;
  const staying = new Map(
    action === 'MERGE' ? before.lines.map(({ productId, quantity }) => [productId, quantity]) : [],
  );
  const ids = [...new Set(wanted.flatMap(({ productId }) => productId ?? []))];
  const offers = await offersWithin(trx, services, ids, audienceOfOrder(row, audience.language), reader.now);
  const stock = await stockFor(trx, row.id, ids);
  const { lines, quantities } = fill(wanted, staying, offers, stock);
  if (quantities.size === 0) throw new ShopError('REORDER_NOTHING_LEFT', undefined, { more: { lines } });
  await takeSnapshot(trx, row.id, reader.now);
  if (action === 'REPLACE') await deleteLines(trx, row.id);
  await upsertLines(
    trx,
    row.id,
    [...quantities].map(([productId, quantity]) => ({
      productId,
      quantity,
      seenCents: unitCentsOf(before.terms, offers.get(productId)!.price!),
    })),
  );
  const order = await changed(trx, services, reader, row);
  return { ...order, filled: { action, lines, pieces_before: piecesOf(before) } };
}

/**
 * The lines a cart had before it was filled, whatever was changed in it since.
 * @throws ShopError CART_NOT_RESTORABLE, ORDER_NOT_FOUND, ORDER_NOT_EDITABLE, ORDER_STALE
 */
export async function restoreCart(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  version: number | undefined,
): Promise<Order> {
  const row = await lockDraft(trx, services, reader, uuid, version);
  if (!(await putSnapshotBack(trx, row.id, reader.now))) throw new ShopError('CART_NOT_RESTORABLE');
  return changed(trx, services, reader, row);
}

/** The cart that would be filled, if it has anything in it. */
export async function cartToFill(db: Db, reader: Reader, uuid: string | null): Promise<OrderRow | undefined> {
  const { user, customer } = reader.visitor;
  if (uuid !== null) return findOrder(db, reader, uuid);
  return user && customer ? findCart(db, user.id, customer.id) : undefined;
}

/** Locked until the end of the transaction, so that a second press finds the cart that the first has begun. */
async function lockedCart(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  { cart, version }: Filling,
): Promise<OrderRow> {
  const { user, customer } = reader.visitor;
  if (cart === null && user && customer) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${customer.id}`}, ${user.id}))`.execute(
      trx,
    );
  }
  const uuid = cart ?? (user && customer ? (await findCart(trx, user.id, customer.id))?.uuid : undefined);
  if (uuid === undefined) return insertDraft(trx, reader, { customer: null, event: null });
  const row = await lockDraft(trx, services, reader, uuid, version);
  if (row.is_event) throw new ShopError('ORDER_NOT_EDITABLE');
  return row;
}

function choiceNeeded({ row, lines }: Draft): ShopError {
  return new ShopError('REORDER_CHOICE_NEEDED', undefined, {
    more: {
      cart: {
        uuid: row.uuid,
        version: row.version,
        lines: lines.length,
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      },
    },
  });
}

const piecesOf = ({ lines }: Draft): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What becomes of each wanted line, and the quantities of the cart's lines that change by it. */
function fill(
  wanted: readonly WantedLine[],
  inCartBefore: ReadonlyMap<number | null, number>,
  offers: ReadonlyMap<number, Offer>,
  stock: ReadonlyMap<number, number>,
): { lines: FilledLine[]; quantities: Map<number, number> } {
  const quantities = new Map<number, number>();
  let products = inCartBefore.size;
  const lines = wanted.map(({ line, productId, quantity, name, replacementId }): FilledLine => {
    const shown = { line, product: productId, name, wanted: quantity, replacement: replacementId };
    if (productId === null) return { ...shown, added: 0, problem: 'GONE' };
    const inCart = quantities.get(productId) ?? inCartBefore.get(productId) ?? 0;
    const limits = circumstancesOf(offers.get(productId), stock.get(productId) ?? 0);
    const filled = filledQuantity(limits, { wanted: quantity, inCart, max: maxQuantity });
    const added = filled.quantity - inCart;
    if (added <= 0) return { ...shown, added: 0, problem: filled.problem ?? 'CART_FULL' };
    if (inCart === 0 && products >= maxLines) return { ...shown, added: 0, problem: 'CART_FULL' };
    if (inCart === 0) products += 1;
    quantities.set(productId, filled.quantity);
    return { ...shown, added, problem: filled.problem };
  });
  return { lines, quantities };
}

/** The draft after its lines changed; who may not spend so much asks anew. */
async function changed(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  { id, uuid }: OrderRow,
): Promise<Order> {
  await touchOrder(trx, id, reader.now);
  const row = await getOrder(trx, reader, uuid);
  await askForApproval(trx, await draftWithin(trx, services, reader, row));
  return writtenOrder(trx, services, reader, uuid);
}
