import type { z } from 'zod';
import { ShopError } from '../../domain/errors.ts';
import { maxQuantity } from '../../domain/orders/limits.ts';
import type { FilledOrder, fillBody } from '../../domain/reorder/contract.ts';
import type {
  FilledList,
  SavedList,
  savedListBody,
  savedListChanges,
  savedListLinesBody,
  SavedListSummary,
} from '../../domain/saved-lists/contract.ts';
import { maxListLines, maxLists, restorableMs } from '../../domain/saved-lists/limits.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { favouriteProducts } from '../favourites/service.ts';
import { fillCart, productsOfOrder, type OrderServices, type Reader } from '../orders/service.ts';
import { signedIn } from '../platform/signed-in.ts';
import { chosenLines, compare, type OlderLine } from '../reorder/service.ts';
import * as queries from './queries.ts';

export { savedListInvariants } from './invariants.ts';
export { savedListsData } from './personal-data.ts';

/** Lists of the active customer, by name. */
export async function readLists(db: Db, visitor: Visitor): Promise<SavedListSummary[]> {
  const { user, customer } = signedIn(visitor);
  if (!customer) return [];
  return (await queries.listsOfCustomer(db, user.id, customer.id)).map(summaryOf);
}

/** @throws ShopError SAVED_LIST_NOT_FOUND */
export async function readList(services: OrderServices, reader: Reader, uuid: string): Promise<SavedList> {
  const row = await queries.findList(services.db, signedIn(reader.visitor).user.id, uuid);
  if (!row) throw new ShopError('SAVED_LIST_NOT_FOUND');
  return listAnswer(services, reader, row, await queries.linesOf(services.db, row.id));
}

/** @throws ShopError CUSTOMER_NEEDED, SAVED_LISTS_FULL, SAVED_LIST_FULL, and what its beginnings are refused with */
export async function createList(
  trx: Trx,
  reader: Reader,
  { name, lines = [], from }: z.output<typeof savedListBody>,
): Promise<SavedListSummary> {
  const { user, customer } = signedIn(reader.visitor);
  if (!customer) throw new ShopError('CUSTOMER_NEEDED');
  const begun = from ? await beginningOf(trx, reader, from) : [];
  await requireRoom(trx, customer.id);
  const { id, uuid } = await queries.insertList(trx, {
    customerId: customer.id,
    userId: user.id,
    name,
    now: reader.now,
  });
  await writeLines(trx, id, together([...begun, ...lines.map((line) => ({ ...line, note: '' }))]));
  return summaryOf((await queries.findList(trx, user.id, uuid))!);
}

/**
 * Renames a list and changes its lines; products that are gone meanwhile are left out.
 * @throws ShopError SAVED_LIST_NOT_FOUND, SAVED_LIST_STALE with the list, NOT_ALLOWED
 */
export async function changeList(
  trx: Trx,
  reader: Reader,
  uuid: string,
  { name, lines, version }: z.output<typeof savedListChanges>,
): Promise<SavedListSummary> {
  const row = await lockedList(trx, reader, uuid);
  if (version !== undefined && version !== row.version)
    throw new ShopError('SAVED_LIST_STALE', undefined, { more: { list: summaryOf(row) } });
  if (lines) {
    const gone = new Set(
      await queries.unknownProducts(
        trx,
        lines.map(({ product }) => product),
      ),
    );
    await queries.replaceLines(
      trx,
      row.id,
      lines.filter(({ product }) => !gone.has(product)),
    );
  }
  await queries.touchList(trx, row.id, reader.now, name);
  return summaryNow(trx, reader, uuid);
}

/** @throws ShopError SAVED_LIST_NOT_FOUND, SAVED_LIST_FULL, NOT_ALLOWED, PRODUCT_NOT_FOUND */
export async function addToList(
  trx: Trx,
  reader: Reader,
  uuid: string,
  { lines }: z.output<typeof savedListLinesBody>,
): Promise<FilledList> {
  const row = await lockedList(trx, reader, uuid);
  const known = (await queries.linesOf(trx, row.id)).map(lineOf);
  const after = together([...known, ...lines.map((line) => ({ ...line, note: '' }))]);
  await writeLines(trx, row.id, after);
  await queries.touchList(trx, row.id, reader.now);
  return { ...(await summaryNow(trx, reader, uuid)), added: addedTo(known, after) };
}

/** @throws ShopError SAVED_LIST_NOT_FOUND, NOT_ALLOWED */
export async function deleteList(trx: Trx, reader: Reader, uuid: string): Promise<void> {
  const row = await lockedList(trx, reader, uuid);
  await queries.markDeleted(trx, row.id, reader.now);
}

/** @throws ShopError SAVED_LIST_NOT_FOUND, NOT_ALLOWED, SAVED_LISTS_FULL */
export async function restoreList(trx: Trx, reader: Reader, uuid: string): Promise<SavedListSummary> {
  const { user } = signedIn(reader.visitor);
  const since = new Date(reader.now.getTime() - restorableMs);
  const deleted = await queries.lockList(trx, user.id, uuid, since);
  if (deleted) {
    if (!deleted.can_edit) throw new ShopError('NOT_ALLOWED');
    await requireRoom(trx, deleted.customer_id);
    await queries.markDeleted(trx, deleted.id, null);
  }
  // Asked again it answers the same list.
  return summaryNow(trx, reader, uuid);
}

