import { sessionToken } from '../../api/token.ts';
import { fieldOf } from '../../state/cart/field-of.ts';
import {
  removeUnsavedFavourite,
  markFavourites,
  addUnsavedFavourite,
  storePendingFavourite,
} from '../../state/favourite-marks.ts';
import type { AppContext } from '../../state/useAppContext.ts';
import { lazyModule } from '../../ui/lazy-module.ts';
import { pressAdd, pressRestriction, pressStep } from './cart-actions.ts';

export type Action = (button: HTMLElement, app: AppContext) => void;

/** Fetched for those who are signed in alone. */
export const ownCardsCode = lazyModule(() => import('../../state/own-cards.ts'));

/** What a press on a button of cached HTML does, by its `data-action`. */
export const actions: ReadonlyMap<string, Action> = new Map([
  ['favourite', pressFavourite],
  ['add-to-cart', pressAdd],
  ['restriction', pressRestriction],
  ['step', pressStep],
  ['back-in-stock', ({ dataset }, { openModal }) => openModal('backInStock', dataset)],
  ['add-to-list', pressAddToList],
]);

/** As many as are chosen beside the button of the cart. */
function pressAddToList(button: HTMLElement, { openModal }: AppContext): void {
  const product = Number(button.dataset['id']);
  const quantity = Number(fieldOf(button)?.value) || Number(button.dataset['quantity']);
  openModal('addToList', { lines: [{ product, quantity }] });
}

/** The heart is full, or empty, before anybody was asked; a failure puts it back. */
function pressFavourite(button: HTMLElement, app: AppContext): void {
  const product = Number(button.dataset['id']);
  if (sessionToken() === undefined) {
    storePendingFavourite(product);
    app.openModal('login', { isForFavourites: true });
    return;
  }
  const isWanted = button.getAttribute('aria-pressed') !== 'true';
  markFavourites((id) => (id === product ? isWanted : undefined));
  addUnsavedFavourite(product, isWanted);
  ownCardsCode.load().then(
    ({ setFavourite }) => setFavourite(product, isWanted, app),
    (error: unknown) => {
      console.error('favourites could not be fetched', error);
      removeUnsavedFavourite(product);
      markFavourites((id) => (id === product ? !isWanted : undefined));
      app.toast({ text: app.page.texts.t('errors.network'), tone: 'danger', key: 'NETWORK' });
    },
  );
}
