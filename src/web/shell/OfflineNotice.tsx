import { useSyncExternalStore } from 'react';
import { useT } from '../i18n/texts.tsx';

/** Says when the connection is gone; what was loaded can still be read (ux.md section 5.6). */
export function OfflineNotice() {
  const t = useT();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <p
      role="status"
      className="type-body-s fixed inset-x-0 bottom-0 z-40 bg-warning-tint p-3 text-center text-warning"
    >
      {t('errors.offline')}
    </p>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
