import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { isHeadingFor, type Point } from './heading.ts';

/** How long the pointer must rest on a row, in ms: rows are also crossed on the way to the panel. */
export const intentDelayMs = 300;
/** The way is judged from where the pointer was this long ago, in ms. */
const lookBackMs = 80;

/**
 * Which row of a menu a pointer means. A row is chosen as soon as it is reached, unless the pointer crosses
 * it on its way to the panel that shows the children of another.
 */
export function useMenuIntent<T>(panel: RefObject<HTMLElement | null>, choose: (row: T) => void) {
  const trail = useRef<(Point & { at: number })[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    list: {
      onPointerMove: (event: PointerEvent) => {
        const { clientX: x, clientY: y, timeStamp: at } = event;
        trail.current = [...trail.current.filter((one) => at - one.at <= lookBackMs), { x, y, at }];
      },
      onPointerLeave: () => clearTimeout(timer.current),
    },
    onRowEnter: (event: PointerEvent, row: T) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer.current);
      const edge = panel.current?.getBoundingClientRect();
      const from = trail.current[0];
      const isCrossing = edge && from && isHeadingFor(from, { x: event.clientX, y: event.clientY }, edge);
      if (isCrossing) timer.current = setTimeout(() => choose(row), intentDelayMs);
      else choose(row);
    },
  };
}
