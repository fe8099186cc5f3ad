import { preloadedModule } from '../ui/lazy-module.ts';

/** Lazy, as most orders are of goods. */
export const eventNotes = preloadedModule(() => import('./event/EventNotes.tsx'), {
  isRare: true,
  isOfFirstView: true,
});
