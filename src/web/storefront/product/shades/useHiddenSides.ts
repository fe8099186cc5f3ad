import { useEffect, useState, type RefObject } from 'react';

/** On which sides more is hidden in what scrolls sideways. */
export function useHiddenSides(scroller: RefObject<HTMLElement | null>): { start: boolean; end: boolean } {
  const [hidden, setHidden] = useState({ start: false, end: false });
  useEffect(() => {
    const box = scroller.current!;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = box;
      const start = scrollLeft > 1;
      const end = scrollLeft + clientWidth < scrollWidth - 1;
      setHidden((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    for (const child of box.children) watcher.observe(child);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return hidden;
}
