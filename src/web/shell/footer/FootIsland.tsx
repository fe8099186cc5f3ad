import { island } from '../../ui/islands.tsx';

/** Newsletter and footer, hydrated when near. */
export const FootIsland = island(async () => (await import('./Foot.tsx')).Foot, { isOfFrame: true });
