/** Rows of cells, top to bottom; an empty one holds nothing to go to. */
export type GridRows<T> = readonly (readonly (T | undefined)[])[];

/**
 * Where a key leads from a cell of a grid: an arrow to the next cell that way, past empty ones; Home and End to the ends
 * of the row, with Ctrl to those of the grid. `undefined` where the key means nothing, the same cell at an edge.
 */
export function gridTarget<T>(
  rows: GridRows<T>,
  from: T,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): T | undefined {
  const row = rows.findIndex((cells) => cells.includes(from));
  if (row < 0) return undefined;
  const cells = rows[row]!;
  const column = cells.indexOf(from);
  const filled = (list: readonly (T | undefined)[]) => list.filter((one) => one !== undefined);
  switch (key) {
    case 'ArrowRight':
      return filled(cells.slice(column + 1))[0] ?? from;
    case 'ArrowLeft':
      return filled(cells.slice(0, column)).at(-1) ?? from;
    case 'ArrowDown':
      return filled(rows.slice(row + 1).map((one) => one[column]))[0] ?? from;
    case 'ArrowUp':
      return filled(rows.slice(0, row).map((one) => one[column])).at(-1) ?? from;
    case 'Home':
      return filled(ctrlKey ? rows.flat() : cells)[0];
    case 'End':
      return filled(ctrlKey ? rows.flat() : cells).at(-1);
    default:
      return undefined;
  }
}
