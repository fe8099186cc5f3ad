import { preloadedModule } from '../ui/lazy-module.ts';

/** The error page, which few visitors meet; fetched with the error it shows. */
export const errorPageCode = preloadedModule(() => import('./ErrorPage.tsx'), { isRare: true });
