import type { PriceBlock } from '../catalogue/contract.ts';
import type { contentUnits } from '../catalogue/import-format.ts';
import { unitPriceBases, unitPriceCents } from '../money.ts';
import type { Price } from './rules.ts';

export type ContentUnit = (typeof contentUnits)[number];

export interface Content {
  amount: number;
  unit: ContentUnit;
}

/** Litres are compared per 100 ml too, so that all prices on a shelf compare. */
const comparable = {
  ml: { unit: 'ml', times: 1 },
  l: { unit: 'ml', times: 1000 },
  g: { unit: 'g', times: 1 },
  kg: { unit: 'g', times: 1000 },
  m: { unit: 'm', times: 1 },
  cm: { unit: 'm', times: 0.01 },
  pcs: { unit: 'pcs', times: 1 },
} as const;

/** The price of 100 ml, 100 g, a metre or a piece; `null` where it would repeat the price itself (98/6/EC art. 3(2)). */
export function comparisonPrice(cents: number, content: Content | null): PriceBlock['comparison_price'] {
  if (!content) return null;
  const { unit, times } = comparable[content.unit];
  const amount = content.amount * times;
  const base = unitPriceBases[unit];
  const price = unitPriceCents(cents, amount, unit);
  return price === undefined || amount === base ? null : { price: euros(price), amount: base, unit };
}

/** A price as calls show it: businesses without VAT, everyone else with it, the other one beside. */
export function priceBlockOf(price: Price | null, isBusiness: boolean, content: Content | null): PriceBlock {
  const vat_included = !isBusiness;
  if (!price) {
    return {
      price: null,
      old_price: null,
      discount_rate: 0,
      comparison_price: null,
      other_price: null,
      vat_included,
    };
  }
  const shown = isBusiness ? price.netCents : price.grossCents;
  const other = isBusiness ? price.grossCents : price.netCents;
  return {
    price: euros(shown),
    old_price: price.old && euros(isBusiness ? price.old.netCents : price.old.grossCents),
    discount_rate: price.discountRate,
    comparison_price: comparisonPrice(shown, content),
    other_price: euros(other),
    vat_included,
  };
}

/** Cents as the number of euros the calls write: 1290 is 12.9. Exact to the cent, for dividing by 100 rounds correctly. */
export function euros(cents: number): number {
  return cents / 100;
}
