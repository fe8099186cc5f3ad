/**
 * Every number of the block catalogue, once. Lengths in px, times in ms. Numbers of the whole shop
 * stand where they belong: hash offset in `shell/scrolling.ts`, modal priorities in `ui/dialog-order.ts`, breakpoints of
 * the stylesheet in `ui/styles/tokens.css`. Pictures are lazy by the browser, which begins well over 200 px before.
 */

/** Lines a clipped description shows, by screen class. */
export const clipLines = {
  category: { small: 2, default: 2, large: 2 },
  brand: { small: 6, default: 8, large: 10 },
} as const;

/** How near the view a product list must come before its products are fetched. */
export const listLoadMargin = 400;
export const loopTarget = 10;
export const placeholderSlots = 4;
export const maxProducts = 20;

/** Items in view, their width where it is fixed, and the space between them. */
export const productRow = {
  xs: { visible: 2, itemWidth: 230, gap: 16 },
  md: { visible: 3, gap: 24 },
  lg: { visible: 6, gap: 24 },
  small: { visible: 2, gap: 8 },
} as const;

export const carouselTimes = { configured: 5000, fallback: 3000, transition: 520, restart: 3000 } as const;
export const maxSlides = 12;

export const bannerTimes = { closeSeconds: 10, switchSeconds: 2, afterClose: 500 } as const;

export const textLimits = [64, 255, 1000] as const;

/** Widths of the window from which a screen class begins. */
export const breakpoints = { md: 860, lg: 1280, xl: 1440 } as const;

export const spacerHeights = [8, 16, 24, 32, 48, 64, 80, 120] as const;
/** A spacer higher than this is halved on small screens. */
export const spacerFullBelow = 32;

export const frameHeight = { min: 100, max: 4000, default: 600 } as const;

/** Height of the frame in which applications are sent, and rows that a preview shows. */
export const careersFormHeight = 640;
export const careersSamples = 3;

export const gameSize = { height: '900px', width: '100%' } as const;
