import { amountText } from './amounts.ts';
import { mapTexts, same, t } from './texts.ts';
import type { Texts } from './texts.ts';

/** Sizes as each language writes them, with its own unit and decimal sign. */
export const ml = (amount: number): Texts => amountText(amount, 'ml');
export const grams = (amount: number): Texts => amountText(amount, 'g');
export const mm = (amount: number): Texts => amountText(amount, 'mm');
export const metres = (amount: number): Texts => amountText(amount, 'm');
export const litres = (amount: number): Texts => ({ ...same(`${amount}\u00a0l`), ru: `${amount}\u00a0л` });

/** A size in centimetres that may be a range or an area: `38–50`, `40 × 80`. */
export const cm = (size: string | number): Texts => ({ ...same(`${size}\u00a0cm`), ru: `${size}\u00a0см` });

/** Blade length of scissors: the trade measures them in inches everywhere. */
export function inches(length: number): Texts {
  const local = `${length.toFixed(1).replace('.', ',')}″`;
  return { ...same(local), en: `${length.toFixed(1)}″` };
}

export const piecesText = (count: number): Texts =>
  t(`${count} tk`, `${count} pcs`, `${count} шт.`, `${count} kpl`, `${count} gab.`);

/** Peroxide strength: English sets no space before the sign. */
export const percent = (value: number): Texts => {
  const local = `${String(value).replace('.', ',')}\u00a0%`;
  return { ...same(local), en: `${value}%` };
};

/** Ties a number to the percent sign or unit after it, so that no line ends between them. */
export function typeset(texts: Texts): Texts {
  return mapTexts(texts, (text) =>
    text.replaceAll(/(\d) (?=%|(?:ml|g|cm|mm|kg|W|°C)\b|(?:мл|г|см|мм|кг|Вт)(?![а-я]))/gi, '$1\u00a0'),
  );
}
