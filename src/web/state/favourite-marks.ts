/** Sets the hearts on the page; those of products that `isOn` says nothing of stay as they are. */
export function markFavourites(isOn: (product: number) => boolean | undefined): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-action=favourite]')) {
    const wanted = isOn(Number(button.dataset['id']));
    if (wanted !== undefined) button.setAttribute('aria-pressed', String(wanted));
  }
}

export const wishKey = 'favourite-wish';

/** A heart that somebody pressed before signing in, for when they have. */
export function rememberWish(product: number): void {
  sessionStorage.setItem(wishKey, `${product} ${Date.now()}`);
}
