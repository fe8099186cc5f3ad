import type { CSSProperties } from 'react';
import { productRow } from '../constants.ts';

/** Width of one of `visible` items of a row with `gap` pixels between them. */
const share = (visible: number, gap: number) =>
  visible === 1 ? '100%' : `calc((100% - ${(visible - 1) * gap}px) / ${visible})`;

/** A panel takes two places of six, and one of three, so cards keep the width they have in a row without one. */
const panelPlaces = { md: 1, lg: 2 } as const;

/** Measures of a row as custom properties, from the numbers of the catalogue. */
export function rowStyle(size: 'regular' | 'small', hasPanel: boolean): CSSProperties {
  const { xs, md, lg, small } = productRow;
  const isSmall = size === 'small';
  const visible = (of: { visible: number }, places: number) => of.visible - (hasPanel ? places : 0);
  return {
    '--item-xs': isSmall ? share(small.visible, small.gap) : `${xs.itemWidth}px`,
    '--item-md': isSmall ? share(small.visible, small.gap) : share(visible(md, panelPlaces.md), md.gap),
    '--item-lg': isSmall ? share(small.visible, small.gap) : share(visible(lg, panelPlaces.lg), lg.gap),
    '--gap-xs': `${isSmall ? small.gap : xs.gap}px`,
    '--gap-md': `${isSmall ? small.gap : md.gap}px`,
    '--panel-md': share(md.visible, md.gap),
    '--panel-lg': `calc((100% - ${5 * lg.gap}px) / 3 + ${lg.gap}px)`,
  } as CSSProperties;
}

/** Class names of the buttons that move a row of `count` items: they are there where not all of it is in view, and a phone swipes. */
export function rowButtonsLook(size: 'regular' | 'small', hasPanel: boolean, count: number): string {
  const most = (of: 'md' | 'lg') =>
    size === 'small' ? productRow.small.visible : productRow[of].visible - (hasPanel ? panelPlaces[of] : 0);
  if (count <= most('md')) return 'hidden';
  return count <= most('lg') ? 'max-md:hidden lg:hidden' : 'max-md:hidden';
}

export const rowClass =
  'grid grid-flow-col auto-cols-(--item-xs) gap-(--gap-xs) md:auto-cols-(--item-md) md:gap-(--gap-md) lg:auto-cols-(--item-lg)';

/** The box a row scrolls in: from edge to edge on a phone. */
export const scrollBoxClass =
  'scroll-row -mx-gutter scroll-px-gutter px-gutter pb-1 md:mx-0 md:scroll-px-0 md:px-0';
