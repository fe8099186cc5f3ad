import { useEffect, useRef, useState } from 'react';

/**
 * Whether to show that something takes time: only after `afterMs`, and then for at least `atLeastMs`, so that a quick
 * answer flashes nothing (skeletons 150 and 300 ms, the bar on top 200 ms: ux.md section 5).
 */
export function useLasting(active: boolean, afterMs = 150, atLeastMs = 300): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (active === shown) return;
    const wait = active ? afterMs : Math.max(0, since.current + atLeastMs - Date.now());
    const timer = setTimeout(() => {
      if (active) since.current = Date.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown, afterMs, atLeastMs]);

  return shown;
}
