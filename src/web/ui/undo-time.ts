/** How long what was removed or added a moment ago can be undone, in ms. */
export const undoMs = 8000;
