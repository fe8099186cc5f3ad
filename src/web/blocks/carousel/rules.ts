import { carouselTimes } from '../constants.ts';

/** Delay of a carousel in ms from what an editor typed; what is no number falls back to 3 s. */
export function slideDelayMs(text: string): number {
  const delay = /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;
  return delay > 0 ? delay : carouselTimes.fallback;
}

/** Slides drawn a second time on either side, so that the row has no end: as many as are in view. */
export function cloneCount(slides: number, visible: number): number {
  return slides > 1 ? Math.min(visible, slides) : 0;
}

/** The slide shown at `position`, which runs on past either end. */
export function slideAt(position: number, slides: number): number {
  return ((position % slides) + slides) % slides;
}
