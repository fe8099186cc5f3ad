import { useEffect, useRef } from 'react';

/** Shorter moves are just a trembling finger, in px. */
const minMovePx = 6;
/** Near the top the header always stays, in px. */
const alwaysShownPx = 200;

/** Marks the header hidden while the page is scrolled down and shown on the way up. */
export function useHidingHeader() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    let before = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - before) < minMovePx) return;
      const isHidden = now > before && now > alwaysShownPx;
      before = now;
      ref.current?.setAttribute('data-hidden', String(isHidden));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return ref;
}
