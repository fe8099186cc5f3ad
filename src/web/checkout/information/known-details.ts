import { preloadedModule } from '../../ui/lazy-module.ts';

/** Lazy, as who is new types all of it. */
export const knownDetails = preloadedModule(() => import('./KnownDetails.tsx'), {
  isRare: true,
  isOfFirstView: true,
});
