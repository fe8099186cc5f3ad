import type { Variation } from './builders.ts';
import { mapTexts, t } from './texts.ts';
import type { Texts } from './texts.ts';

type More = Partial<Omit<Variation, 'cents'>>;

/** A size in millilitres: `ml(300, 1790)`. Cents with Estonian VAT. */
export function ml(amount: number, cents: number, more: More = {}): Variation {
  return {
    suffix: `${amount}`,
    text: amountText(amount, 'ml'),
    cents,
    content: { amount, unit: 'ml' },
    // What is in it and the bottle around it.
    weight_g: Math.round(amount * 1.05) + 45,
    ...more,
    parameters: { volume: `${amount}-ml`, ...more.parameters },
  };
}

/** A carton of `count` equal packages, for the salon shelf: `carton(6, ml(300, 1790), 9490)`. */
export function carton(count: number, one: Variation, cents: number, more: More = {}): Variation {
  return {
    ...one,
    suffix: `${count}X${one.suffix}`,
    text: mapTexts(one.text, (text) => `${count} × ${text}`),
    cents,
    content: one.content && { ...one.content, amount: one.content.amount * count },
    weight_g: (one.weight_g ?? 0) * count + 120,
    ...more,
  };
}

/** `3,5 g` as each language writes it, with a no-break space. */
export function amountText(amount: number, unit: 'ml' | 'g' | 'mm' | 'cm' | 'm'): Texts {
  const comma = `${amount}`.replace('.', ',');
  const russian = { ml: 'мл', g: 'г', mm: 'мм', cm: 'см', m: 'м' }[unit];
  return t(
    `${comma}\u00a0${unit}`,
    `${amount}\u00a0${unit}`,
    `${comma}\u00a0${russian}`,
    `${comma}\u00a0${unit}`,
    `${comma}\u00a0${unit}`,
  );
}
