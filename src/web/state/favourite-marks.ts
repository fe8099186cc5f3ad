/** Sets the favourite buttons of the page; those of products that `isOn` says nothing of stay as they are. */
export function markFavourites(isOn: (product: number) => boolean | undefined): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-action=favourite]')) {
    const wanted = isOn(Number(button.dataset['id']));
    if (wanted !== undefined) button.setAttribute('aria-pressed', String(wanted));
  }
}

export const pendingFavouriteKey = 'favourite-wish';

/** A favourite somebody chose before signing in, to be added afterwards. */
export function storePendingFavourite(product: number): void {
  sessionStorage.setItem(pendingFavouriteKey, `${product} ${Date.now()}`);
}

const unsavedKey = 'favourites-pressed';

/** What was chosen or given up and the shop has not answered for yet, by product; of this tab, over its pages. */
export function unsavedFavourites(): Map<number, boolean> {
  const text = sessionStorage.getItem(unsavedKey);
  return new Map(text === null ? [] : (JSON.parse(text) as [number, boolean][]));
}

/** Written in the instant of the press: a page that is left at once leaves the rest to the next one. */
export function addUnsavedFavourite(product: number, isWanted: boolean): void {
  store(unsavedFavourites().set(product, isWanted));
}

/** The shop has answered. */
export function removeUnsavedFavourite(product: number): void {
  const unsaved = unsavedFavourites();
  if (unsaved.delete(product)) store(unsaved);
}

/** Nobody is signed in any more, or somebody else is. */
export function clearUnsavedFavourites(): void {
  sessionStorage.removeItem(unsavedKey);
}

function store(unsaved: Map<number, boolean>): void {
  if (unsaved.size === 0) sessionStorage.removeItem(unsavedKey);
  else sessionStorage.setItem(unsavedKey, JSON.stringify([...unsaved]));
}
