import { useLayoutEffect, type RefObject } from 'react';

const gap = 4;
const edge = 8;

/**
 * Keeps `panel` (a manual popover, so nothing clips it, not even a dialog) under `anchor` and as wide; above it where the
 * screen ends. Measures on open, scroll and resize.
 */
export function useFloating(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [from, box] = [anchor.current, panel.current];
    if (!open || !from || !box) return;
    box.showPopover?.();

    function place() {
      const at = from!.getBoundingClientRect();
      const below = window.innerHeight - at.bottom - gap - edge;
      const above = at.top - gap - edge;
      const up = below < Math.min(box!.scrollHeight, 320) && above > below;
      box!.style.left = `${at.left}px`;
      box!.style.width = `${at.width}px`;
      box!.style.maxHeight = `${Math.min(400, up ? above : below)}px`;
      box!.style.top = up ? 'auto' : `${at.bottom + gap}px`;
      box!.style.bottom = up ? `${window.innerHeight - at.top + gap}px` : 'auto';
    }

    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [open, anchor, panel]);
}
