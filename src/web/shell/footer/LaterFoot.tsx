import { laterPart } from '../../ui/later.tsx';

/** The foot of every page; its code comes when somebody nears it. */
export const LaterFoot = laterPart(async () => (await import('./Foot.tsx')).Foot, { isOfFrame: true });
