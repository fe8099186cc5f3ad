export interface Point {
  x: number;
  y: number;
}

/** The edge a pointer may be on its way to: the left side of a panel. */
export interface Edge {
  left: number;
  top: number;
  bottom: number;
}

/**
 * Whether a pointer that went from `from` to `to` is on its way to the panel beside it: `to` lies in the
 * triangle between `from` and the panel's left side. On such a way it crosses other rows without meaning them.
 */
export function isHeadingFor(from: Point, to: Point, edge: Edge): boolean {
  const way = edge.left - from.x;
  const done = to.x - from.x;
  if (way <= 0 || done <= 0) return false;
  const share = Math.min(1, done / way);
  const top = from.y + (edge.top - from.y) * share;
  const bottom = from.y + (edge.bottom - from.y) * share;
  return to.y >= top && to.y <= bottom;
}
