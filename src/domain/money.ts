import type { Language } from './locales.ts';

/**
 * Money is whole euro cents in code, numeric strings on the wire where the calls say so.
 * Everything that rounds, shares out or writes money for a reader goes through this file.
 */

/** Rounds half away from zero, as VAT and discounts are rounded in Estonia and Latvia. */
export function roundCents(exactCents: number): number {
  // The correction keeps 1.005 € × 100 = 100.49999… from losing its cent.
  return Math.sign(exactCents) * Math.round(Math.abs(exactCents) + 1e-7);
}

/** Cents from euros as text or number: `'12.90'`, `'12,90'`, `12.9`. Throws RangeError on anything that is no amount. */
export function centsFromDecimal(amount: string | number): number {
  const text = String(amount).trim().replace(',', '.');
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`not an amount: ${amount}`);
  return roundCents(Number(text) * 100);
}

/** Euros as the wire writes them: `1290` is `'12.90'`. */
export function decimalFromCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** The part of `grossCents` that is left without VAT of `vatRate` percent (24 or 25.5), half a cent rounded up. */
export function netOf(grossCents: number, vatRate: number): number {
  return roundCents((grossCents * 100) / (100 + vatRate));
}

/** `netCents` with VAT of `vatRate` percent added, half a cent rounded up. */
export function grossOf(netCents: number, vatRate: number): number {
  return roundCents((netCents * (100 + vatRate)) / 100);
}

/**
 * Shares `totalCents` over `weights` so that the parts add up to the total exactly. The cents lost by rounding
 * down go to the parts that lost most, the earlier part first. Without any weight the first part takes all.
 */
export function prorate(totalCents: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? totalCents : 0));
  const sign = totalCents < 0 ? -1 : 1;
  // Whole numbers of any size: where two parts lost the same, a rounded product would give the cent to the wrong one.
  const products = weights.map((weight) => BigInt(Math.abs(totalCents)) * BigInt(weight));
  const parts = products.map((product) => Number(product / BigInt(sum)));
  let rest = Math.abs(totalCents) - parts.reduce((a, b) => a + b, 0);
  const byLoss = products
    .map((product, index) => ({ index, loss: product % BigInt(sum) }))
    .sort((a, b) => (a.loss === b.loss ? a.index - b.index : a.loss > b.loss ? -1 : 1));
  for (const { index } of byLoss) {
    if (rest === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    rest -= 1;
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part));
}

/**
 * How each language writes numbers: what stands between thousands, from how many digits on, and before decimals.
 * Not Intl: the first `Intl.NumberFormat` costs a browser 20 ms and more, just when a page hydrates.
 */
const writing: Record<Language, { thousands: string; fromDigits: number; point: string }> = {
  et: { thousands: '\u00a0', fromDigits: 5, point: ',' },
  en: { thousands: ',', fromDigits: 4, point: '.' },
  ru: { thousands: '\u00a0', fromDigits: 4, point: ',' },
  fi: { thousands: '\u00a0', fromDigits: 4, point: ',' },
  lv: { thousands: '\u00a0', fromDigits: 5, point: ',' },
};

/** Cents as a reader of `language` expects them: `12,90 €`, in English `€12.90`; minus is `−`. */
export function formatMoney(cents: number, language: Language): string {
  return writeMoney(cents, language, 2);
}

/** As `formatMoney`, without cents when there are none: `500 €` for boundaries and levels. */
export function formatRoundMoney(cents: number, language: Language): string {
  return writeMoney(cents, language, cents % 100 === 0 ? 0 : 2);
}

function writeMoney(cents: number, language: Language, decimals: number): string {
  const euros = writeDigits(Math.abs(cents) / 100, language, decimals);
  return minus(cents) + (language === 'en' ? `€${euros}` : `${euros}\u00a0€`);
}

/**
 * A number in the reader's format: `12 840`, in English `12,840`; always with `decimals` decimals, `4,0`. It
 * shows three at most unless asked for more.
 */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  return minus(value) + writeDigits(Math.abs(value), language, decimals);
}

const minus = (value: number) => (value < 0 ? '−' : '');

function writeDigits(value: number, language: Language, decimals: number): string {
  const { thousands, fromDigits, point } = writing[language];
  const [whole = '', part = ''] = String(Number(value.toFixed(Math.max(decimals, 3)))).split('.');
  const grouped = whole.length < fromDigits ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  const shown = part.padEnd(decimals, '0');
  return shown ? `${grouped}${point}${shown}` : grouped;
}

/** A share as percent, 0.2 is `20 %` (in English `20%`), without decimals. A reduction is negative: `−20 %`. */
export function formatPercent(share: number, language: Language): string {
  return `${formatNumber(Math.round(share * 100), language)}${language === 'en' ? '' : '\u00a0'}%`;
}

/** What goods are measured in; the base a unit price is named for. */
export const unitPriceBases = { ml: 100, g: 100, l: 1, kg: 1, m: 1, pcs: 1 } as const;
export type MeasureUnit = keyof typeof unitPriceBases;

/**
 * The price of one base amount (100 ml, 100 g, 1 l, 1 kg, 1 m, 1 piece) in whole cents, or `undefined` when there is
 * nothing to divide by. A piece price may be under a cent's worth of precision, so it stays rounded to cents.
 */
export function unitPriceCents(priceCents: number, amount: number, unit: MeasureUnit): number | undefined {
  if (!(amount > 0)) return undefined;
  return roundCents((priceCents * unitPriceBases[unit]) / amount);
}
