import { maxQuantity } from '../../domain/orders/limits.ts';
import { lineVariation } from '../../domain/orders/line-variation.ts';
import type { ComparedLine, Comparison } from '../../domain/reorder/contract.ts';
import { filledQuantity } from '../../domain/reorder/rules.ts';
import { cachedOffers, findReplacements, type Offer } from '../catalogue/service.ts';
import {
  audienceOfOrder,
  cartToFill,
  circumstancesOf,
  type OrderServices,
  type Reader,
} from '../orders/service.ts';

/** A line of an older order or of a list. */
export interface OlderLine {
  line: number;
  /** Null: the product is no more. */
  productId: number | null;
  quantity: number;
  sku: string;
  /** What it was called, where the catalogue no longer says. */
  name: string;
  note: string;
  /** Cents of a piece then; null: not known. */
  unitCents: number | null;
}

/** What lines would cost now, at the prices and in the country of the cart they would come into. */
export async function compare(
  services: OrderServices,
  reader: Reader,
  { name, lines, isNet, cart }: { name: string; lines: OlderLine[]; isNet: boolean; cart: string | null },
): Promise<Comparison> {
  const { audience } = reader.visitor;
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const [row, replacements] = await Promise.all([
    cartToFill(services.db, reader, cart),
    findReplacements(services.db, ids),
  ]);
  const offers = await cachedOffers(
    services,
    [...new Set([...ids, ...replacements.values()])],
    row ? audienceOfOrder(row, audience.language) : audience,
    reader.now,
  );
  const compared = lines.map((line): ComparedLine => {
    const offer = line.productId === null ? undefined : offers.get(line.productId);
    const now = offered(offer, line.quantity, isNet);
    return {
      line: line.line,
      product: productOf(offer, line),
      quantity: line.quantity,
      note: line.note,
      price_before: line.unitCents === null ? null : line.unitCents / 100,
      ...now,
      replacement: now.problem === 'GONE' ? replacementOf(line, replacements, offers, isNet) : null,
    };
  });
  const held = row?.lines ?? [];
  return {
    name,
    lines: compared,
    cart:
      row && held.length > 0
        ? {
            uuid: row.uuid,
            version: row.version,
            lines: held.length,
            pieces: held.reduce((sum, [, , quantity]) => sum + quantity, 0),
          }
        : null,
  };
}

function replacementOf(
  { productId, quantity, name, sku }: OlderLine,
  replacements: ReadonlyMap<number, number>,
  offers: ReadonlyMap<number, Offer>,
  isNet: boolean,
): ComparedLine['replacement'] {
  const offer = offers.get(replacements.get(productId ?? 0) ?? 0);
  return offer ? { product: productOf(offer, { name, sku }), ...offered(offer, quantity, isNet) } : null;
}

/** How many pieces of a product can be bought now, and what one costs. */
function offered(offer: Offer | undefined, quantity: number, isNet: boolean) {
  const availableStock = offer?.item.available_stock ?? 0;
  const filled = filledQuantity(circumstancesOf(offer, availableStock), {
    wanted: quantity,
    inCart: 0,
    max: maxQuantity,
  });
  const price = offer?.price ?? null;
  return {
    price: price === null ? null : (isNet ? price.netCents : price.grossCents) / 100,
    available_stock: availableStock,
    sale_delay: offer?.item.sale_delay ?? null,
    restrictions: offer?.item.valid_restrictions ?? [],
    problem: filled.problem,
    available_quantity: filled.quantity,
  };
}

function productOf(offer: Offer | undefined, { name, sku }: { name: string; sku: string }) {
  const item = offer?.item;
  return {
    id: item?.id ?? null,
    internal_id: item?.internal_id ?? sku,
    name: item?.name ?? name,
    variation: item ? lineVariation(item.name, item.variation) : '',
    slug: item?.slug ?? '',
    brand_name: item?.brand_name ?? '',
    pack_size: item?.pack_size ?? 1,
    picture: item?.files[0] ?? null,
  };
}
