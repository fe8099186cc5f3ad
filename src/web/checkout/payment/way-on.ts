import { lazyModule } from '../../ui/lazy-module.ts';

/** Lazy, as most orders are taken. */
export const wayOn = lazyModule(() => import('./WayOn.tsx'));
