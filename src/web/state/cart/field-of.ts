/** The field in which the quantity of a button of the page is chosen: beside it, or the one it names. */
export function fieldOf(button: HTMLElement): HTMLInputElement | null {
  const named = document.getElementById(button.dataset['field'] ?? '');
  return (named as HTMLInputElement | null) ?? button.closest('[data-buy]')?.querySelector('input') ?? null;
}
