import { preloadedModule } from '../ui/islands.tsx';

/** The error page, which few visitors meet; fetched with the error it shows. */
export const errorPageCode = preloadedModule(() => import('./ErrorPage.tsx'));
