import type { ShownCart } from './shown.ts';

/** Where the cart on the screen is held, beside the answers of the API. Nothing asks for it: the code of the cart sets it. */
export const cartKey = ['cart'] as const;

/** Options for reading the cart on the screen; undefined: this visitor has none, or it is not known yet. */
export const cartOnScreen = () => ({
  queryKey: cartKey,
  // Never called.
  queryFn: () => Promise.reject<ShownCart>(new Error('the cart is set, not asked for')),
  enabled: false,
  staleTime: Infinity,
  gcTime: Infinity,
});
