import type { z } from 'zod';
import { ShopError } from '../../domain/errors.ts';
import type { fillBody } from '../../domain/reorder/contract.ts';
import type { Trx } from '../database.ts';
import { findReplacements } from '../catalogue/service.ts';
import type { WantedLine } from '../orders/service.ts';
import type { OlderLine } from './compare.ts';

/**
 * The lines that somebody wants again: the chosen ones with their quantities, or all as they were.
 * @throws ShopError ORDER_LINE_NOT_FOUND for a line of something else
 */
export async function chosenLines(
  trx: Trx,
  lines: readonly OlderLine[],
  choice: z.output<typeof fillBody>['lines'],
): Promise<WantedLine[]> {
  const replacements = await findReplacements(
    trx,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const all = lines.map((line): WantedLine => {
    const { name, quantity, productId } = line;
    const replacementId = replacements.get(productId ?? 0) ?? null;
    return { line: line.line, productId, quantity, name, replacementId };
  });
  if (!choice) return all;
  const byLine = new Map(all.map((line) => [line.line, line]));
  return choice.map(({ line, quantity, replacement }) => {
    const found = byLine.get(line);
    if (!found) throw new ShopError('ORDER_LINE_NOT_FOUND');
    if (!replacement || found.replacementId === null) return { ...found, quantity };
    return { ...found, quantity, productId: found.replacementId, replacementId: null };
  });
}
