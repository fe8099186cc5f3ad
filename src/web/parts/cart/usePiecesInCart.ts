import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cartOnScreen } from '../../state/cart/cart-key.ts';

/** Pieces of each product that are in the cart already. */
export function usePiecesInCart(): ReadonlyMap<number, number> {
  const { data } = useQuery(cartOnScreen());
  const lines = data?.lines;
  return useMemo(() => new Map((lines ?? []).map((line) => [line.product, line.quantity])), [lines]);
}
