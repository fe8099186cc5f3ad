import { maxLines } from '../orders/limits.ts';

/** Lists of one customer. */
export const maxLists = 100;
/** Products of a list: as many as a cart takes. */
export const maxListLines = maxLines;
export const maxNameLength = 100;
export const maxNoteLength = 200;
/** How long a deleted list can be brought back, in ms. */
export const restorableMs = 30 * 24 * 3_600_000;
