import { FieldError, ShopError, type FieldErrors } from '../../domain/errors.ts';
import type { Order, WrittenLine } from '../../domain/orders/contract.ts';
import { maxLines, maxQuantity } from '../../domain/orders/limits.ts';
import { unitCentsOf } from '../../domain/orders/draft.ts';
import { maxSeats } from '../../domain/events/rules.ts';
import type { Trx } from '../database.ts';
import { cachedOffers, offersWithin, type Offer } from '../catalogue/service.ts';
import { isOnSale, isTicketOf } from '../events/service.ts';
import type { Reader } from './access.ts';
import { askedOrder, askForApproval } from './approval.ts';
import { draftLineAnswer } from './answer.ts';
import {
  audienceOfOrder,
  draftOf,
  draftWithin,
  problemOf,
  type Draft,
  type DraftLine,
  type OrderServices,
} from './draft.ts';
import {
  deleteLine,
  insertLine,
  stockFor,
  touchOrder,
  updateQuantity,
  updateSeenCents,
  upsertLines,
  type LineWriteRow,
} from './line-queries.ts';
import { lockDraft } from './lock.ts';
import { findOrder } from './queries.ts';
import { lineRefusal, linesRefusal, type RefusedLine } from './refusals.ts';
import type { PackedLine } from './rows.ts';

interface Wanted {
  productId: number;
  quantity: number;
}

/**
 * The product before the transaction begins, most often from memory.
 * @throws ShopError PRODUCT_NOT_FOUND
 */
export async function findOffer(
  services: OrderServices,
  { visitor, now }: Reader,
  productId: number,
): Promise<Offer> {
  const offer = (await cachedOffers(services, [productId], visitor.audience, now)).get(productId);
  if (!offer) throw new ShopError('PRODUCT_NOT_FOUND');
  return offer;
}

/**
 * Adds a product that is not in the order yet (CT-01). `offer` is what it is for the visitor; where the order is priced
 * otherwise, what it is there counts.
 * @throws ShopError, FieldError as PL-03 has it
 */
export async function addLine(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { productId, quantity, version, offer }: Wanted & { version: number | undefined; offer: Offer },
): Promise<WrittenLine> {
  const guess = offer.price?.grossCents ?? 0;
  const write = () => insertLine(trx, reader, uuid, version, { productId, quantity, seenCents: guess });
  const row = await written(trx, services, reader, uuid, version, write);
  if (row.line_id === null) throw new ShopError('PRODUCT_ALREADY_IN_ORDER');
  const lines = (await linesNow(trx, reader, uuid, row)).filter(([id]) => id !== row.line_id);
  if (lines.length >= maxLines) throw new ShopError('ORDER_FULL');
  const added: PackedLine = [
    row.line_id,
    productId,
    quantity,
    guess,
    row.weight_g,
    row.is_furniture,
    row.stock,
    ...unfrozen,
    row.is_sealed,
  ];
  const draft = await draftWithin(trx, services, reader, { ...row, lines: [...lines, added] });
  const line = draft.lines.at(-1)!;
  checkSeats(draft);
  if (line.problem) throw lineRefusal(line.problem, line);
  if (line.unitCents !== guess) {
    line.seenCents = line.unitCents;
    await updateSeenCents(trx, row.id, [line]);
  }
  await askForApproval(trx, draft);
  return lineAnswer(draft, line.id);
}

/**
 * Sets the quantity of a line; 0 deletes it (CT-02), answered with null.
 * @throws ShopError ORDER_LINE_NOT_FOUND, FieldError
 */
export async function changeLine(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { lineId, quantity, version }: { lineId: number; quantity: number; version: number | undefined },
): Promise<WrittenLine | null> {
  if (quantity === 0) {
    await removeLine(trx, services, reader, uuid, { lineId, version });
    return null;
  }
  const write = () => updateQuantity(trx, reader, uuid, version, { lineId, quantity });
  const row = await written(trx, services, reader, uuid, version, write);
  if (row.line_id === null) throw new ShopError('ORDER_LINE_NOT_FOUND');
  const lines = await linesNow(trx, reader, uuid, row);
  const changed = lines.map((one) => (one[0] === lineId ? (one.with(2, quantity) as PackedLine) : one));
  const draft = await draftWithin(trx, services, reader, { ...row, lines: changed });
  const line = draft.lines.find(({ id }) => id === lineId)!;
  checkSeats(draft);
  if (line.problem) throw lineRefusal(line.problem, line);
  await askForApproval(trx, draft);
  return lineAnswer(draft, lineId);
}

/** @throws ShopError ORDER_LINE_NOT_FOUND */
export async function removeLine(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { lineId, version }: { lineId: number; version: number | undefined },
): Promise<void> {
  const write = () => deleteLine(trx, reader, uuid, version, lineId);
  const row = await written(trx, services, reader, uuid, version, write);
  if (row.line_id === null) throw new ShopError('ORDER_LINE_NOT_FOUND');
  // Fewer goods may cost more: the delivery is no longer free, or a coupon asks for more goods.
  if (row.orders_need_approval || row.spending_limit_cents !== null)
    await askedOrder(trx, services, reader, uuid);
}

/**
 * Adds many products at once, all or none; to those that are there already the quantities are added.
 * @throws ShopError with the lines that cannot be had, FieldError
 */
