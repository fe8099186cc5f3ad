import { between, dayBetween } from './numbers.ts';

/** How much there is: left out, it follows from the SKU (most in stock, some low, some out). */
export type StockLevel = 'plenty' | 'some' | 'low' | 'out' | 'on-order';

export interface Stock {
  stock: Record<string, number>;
  expected_at?: string;
}

/** Pieces in Tallinn (TLN), Tartu (TRT) and Riga (RIX). `on-order` things are made or brought for the buyer. */
export function stockOf(sku: string, level: StockLevel = usualLevel(sku)): Stock {
  const pieces = (code: string, low: number, high: number) => between(`${code} ${sku}`, low, high);
  switch (level) {
    case 'plenty':
      return {
        stock: { TLN: pieces('TLN', 60, 240), TRT: pieces('TRT', 12, 80), RIX: pieces('RIX', 30, 140) },
      };
    case 'some':
      return { stock: { TLN: pieces('TLN', 8, 45), TRT: pieces('TRT', 0, 14), RIX: pieces('RIX', 4, 30) } };
    case 'low':
      return { stock: { TLN: pieces('TLN', 1, 4), TRT: 0, RIX: pieces('RIX', 0, 1) } };
    case 'out':
      return {
        stock: { TLN: 0, TRT: 0, RIX: 0 },
        expected_at: dayBetween(`due ${sku}`, '2026-11-26', '2026-12-18'),
      };
    case 'on-order':
      return { stock: { TLN: pieces('TLN', 0, 2), TRT: 0, RIX: pieces('RIX', 0, 1) } };
  }
}

function usualLevel(sku: string): StockLevel {
  const share = between(`level ${sku}`, 0, 99);
  if (share < 5) return 'out';
  if (share < 13) return 'low';
  return share < 55 ? 'some' : 'plenty';
}
