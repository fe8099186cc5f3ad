/** The value below which that share of them lies, by nearest rank; 0 where there are none. `sorted` goes up. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
