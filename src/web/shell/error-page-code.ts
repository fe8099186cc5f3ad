import { preloadedModule } from '../ui/lazy-module.ts';

/** Fetched only when there is an error, as few visitors meet one. */
export const errorPageCode = preloadedModule(() => import('./ErrorPage.tsx'), { isRare: true });
