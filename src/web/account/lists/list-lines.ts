import type { SavedListChanges } from '../../../domain/saved-lists/contract.ts';
import type { ComparedLine } from '../../../domain/reorder/contract.ts';

/** Lines as they travel: those whose product is no more go with the next change. */
export function sentLines(lines: readonly ComparedLine[]): NonNullable<SavedListChanges['lines']> {
  return lines.flatMap(({ product, quantity, note }) =>
    product.id === null ? [] : [{ product: product.id, quantity, note }],
  );
}

/** The line at `from` moved by so many places, as far as there are any. */
export function moved(lines: readonly ComparedLine[], from: number, by: number): ComparedLine[] {
  const to = Math.min(lines.length - 1, Math.max(0, from + by));
  return lines.toSpliced(from, 1).toSpliced(to, 0, lines[from]!);
}

/** With a line that was removed, where it stood as far as there are lines before it. */
export const withLine = (lines: readonly ComparedLine[], place: number, line: ComparedLine): ComparedLine[] =>
  lines.toSpliced(place, 0, line);

/** What the list costs now, in cents: pieces that can be had. */
export function listCents(lines: readonly ComparedLine[]): number {
  return lines.reduce(
    (sum, { price, quantity, available_quantity }) =>
      available_quantity > 0 ? sum + Math.round((price ?? 0) * 100) * quantity : sum,
    0,
  );
}
