import { useRef, type TouchEvent } from 'react';

/** A finger must go so far sideways, and further than up or down, to mean a swipe; in px. */
const swipePx = 40;

interface SwipeHandlers {
  onTouchStart?: (event: TouchEvent) => void;
  onTouchEnd?: (event: TouchEvent) => void;
}

/** Swiping left goes on, swiping right goes back. */
export function useSwipe(move: ((direction: 1 | -1) => void) | null): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  if (!move) return {};
  return {
    onTouchStart(event) {
      const touch = event.touches[0];
      start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event) {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const dx = touch.clientX - start.current.x;
      const dy = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(dx) >= swipePx && Math.abs(dx) > Math.abs(dy)) move(dx < 0 ? 1 : -1);
    },
  };
}
