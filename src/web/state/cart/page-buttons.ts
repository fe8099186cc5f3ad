import type { QueryClient } from '@tanstack/react-query';
import type { AppContext } from '../useAppContext.ts';
import { cartKey } from './cart-key.ts';
import { cartOf } from './cart.ts';
import { fieldOf } from './field-of.ts';
import { markCart } from './marks.ts';
import type { ShownCart } from './shown.ts';

/** A button says at least so long that it is at work (CT-01), in ms. */
const busyMs = 300;

/**
 * Adds what a button of the page offers, and opens the cart with it. Without a connection the page says already that it is stored,
 * and the window could not be fetched.
 */
export async function addPressed(button: HTMLElement, app: AppContext): Promise<void> {
  const product = Number(button.dataset['id']);
  const quantity = Number(fieldOf(button)?.value ?? button.dataset['quantity']);
  const name = button.querySelector('.sr-only')?.textContent?.replace(/^: /, '') ?? '';
  const isShownBusy = new Promise((resolve) => setTimeout(resolve, busyMs));
  const [isIn] = await Promise.all([cartOf(app).add(product, quantity, name), isShownBusy]);
  if (isIn && navigator.onLine) app.openModal('cart', { added: product });
}

/** Changes how many of a product that is in the cart, from the page of the product. */
export function quantityPressed(button: HTMLElement, quantity: number, app: AppContext): void {
  const product = Number(button.dataset['id']);
  const line = linesShown(app.queries).find((one) => one.product === product);
  if (line && line.quantity !== quantity) cartOf(app).setQuantity(line, quantity);
}

/** Asks for the cart of this visitor, and keeps the buttons of the page as it is: those there, and those that appear. */
export function syncPageButtons(app: AppContext): () => void {
  const { queries } = app;
  const mark = () => markCart(linesShown(queries));
  const unsubscribe = queries.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === cartKey[0]) mark();
  });
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true });
  mark();
  void cartOf(app).load();
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}

const linesShown = (queries: QueryClient) => queries.getQueryData<ShownCart>(cartKey)?.lines ?? [];
