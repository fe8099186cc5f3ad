import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { shadeIdOf } from './useGridFocus.ts';

export interface PreviewedShade {
  id: number;
  anchor: HTMLElement;
  /** By a touch, which does not lead on until it comes again. */
  isByTouch: boolean;
}

/** Long enough to sweep over the chart without a flicker, and to go from a cell over to what it shows (WCAG 1.4.13). */
const showDelayMs = 120;
const hideDelayMs = 200;

/**
 * Which shade is shown large: that under the mouse, that with the keyboard's focus, or that which was touched. A touch
 * shows it, a second one leads on. Escape, a press elsewhere and leaving it end that.
 */
export function useShadePreview() {
  const [shown, setShown] = useState<PreviewedShade | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = useCallback((next: PreviewedShade | null, delayMs = 0) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setShown(next);
    else timer.current = setTimeout(() => setShown(next), delayMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!shown) return;
    const onPress = (event: Event) => {
      const pressed = event.target as Element;
      if (!pressed.closest('[data-shade-preview]') && shadeIdOf(pressed) !== shown.id) set(null);
    };
    // On the document: the mouse may hover over the chart while the focus is elsewhere.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') set(null);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [shown, set]);

  const at = (target: EventTarget, isByTouch: boolean): PreviewedShade | undefined => {
    const id = shadeIdOf(target);
    const link = id === undefined ? null : (target as Element).closest<HTMLElement>('[data-shade]');
    if (id === undefined || !link) return undefined;
    return { id, anchor: link.closest<HTMLElement>('td, li') ?? link, isByTouch };
  };

  return {
    shown,
    handlers: {
      onPointerOver(event: PointerEvent) {
        if (event.pointerType === 'touch') return;
        if ((event.target as Element).closest('[data-shade-preview]')) clearTimeout(timer.current);
        else {
          const next = at(event.target, false);
          if (next) set(next, showDelayMs);
          else if (shown) set(null, hideDelayMs);
        }
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'touch') set(null, hideDelayMs);
      },
      onFocus(event: FocusEvent) {
        const next = at(event.target, false);
        if (next && event.target.matches(':focus-visible')) set(next);
      },
      onBlur(event: FocusEvent) {
        if (shadeIdOf(event.target) !== undefined) set(null, hideDelayMs);
      },
      onClick(event: MouseEvent) {
        const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
        const next = isTouch && isPlain(event) ? at(event.target, true) : undefined;
        if (!next || (shown?.isByTouch && shown.id === next.id)) return;
        event.preventDefault();
        set(next);
      },
    },
  };
}

const isPlain = (event: MouseEvent | KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
