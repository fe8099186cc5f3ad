import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Tells which page is in the middle of what scrolls, and keeps the same line of the same page at its top, and the same
 * column in its middle, when the pages become larger or smaller.
 */
export function usePlace(
  list: RefObject<HTMLElement | null>,
  area: RefObject<HTMLElement | null>,
  scale: number,
  onPage: (number: number) => void,
): void {
  // Nothing before the first scroll: the file begins where its window does.
  const place = useRef<{ index: number; down: number; across: number }>(null);

  useEffect(() => {
    const scrolled = area.current;
    if (!scrolled) return;
    const look = () => {
      const { scrollTop, scrollLeft, scrollWidth, clientHeight, clientWidth } = scrolled;
      const pages = pagesOf(list);
      const above = (edge: number) =>
        Math.max(
          0,
          pages.findLastIndex((page) => page.offsetTop <= edge),
        );
      onPage(above(scrollTop + clientHeight / 2) + 1);
      const index = above(scrollTop);
      const { offsetTop, offsetHeight } = pages[index]!;
      place.current = {
        index,
        down: (scrollTop - offsetTop) / offsetHeight,
        across: (scrollLeft + clientWidth / 2) / scrollWidth,
      };
    };
    scrolled.addEventListener('scroll', look, { passive: true });
    return () => scrolled.removeEventListener('scroll', look);
  }, [list, area, onPage]);

  useLayoutEffect(() => {
    const scrolled = area.current;
    if (!scrolled || !place.current) return;
    const { index, down, across } = place.current;
    const page = pagesOf(list)[index]!;
    const left = across * scrolled.scrollWidth - scrolled.clientWidth / 2;
    scrolled.scrollTo({ top: page.offsetTop + down * page.offsetHeight, left, behavior: 'instant' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another scale, other sizes to look at
  }, [list, area, scale]);
}

function pagesOf(list: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(list.current?.children ?? [])] as HTMLElement[];
}
