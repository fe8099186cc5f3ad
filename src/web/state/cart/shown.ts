import { centsFromDecimal, decimalFromCents } from '../../../domain/money.ts';
import type { Order, OrderLine } from '../../../domain/orders/contract.ts';
import type { PendingEdit } from './pending-edits.ts';

/** A line as the visitor sees it: what the shop has said, with the edit it has not answered yet. */
export interface CartLine {
  product: number;
  name: string;
  quantity: number;
  /** Null: the shop has said nothing of it yet. */
  line: OrderLine | null;
  /** Price times the quantity shown, in cents; null: not known yet. */
  cents: number | null;
  isUpdating: boolean;
}

/** A product taken out a moment ago. */
export interface RemovedLine {
  product: number;
  name: string;
  quantity: number;
  /** Where it stood, for whoever looks there. */
  at: number;
}

/** The cart on the screen; plain data, as it is held beside the answers of the API. */
export interface ShownCart {
  /** As the shop has last said; null: there is no cart. */
  order: Order | null;
  lines: CartLine[];
  removed: RemovedLine[];
  pieces: number;
  /** What its goods cost before discounts, in cents. */
  goodsCents: number;
  /** An edit is laid over what the shop has said; without a connection it may stay so for long. */
  isEdited: boolean;
  /** An edit is on its way. */
  isUpdating: boolean;
  /** `failed`: what is in it could not be asked. */
  state: 'loading' | 'ready' | 'failed';
  /** What is shown may be so no more: it could not be asked for again, or not be priced for the country of delivery. */
  isOutdated: boolean;
  /** Where there is no cart: the order that was it, while it is being paid. */
  paying: Order | null;
}

/** What tells the lines of an order apart: the product, or the line itself where the product is no more. */
export function productOf({ product, id }: Pick<OrderLine, 'product' | 'id'>): number {
  return product.id ?? -id;
}

/** The lines of an order with the pending edits of the visitor applied. */
export function linesOf(order: Order | null, edits: readonly PendingEdit[]): CartLine[] {
  const byProduct = new Map(edits.map((edit) => [edit.product, edit]));
  const lines = (order?.order_lines ?? []).flatMap((line): CartLine[] => {
    const product = productOf(line);
    const edit = byProduct.get(product);
    byProduct.delete(product);
    const isUpdating = edit?.kind === 'set';
    const quantity = isUpdating ? edit.quantity : line.quantity;
    if (quantity === 0) return [];
    return [
      {
        product,
        name: line.product.name,
        quantity,
        line,
        cents: Math.round(line.price * 100) * quantity,
        isUpdating,
      },
    ];
  });
  for (const { product, name, quantity } of byProduct.values())
    if (quantity > 0) lines.push({ product, name, quantity, line: null, cents: null, isUpdating: true });
  return lines;
}

/** What is summed up in the header. */
export function sumsOf(lines: readonly CartLine[]): Pick<ShownCart, 'pieces' | 'goodsCents'> {
  let pieces = 0;
  let goodsCents = 0;
  for (const line of lines) {
    pieces += line.quantity;
    goodsCents += line.cents ?? 0;
  }
  return { pieces, goodsCents };
}

type SumsOfEdits = Pick<ShownCart, 'goodsCents' | 'isEdited' | 'isUpdating'>;

/**
 * The order with the sums of what is on the screen. What an edit makes of discounts only the shop can say: with any of them they
 * stay the former ones until it has, so that they add up at every moment. Without a connection that may be long, and VAT which
 * nobody has reckoned is not shown.
 */
export function sumsShown(order: Order, shown: SumsOfEdits): Order {
  if (!shown.isEdited || order.discounts.length > 0) return order;
  const total = shown.goodsCents + centsFromDecimal(order.transport_cost);
  const change = total - centsFromDecimal(order.total);
  const free = order.free_delivery;
  const missing = free === null ? 0 : Math.max(0, centsFromDecimal(free.from) - shown.goodsCents);
  return {
    ...order,
    total: decimalFromCents(total),
    totalWithDiscount: decimalFromCents(centsFromDecimal(order.totalWithDiscount) + change),
    free_delivery: free && { ...free, missing: decimalFromCents(missing) },
    vat_rates: shown.isUpdating ? order.vat_rates : [],
  };
}
