import { useLayoutEffect, useRef } from 'react';

/**
 * For a box whose own button makes it go: the focus is handed to the first of `selector` within its closest `around`,
 * instead of being lost to the page.
 */
export function useFocusHandover(around: string, selector: string) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const going = box.current!;
    // Runs while it still stands in the page.
    return () => {
      if (!going.contains(document.activeElement)) return;
      going.closest(around)?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    };
  }, [around, selector]);
  return box;
}
