import { useEffect, useRef, useState } from 'react';

/**
 * Whether to show that something takes time: only after `afterMs`, and then for at least `minDurationMs`, so that a quick
 * answer flashes nothing (skeletons 150 and 300 ms, the bar on top 200 ms).
 */
export function useSpinDelay(active: boolean, afterMs = 150, minDurationMs = 300): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (active === shown) return;
    const wait = active ? afterMs : Math.max(0, since.current + minDurationMs - Date.now());
    const timer = setTimeout(() => {
      if (active) since.current = Date.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown, afterMs, minDurationMs]);

  return shown;
}
