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

const pressedKey = 'favourites-pressed';

/** What somebody pressed and the shop has not answered for yet, by product; of this tab, over its pages. */
export function pressedHearts(): Map<number, boolean> {
  const text = sessionStorage.getItem(pressedKey);
  return new Map(text === null ? [] : (JSON.parse(text) as [number, boolean][]));
}

/** Written in the instant of the press: a page that is left at once leaves the rest to the next one. */
export function rememberHeart(product: number, isWanted: boolean): void {
  store(pressedHearts().set(product, isWanted));
}

/** The shop has answered. */
export function forgetHeart(product: number): void {
  const hearts = pressedHearts();
  if (hearts.delete(product)) store(hearts);
}

/** Nobody is signed in any more, or somebody else is. */
export function forgetHearts(): void {
  sessionStorage.removeItem(pressedKey);
}

function store(hearts: Map<number, boolean>): void {
  if (hearts.size === 0) sessionStorage.removeItem(pressedKey);
  else sessionStorage.setItem(pressedKey, JSON.stringify([...hearts]));
}
