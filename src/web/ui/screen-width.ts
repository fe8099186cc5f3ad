import { useState, useSyncExternalStore } from 'react';

/** Widths of the window from which parts of a page show; the breakpoints of the styles. */
const queries = { md: '(width >= 860px)', lg: '(width >= 1280px)' };
export type ScreenWidth = keyof typeof queries;

/** Whether what shows from a width up does in this window; the server, which knows no window, shows everything. */
export function isOnScreenOf(from: ScreenWidth | undefined): boolean {
  return !from || typeof window === 'undefined' || window.matchMedia(queries[from]).matches;
}

/** The same and followed, but once shown it stays, hidden by the styles: a phone that is turned loses nothing. */
export function useIsOnScreenOf(from: ScreenWidth | undefined): boolean {
  const [watched] = useState(() => watch(from));
  return useSyncExternalStore(watched.subscribe, watched.isShown, everything);
}

function watch(from: ScreenWidth | undefined) {
  let wasShown = false;
  return {
    isShown: () => (wasShown ||= isOnScreenOf(from)),
    subscribe(changed: () => void) {
      if (!from) return () => {};
      const media = window.matchMedia(queries[from]);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
  };
}

const everything = () => true;
