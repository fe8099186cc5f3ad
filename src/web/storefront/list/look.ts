import { useSyncExternalStore, type KeyboardEvent } from 'react';
import { looks, type Look } from './query.ts';

const key = 'list-look';

/** How lists look to this visitor: as chosen here before, else as the address says. The server knows the address alone. */
export function useLook(inAddress: Look | undefined): Look {
  return useSyncExternalStore(
    watchChosen,
    () => chosenLook() ?? inAddress ?? 'cards',
    () => inAddress ?? 'cards',
  );
}

/** Shows all lists so from now on. The style sheet does the rest, so nothing is rendered again. */
export function chooseLook(look: Look): void {
  document.documentElement.dataset['look'] = look;
  try {
    localStorage.setItem(key, look);
  } catch {
    // Storage is full or closed: the choice lasts as long as the document.
  }
}

/** As `restore-look.js`, which runs only where a document begins with a list. */
export function restoreLook(): void {
  if (chosenLook()) return;
  try {
    const look = looks.find((one) => one === localStorage.getItem(key));
    if (look) document.documentElement.dataset['look'] = look;
  } catch {
    // Storage is closed to the page: the list looks as its address says.
  }
}

/** In rows the arrows lead up and down, from product to product. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>, inAddress: Look | undefined): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if ((chosenLook() ?? inAddress) !== 'rows') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-product] a.cover')];
  const at = rows.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  rows[at + step]?.focus();
}

function chosenLook(): Look | undefined {
  return looks.find((one) => one === document.documentElement.dataset['look']);
}

function watchChosen(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributeFilter: ['data-look'] });
  return () => watcher.disconnect();
}
