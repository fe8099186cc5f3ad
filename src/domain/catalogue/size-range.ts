import type { Content } from '../pricing/price-block.ts';

/** Litres and kilogrammes beside smaller measures are told in those. */
const base = { l: { unit: 'ml', times: 1000 }, kg: { unit: 'g', times: 1000 } } as const;

/** The smallest and the largest package of a family, in one unit. */
export interface SizeRange {
  from: number;
  to: number;
  unit: Content['unit'];
}

/**
 * The sizes a family comes in; `null` when there are no two, or when they cannot be measured alike. A single unit
 * stays as it is, so that a cabinet of 18 litres does not become one of 18,000 ml.
 */
export function sizeRange(contents: readonly Content[]): SizeRange | null {
  const isOneUnit = new Set(contents.map(({ unit }) => unit)).size === 1;
  const alike = isOneUnit ? contents : contents.map(inBase);
  const units = new Set(alike.map(({ unit }) => unit));
  const [unit] = units;
  if (unit === undefined || units.size > 1) return null;
  const amounts = alike.map(({ amount }) => amount);
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)];
  return from === to ? null : { from, to, unit };
}

function inBase({ amount, unit }: Content): Content {
  if (unit !== 'l' && unit !== 'kg') return { amount, unit };
  return { amount: amount * base[unit].times, unit: base[unit].unit };
}
