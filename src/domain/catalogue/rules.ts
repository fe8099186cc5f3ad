import type { Multilingual } from '../locales.ts';
import type { ProductListItem } from './contract.ts';

export type CannotBuyReason = 'no_price' | 'restricted' | 'disabled' | 'in_cart';

/** Why a product cannot be put in the cart, or `null` when it can (PL-03). Restrictions come before a missing price: the visitor can do something about them. */
export function cannotBuy(
  product: Pick<ProductListItem, 'price' | 'valid_restrictions' | 'is_disabled'>,
  isInCart: boolean,
): CannotBuyReason | null {
  if (product.is_disabled) return 'disabled';
  if (product.valid_restrictions.length > 0) return 'restricted';
  if (product.price === null) return 'no_price';
  return isInCart ? 'in_cart' : null;
}

/** A product counts as new for this many days after it came to the shop. */
export const newForDays = 30;

/**
 * Whether a category holds seasonal discounts, which have their own way in and are no part of menus (LY-04): its
 * Estonian name begins with the label of the shop. Without a label none does.
 */
export function isSeasonal(name: Multilingual, label: string): boolean {
  return label !== '' && (name.et_EE?.value.toLowerCase().startsWith(label.toLowerCase()) ?? false);
}

/**
 * Parameters that say how a product is worked with: colour to developer, minutes, strength. They stand in large figures
 * above its instructions and not among its other facts.
 */
export const workParameters = ['mixing-ratio', 'processing-time', 'developer'] as const;
export type WorkParameter = (typeof workParameters)[number];

/** Whether the parameter of this code says how a product is worked with. */
export function isWorkParameter(code: string): code is WorkParameter {
  return workParameters.some((one) => one === code);
}

/** What a shade is called after its code: `6.64 dark copper` is dark copper, whatever its reflection is called. */
export function shadeName(shade: { variation: string; code: string; tone_name: string }): string {
  const { variation, code, tone_name } = shade;
  const name = variation.startsWith(code) ? variation.slice(code.length).trim() : variation;
  return name || tone_name;
}

/** `number` or `number-slug`: the id a list or product address begins with, 1 or more; `null` for any other shape (RT-04). */
export function idFromSlug(text: string): number | null {
  const match = /^0*([1-9]\d{0,8})(?:-[^/]+)?$/.exec(text);
  return match ? Number(match[1]) : null;
}

/** Maximum number of products in a promo list. */
export const promoListLimit = 20;
