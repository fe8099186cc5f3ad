import type { SharedPosition } from '../../../domain/creator/placeholder-types.ts';

/** Positions editors fill on list pages (CR-11). */
export const listPositions = [
  'PRODUCT_LIST_HEAD',
  'PRODUCT_LIST_FOOT',
] as const satisfies readonly SharedPosition[];
