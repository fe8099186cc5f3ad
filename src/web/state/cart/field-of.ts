/** The field beside a button of the page in which its quantity is chosen. */
export function fieldOf(button: Element): HTMLInputElement | null {
  return button.closest('[data-buy]')?.querySelector('input') ?? null;
}
