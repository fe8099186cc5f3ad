import type { CSSProperties } from 'react';
import { productRow } from '../constants.ts';

/** Width of one of `visible` items of a row with `gap` pixels between them. */
const share = (visible: number, gap: number) =>
  visible === 1 ? '100%' : `calc((100% - ${(visible - 1) * gap}px) / ${visible})`;

/** Measures of a row as custom properties. Beside a panel as many cards are in view as without one. */
export function rowStyle(size: 'regular' | 'small'): CSSProperties {
  const { xs, md, lg, small } = productRow;
  const isSmall = size === 'small';
  return {
    '--item-xs': isSmall ? share(small.visible, small.gap) : `${xs.itemWidth}px`,
    '--item-md': isSmall ? share(small.visible, small.gap) : share(md.visible, md.gap),
    '--item-lg': isSmall ? share(small.visible, small.gap) : share(lg.visible, lg.gap),
    '--gap-xs': `${isSmall ? small.gap : xs.gap}px`,
    '--gap-md': `${isSmall ? small.gap : md.gap}px`,
    '--panel-md': share(3, md.gap),
    '--panel-lg': share(5, lg.gap),
  } as CSSProperties;
}

/** Class names of the buttons that move a row of `count` items: hidden where all of it is in view, and on phones, which swipe. */
export function rowButtonsLook(size: 'regular' | 'small', count: number): string {
  const max = (of: 'md' | 'lg') => (size === 'small' ? productRow.small : productRow[of]).visible;
  if (count <= max('md')) return 'hidden';
  return count <= max('lg') ? 'max-md:hidden lg:hidden' : 'max-md:hidden';
}

export const rowClass =
  'grid grid-flow-col auto-cols-(--item-xs) gap-(--gap-xs) md:auto-cols-(--item-md) md:gap-(--gap-md) lg:auto-cols-(--item-lg)';

/** The box a row scrolls in: from edge to edge on a phone. */
export const scrollBoxClass =
  'scroll-row -mx-gutter scroll-px-gutter px-gutter pb-1 md:mx-0 md:scroll-px-0 md:px-0';
