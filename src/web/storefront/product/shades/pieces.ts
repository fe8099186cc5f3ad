import {
  checkQuantity,
  readQuantity,
  type BuyableFacts,
  type CheckedQuantity,
} from '../../../../domain/quick-order/rules.ts';
import type { ShadeVariation } from './shade-places.ts';

/** Quantities as they are typed into the chart, by shade; what is empty is not there. */
export type Pieces = ReadonlyMap<number, string>;

export const noPieces: Pieces = new Map();

/** Whether a shade can be ordered at all: of others the chart says why and has no box. */
export function isOrderable(one: ShadeVariation): boolean {
  return one.price !== null && !one.is_restricted && one.stock_state !== 'out';
}

/** With this quantity of a shade; what was typed may be none. */
export function withPieces(pieces: Pieces, id: number, text: string): Pieces {
  const next = new Map(pieces);
  if (text === '') next.delete(id);
  else next.set(id, text);
  return next;
}

/** Without those that are in the cart now, unless something else was typed since. */
export function withoutAdded(pieces: Pieces, added: Pieces): Pieces {
  return new Map([...pieces].filter(([id, text]) => added.get(id) !== text));
}

/** Whether so many of a shade can be bought; `inCart` are those that were put into the cart before. */
export function checkPieces(one: ShadeVariation, text: string, inCart = 0): CheckedQuantity {
  const facts: BuyableFacts = { ...one, is_disabled: false, valid_restrictions: [] };
  const { quantity, problem, suggested_quantity } = checkQuantity(facts, readQuantity(text), inCart);
  return { quantity, problem: one.is_restricted ? 'RESTRICTED' : problem, suggested_quantity };
}

/** A shade that is ordered, with what is wrong with its quantity. */
export interface OrderedShade extends CheckedQuantity {
  one: ShadeVariation;
}

/** The shades ordered, in the order of the family. */
export function orderedShades(
  shades: readonly ShadeVariation[],
  pieces: Pieces,
  inCart: ReadonlyMap<number, number>,
): OrderedShade[] {
  return shades.flatMap((one) => {
    const text = pieces.get(one.id);
    return text === undefined ? [] : [{ one, ...checkPieces(one, text, inCart.get(one.id)) }];
  });
}