export async function addLines(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  {
    lines,
    version,
  }: { lines: readonly { product: number; quantity: number }[]; version: number | undefined },
): Promise<Order> {
  const row = await lockDraft(trx, services, reader, uuid, version);
  const draft = await draftWithin(trx, services, reader, row);
  const quantities = new Map(draft.lines.map(({ productId, quantity }) => [productId, quantity]));
  for (const { product, quantity } of lines)
    quantities.set(product, (quantities.get(product) ?? 0) + quantity);
  if (quantities.size > maxLines) throw new ShopError('ORDER_FULL');
  const ids = [...new Set(lines.map(({ product }) => product))];
  const audience = audienceOfOrder(row, reader.visitor.audience.language);
  const offers = await offersWithin(trx, services, ids, audience, reader.now);
  const stock = await stockFor(trx, row.id, ids);
  checkQuantities(lines, quantities, offers);
  checkSeats({
    event: draft.event,
    lines: [...quantities].map(([productId, quantity]) => ({ productId, quantity })),
  });
  const refused = ids.flatMap((id): RefusedLine[] => {
    const available_stock = stock.get(id) ?? 0;
    const isTicketOnSale = draft.event && isOnSale(draft.event, id, reader.now);
    const problem = problemOf(offers.get(id), quantities.get(id)!, available_stock, isTicketOnSale);
    return problem ? [{ product: id, problem, available_stock }] : [];
  });
  if (refused.length > 0) throw linesRefusal(refused);
  await upsertLines(
    trx,
    row.id,
    ids.map((productId) => ({
      productId,
      quantity: quantities.get(productId)!,
      seenCents: unitCentsOf(draft.terms, offers.get(productId)!.price!),
    })),
  );
  await touchOrder(trx, row.id, reader.now);
  return askedOrder(trx, services, reader, uuid);
}

/** Quantities that no stock could serve are told at their place in what was sent. */
function checkQuantities(
  lines: readonly { product: number }[],
  quantities: ReadonlyMap<number | null, number>,
  offers: ReadonlyMap<number, Offer>,
): void {
  const wrong = lines.flatMap(({ product }, at) => {
    const quantity = quantities.get(product)!;
    const packSize = offers.get(product)?.item.pack_size ?? 1;
    const label =
      quantity > maxQuantity ? 'invalid_quantity' : quantity % packSize === 0 ? null : 'pack_size';
    return label ? [[String(at), { quantity: [label] }] as [string, FieldErrors]] : [];
  });
  if (wrong.length > 0) throw new FieldError({ lines: Object.fromEntries(wrong) });
}

/**
 * The buyer agrees to the prices of now.
 * @throws ShopError ORDER_STALE where they changed again since they were shown
 */
export async function acceptPrices(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  version: number | undefined,
): Promise<Order> {
  const row = await lockDraft(trx, services, reader, uuid, version);
  const { lines } = await draftOf(
    services,
    row,
    reader.visitor.audience.language,
    { kind: 'charged', trx },
    reader.now,
  );
  const changed = lines.filter(({ unitCents, seenCents }) => unitCents !== seenCents);
  if (changed.length > 0) {
    await updateSeenCents(
      trx,
      row.id,
      changed.map(({ id, unitCents }) => ({ id, seenCents: unitCents })),
    );
    await touchOrder(trx, row.id, reader.now);
  }
  return askedOrder(trx, services, reader, uuid);
}

/**
 * An order of tickets holds those of its event, and no more seats than names can be typed for.
 * @throws ShopError NOT_A_TICKET_OF_EVENT, TOO_MANY_SEATS
 */
function checkSeats({ event, lines }: Pick<Draft, 'event'> & { lines: readonly Seats[] }): void {
  if (!event) return;
  if (lines.some(({ productId }) => !isTicketOf(event, productId)))
    throw new ShopError('NOT_A_TICKET_OF_EVENT');
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) > maxSeats)
    throw new ShopError('TOO_MANY_SEATS');
}
type Seats = Pick<DraftLine, 'productId' | 'quantity'>;

const unfrozen = [null, null, null, null, null, null, null, null] as const;

/** The row a statement wrote; where it found no draft of that version, the reason. */
async function written<Row extends LineWriteRow>(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  version: number | undefined,
  write: () => Promise<Row | undefined>,
): Promise<Row> {
  const row = await write();
  if (row) return row;
  await lockDraft(trx, services, reader, uuid, version);
  // It became a draft again, or came to that version, just now; locked, it stays so.
  const again = await write();
  if (!again) throw new ShopError('ORDER_NOT_FOUND');
  return again;
}

/** The lines of a written order. A statement that waited for the order has seen them as they were before the wait. */
async function linesNow(trx: Trx, reader: Reader, uuid: string, row: LineWriteRow): Promise<PackedLine[]> {
  if (row.version === row.version_before + 1) return row.lines ?? [];
  return (await findOrder(trx, reader, uuid))?.lines ?? [];
}

function lineAnswer(draft: Draft, lineId: number): WrittenLine {
  const at = draft.lines.findIndex(({ id }) => id === lineId);
  return {
    ...draftLineAnswer(draft.lines[at]!, draft.sums.totals.lines[at]!, draft),
    order_version: draft.row.version,
  };
}
