/** Space left above the target of a hash link (RT-17), in px. */
export const hashOffsetPx = 80;

/** Scrolls to the element a hash names and focuses it; false when there is none. Without animation when the visitor prefers less motion. */
export function scrollToHash(hash: string): boolean {
  const target = document.getElementById(nameIn(hash));
  if (!target) return false;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = target.getBoundingClientRect().top + window.scrollY - hashOffsetPx;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

/** To the top of the page at once, as a new page begins. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** A hash that cannot be decoded is taken literally. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
