import { preloadedModule } from '../../ui/lazy-module.ts';

/** Lazy, as few orders need a word of an administrator. */
export const askedForApproval = preloadedModule(() => import('./AskedForApproval.tsx'), {
  isRare: true,
  isOfFirstView: true,
});
