/** Free pieces of one product in a warehouse. */
export interface FreePieces {
  warehouseId: number;
  pieces: number;
}

/** Pieces a warehouse gives for a line. */
export interface Allocated {
  warehouseId: number;
  quantity: number;
}

/**
 * Which warehouses a line is served from: the first that has all of it, so that it travels as one parcel; where none has,
 * the fullest first, so that it travels as few. Gives what there is where all of them together have less.
 */
export function allocate(free: readonly FreePieces[], quantity: number): Allocated[] {
  const whole = free.find(({ pieces }) => pieces >= quantity);
  if (whole) return [{ warehouseId: whole.warehouseId, quantity }];
  const allocated: Allocated[] = [];
  let left = quantity;
  for (const { warehouseId, pieces } of free.toSorted((a, b) => b.pieces - a.pieces)) {
    const given = Math.min(pieces, left);
    if (given <= 0) break;
    allocated.push({ warehouseId, quantity: given });
    left -= given;
  }
  return allocated;
}
