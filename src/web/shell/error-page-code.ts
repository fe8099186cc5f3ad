import { drawnModule } from '../ui/later.tsx';

/** The error page, which few visitors meet; fetched with the error it shows. */
export const errorPageCode = drawnModule(() => import('./ErrorPage.tsx'));
