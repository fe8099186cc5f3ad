import { useCallback } from 'react';
import { useT } from '../i18n/texts.tsx';
import { useOnline } from '../state/useOnline.ts';

/** Says that the connection is lost; what has loaded can still be read. */
export function OfflineNotice() {
  const t = useT();
  const isOnline = useOnline();
  // Moves everything that floats at the lower edge above it, and leaves the end of the page readable.
  const keepClear = useCallback((notice: HTMLElement | null) => {
    if (!notice) return undefined;
    const { style } = document.documentElement;
    const watcher = new ResizeObserver(() => style.setProperty('--buy-bar', `${notice.offsetHeight}px`));
    watcher.observe(notice);
    return () => {
      watcher.disconnect();
      style.removeProperty('--buy-bar');
    };
  }, []);
  if (isOnline) return null;
  return (
    <p
      ref={keepClear}
      role="status"
      className="type-body-s fixed inset-x-0 bottom-0 z-40 bg-warning-tint p-3 text-center text-warning"
    >
      {t('errors.offline')}
    </p>
  );
}
