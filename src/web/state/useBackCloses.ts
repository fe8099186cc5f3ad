import { useEffect, useEffectEvent } from 'react';

/** While mounted, the browser's Back closes it instead of leaving the page, as phone users expect. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // The page under it stays where it was scrolled to, however one comes back.
    window.history.replaceState({ ...window.history.state, top: window.scrollY }, '');
    window.history.pushState({ isOverlay: true }, '');
    let isBack = false;
    const onPop = () => {
      isBack = true;
      close();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      const state = window.history.state as { isOverlay?: boolean } | null;
      // Closed some other way, it takes its step out of the history.
      if (!isBack && state?.isOverlay) window.history.back();
    };
  }, []);
}
