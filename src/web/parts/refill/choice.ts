import type { ComparedLine, FillBody } from '../../../domain/reorder/contract.ts';

/** What somebody has chosen of the lines: pieces by line; of a line that is left out, 0. */
export type Choice = ReadonlyMap<number, number>;

/** A line as it can be ordered now: itself, or what came in its place. */
export interface Orderable {
  line: ComparedLine;
  isReplacement: boolean;
  product: ComparedLine['product'];
  price: number | null;
  /** The most pieces that can be had, in whole packs; 0: none. */
  max: number;
  /** What was ordered then, as far as it can be had. */
  proposed: number;
}

const maxQuantity = 9999;

export function orderableOf(line: ComparedLine): Orderable {
  const { replacement } = line;
  const offered = line.problem === 'GONE' && replacement ? replacement : line;
  const { product, price, available_stock, sale_delay, available_quantity } = offered;
  const isBuyable = available_quantity > 0;
  const pieces = sale_delay === null ? Math.min(maxQuantity, available_stock) : maxQuantity;
  return {
    line,
    isReplacement: offered !== line,
    product,
    price,
    max: isBuyable ? pieces - (pieces % product.pack_size) : 0,
    proposed: available_quantity,
  };
}

/** Everything that can be had as it was; what came in the place of something else only when it is asked for. */
export function firstChoice(lines: readonly ComparedLine[]): Choice {
  return new Map(
    lines.map((line) => {
      const { isReplacement, proposed } = orderableOf(line);
      return [line.line, isReplacement ? 0 : proposed];
    }),
  );
}

export function chosenLines(lines: readonly ComparedLine[], choice: Choice): NonNullable<FillBody['lines']> {
  return lines.flatMap((line) => {
    const quantity = choice.get(line.line) ?? 0;
    return quantity > 0 ? [{ line: line.line, quantity, replacement: orderableOf(line).isReplacement }] : [];
  });
}

/** What the chosen pieces cost now, in cents. */
export function chosenCents(lines: readonly ComparedLine[], choice: Choice): number {
  return lines.reduce((sum, line) => {
    const { price } = orderableOf(line);
    return sum + Math.round((price ?? 0) * 100) * (choice.get(line.line) ?? 0);
  }, 0);
}

/** How many lines are not what they were: dearer or cheaper, and not to be had as they were. */
export function differences(lines: readonly ComparedLine[]): { prices: number; problems: number } {
  return {
    prices: lines.filter(isPriceChanged).length,
    problems: lines.filter(({ problem }) => problem !== null).length,
  };
}

/** Whether a piece costs another sum than it did: itself, or what came in its place. */
export function isPriceChanged(line: ComparedLine): boolean {
  const { price } = orderableOf(line);
  const before = line.price_before;
  return price !== null && before !== null && Math.round(price * 100) !== Math.round(before * 100);
}
