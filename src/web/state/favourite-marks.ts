/** Sets the hearts on the page; those of products that `isOn` says nothing of stay as they are. */
export function markFavourites(isOn: (product: number) => boolean | undefined): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-action=favourite]')) {
    const wanted = isOn(Number(button.dataset['id']));
    if (wanted !== undefined) button.setAttribute('aria-pressed', String(wanted));
  }
}

const wishKey = 'favourite-wish';
/** Whoever signs in later than this no longer means the heart pressed before, in ms. */
const wishLastsMs = 600_000;

/** A heart that somebody pressed before signing in, for when they have. */
export function rememberWish(product: number): void {
  sessionStorage.setItem(wishKey, `${product} ${Date.now()}`);
}

/** The product wished for, once. */
export function takeWish(): number | null {
  const [product, at] = (sessionStorage.getItem(wishKey) ?? '').split(' ').map(Number);
  sessionStorage.removeItem(wishKey);
  return product && at && Date.now() - at < wishLastsMs ? product : null;
}
