import type { Language } from '../../domain/locales.ts';
import { formatMoney, formatNumber } from '../../domain/money.ts';

/** `2026-11-23` as `23.11.2026`. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}.${month}.${year}`;
}

/** `24 %`, `25,5 %`. */
export function rateText(rate: number, language: Language): string {
  const number = formatNumber(rate, language, Number.isInteger(rate) ? 0 : 1);
  return language === 'en' ? `${number}%` : `${number}\u00a0%`;
}

/** The price of a piece, with four decimals where whole cents would not multiply back to the line. */
export function unitPriceText(cents: number, quantity: number, language: Language): string {
  if (cents % quantity === 0) return formatMoney(cents / quantity, language);
  const euros = formatNumber(cents / quantity / 100, language, 4);
  return language === 'en' ? `€${euros}` : `${euros}\u00a0€`;
}