/** Puts lines of a list into the cart. @throws ShopError SAVED_LIST_NOT_FOUND, and those of `fillCart` */
export async function orderList(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { action, lines, cart, version }: z.output<typeof fillBody>,
): Promise<FilledOrder> {
  const row = await queries.findList(trx, signedIn(reader.visitor).user.id, uuid);
  if (!row) throw new ShopError('SAVED_LIST_NOT_FOUND');
  const known = await queries.linesOf(trx, row.id);
  const wanted = await chosenLines(trx, known.map(olderLine), lines);
  return fillCart(trx, services, reader, wanted, { action, cart: cart ?? null, version });
}

/** Deletes for good what nobody has brought back. */
export function deleteOldLists(db: Db, now: Date): Promise<void> {
  return queries.deleteListsDeletedBefore(db, new Date(now.getTime() - restorableMs));
}

async function lockedList(trx: Trx, { visitor }: Reader, uuid: string): Promise<queries.ListRow> {
  const row = await queries.lockList(trx, signedIn(visitor).user.id, uuid);
  if (!row) throw new ShopError('SAVED_LIST_NOT_FOUND');
  if (!row.can_edit) throw new ShopError('NOT_ALLOWED');
  return row;
}

async function requireRoom(trx: Trx, customerId: number): Promise<void> {
  await queries.lockListsOf(trx, customerId);
  if ((await queries.countLists(trx, customerId)) >= maxLists) throw new ShopError('SAVED_LISTS_FULL');
}

async function writeLines(trx: Trx, listId: number, lines: readonly queries.NewLine[]): Promise<void> {
  if (lines.length > maxListLines) throw new ShopError('SAVED_LIST_FULL');
  const unknown = await queries.unknownProducts(
    trx,
    lines.map(({ product }) => product),
  );
  if (unknown.length > 0) throw new ShopError('PRODUCT_NOT_FOUND');
  await queries.replaceLines(trx, listId, lines);
}

async function beginningOf(
  trx: Trx,
  reader: Reader,
  from: NonNullable<z.output<typeof savedListBody>['from']>,
): Promise<queries.NewLine[]> {
  const { user } = signedIn(reader.visitor);
  if ('favourites' in from) {
    // As many as a list takes, the latest first.
    const products = (await favouriteProducts(trx, user.id)).slice(0, maxListLines);
    return products.map((product) => ({ product, quantity: 1, note: '' }));
  }
  if ('order' in from) {
    const lines = await productsOfOrder(trx, reader, from.order);
    return lines.map(({ productId, quantity }) => ({ product: productId, quantity, note: '' }));
  }
  const list = await queries.findList(trx, user.id, from.list);
  if (!list) throw new ShopError('SAVED_LIST_NOT_FOUND');
  return (await queries.linesOf(trx, list.id)).map(lineOf);
}

/** Each product once, its quantities added up as far as a line may go, with the first note. */
function together(lines: readonly queries.NewLine[]): queries.NewLine[] {
  const byProduct = new Map<number, queries.NewLine>();
  for (const line of lines) {
    const known = byProduct.get(line.product);
    byProduct.set(
      line.product,
      known ? { ...known, quantity: Math.min(maxQuantity, known.quantity + line.quantity) } : line,
    );
  }
  return [...byProduct.values()];
}

/** How many pieces of each product one list has more than the other. */
function addedTo(before: readonly queries.NewLine[], after: readonly queries.NewLine[]): FilledList['added'] {
  const known = new Map(before.map(({ product, quantity }) => [product, quantity]));
  return after
    .map(({ product, quantity }) => ({ product, quantity: quantity - (known.get(product) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

const lineOf = ({ product_id, quantity, note }: queries.ListLine): queries.NewLine => ({
  product: product_id,
  quantity,
  note,
});

async function summaryNow(trx: Trx, { visitor }: Reader, uuid: string): Promise<SavedListSummary> {
  const row = await queries.findList(trx, signedIn(visitor).user.id, uuid);
  if (!row) throw new ShopError('SAVED_LIST_NOT_FOUND');
  return summaryOf(row);
}

function summaryOf(row: queries.ListRow): SavedListSummary {
  const { uuid, version, name, products, pieces, author, changed_at, can_edit } = row;
  return { uuid, version, name, products, pieces, author, changed_at: changed_at.toISOString(), can_edit };
}

function olderLine({ id, product_id, quantity, note, sku }: queries.ListLine): OlderLine {
  return { line: id, productId: product_id, quantity, sku, name: sku, note, unitCents: null };
}

async function listAnswer(
  services: OrderServices,
  reader: Reader,
  row: queries.ListRow,
  lines: readonly queries.ListLine[],
): Promise<SavedList> {
  const compared = await compare(services, reader, {
    name: row.name,
    lines: lines.map(olderLine),
    isNet: false,
    cart: null,
  });
  return { ...compared, ...summaryOf(row) };
}
