import { fieldOf } from './field-of.ts';
import type { CartLine } from './shown.ts';

/** Says of every button of the page whether its product is in the cart, and shows how many there where they can be changed. */
export function markCart(lines: readonly CartLine[]): void {
  const quantities = new Map(lines.map((line) => [line.product, line.quantity]));
  for (const button of document.querySelectorAll<HTMLElement>('button[data-action=add-to-cart]')) {
    const quantity = quantities.get(Number(button.dataset['id']));
    button.toggleAttribute('data-in-cart', quantity !== undefined);
    const field = fieldOf(button);
    if (quantity !== undefined && field && field !== document.activeElement) field.value = String(quantity);
  }
}
