import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether the element has come within `marginPx` of the view; once it has, it stays so.
 */
export function useNear<T extends Element>(marginPx: number): { ref: RefObject<T | null>; isNear: boolean } {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: `${marginPx}px`,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, marginPx]);
  return { ref, isNear };
}
