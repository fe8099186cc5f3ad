import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { cartOf, type Cart } from '../../state/cart/cart.ts';
import { cartOnScreen } from '../../state/cart/cart-key.ts';
import type { ShownCart } from '../../state/cart/shown.ts';
import { useAppContext } from '../../state/useAppContext.ts';

/** What can be done with the cart and what is in it; null until it is known, as on the server. */
export function useCart(): { cart: Cart; shown: ShownCart } | null {
  const app = useAppContext();
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const cart = isInBrowser ? cartOf(app) : null;
  const { data: shown } = useQuery(cartOnScreen());
  useEffect(() => void cart?.load(), [cart]);
  return cart && shown && shown.state !== 'loading' ? { cart, shown } : null;
}

const neverChanges = () => () => {};
