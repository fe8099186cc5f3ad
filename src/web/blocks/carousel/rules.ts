import { carouselTimes } from '../constants.ts';

/** Browsers take a longer delay for none at all, in ms. */
const maxTimerMs = 2_147_483_647;

/** Delay of a carousel in ms from what an editor typed; 3 s where that is not numeric. */
export function slideDelayMs(text: string): number {
  const delay = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(delay) ? Math.min(Math.max(delay, 0), maxTimerMs) : carouselTimes.fallback;
}

/** Slides rendered a second time on either side, so that the row has no end: as many as are in view. */
export function cloneCount(slides: number, visible: number): number {
  return slides > 1 ? Math.min(visible, slides) : 0;
}

/** The slide shown at `position`, which runs on past either end. */
export function slideAt(position: number, slides: number): number {
  return ((position % slides) + slides) % slides;
}
