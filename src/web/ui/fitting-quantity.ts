/** The nearest quantity that can be bought: whole packs, rounded up unless that exceeds the maximum. */
export function fittingQuantity(
  wanted: number,
  { min = 1, max = 9999, step = 1 }: { min?: number; max?: number; step?: number },
): number {
  if (min === 0 && wanted <= 0) return 0;
  const lowest = Math.ceil(Math.max(min, 1) / step) * step;
  const highest = Math.max(lowest, Math.floor(max / step) * step);
  return Math.min(highest, Math.max(lowest, Math.ceil(wanted / step) * step));
}
