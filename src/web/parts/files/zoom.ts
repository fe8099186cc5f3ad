/** How large a file is shown: as wide as its window, `comfortable` but no wider than that, or a scale that was chosen. */
export type Zoom = 'fit' | 'comfortable' | number;

/** The scales of the buttons; 1 is the size on paper. */
export const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;
const largest = zoomSteps.at(-1)!;

export interface Extent {
  /** Of the widest page, in px at scale 1. */
  width: number;
  /** Above this scale a file does not open by itself. */
  comfortable: number;
}

/** The scale a file is drawn at in a window of `room` px. */
export function scaleOf(zoom: Zoom, { width, comfortable }: Extent, room: number): number {
  if (typeof zoom === 'number') return zoom;
  const fit = Math.max(0.1, room / width);
  return Math.min(fit, zoom === 'fit' ? largest : comfortable);
}

/** The next step in the direction of `by`; `null` at the end of the steps. */
export function nextZoom(scale: number, by: 1 | -1): number | null {
  // A hair's breadth from a step is that step.
  const hair = 0.01;
  const found =
    by > 0
      ? zoomSteps.find((step) => step > scale + hair)
      : zoomSteps.findLast((step) => step < scale - hair);
  return found ?? null;
}
