/**
 * Grounds between a photograph and the words on it. Where the words stand they are 64 % ink or 80 % porcelain, so that
 * white or ink text keeps 4.5 over any picture; beyond the words they fade away.
 */
export const scrims = {
  darkUp: 'text-on-inverse bg-linear-to-t from-scrim from-75% to-transparent',
  lightUp: 'text-ink bg-linear-to-t from-page/80 from-75% to-transparent',
} as const;

/** Over the whole of a slide, for words in its left half. Below 1280 and in a pair the words stand beside or under the picture. */
export const slideScrims = {
  white: 'absolute inset-0 hidden alone-lg:block bg-linear-to-r from-scrim from-52% to-transparent to-95%',
  black: 'absolute inset-0 hidden alone-lg:block bg-linear-to-r from-page/80 from-52% to-transparent to-95%',
} as const;
