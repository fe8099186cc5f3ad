import { island } from '../../ui/islands.tsx';

/** The foot of every page; its code comes when somebody nears it. */
export const FootIsland = island(async () => (await import('./Foot.tsx')).Foot, { isOfFrame: true });
