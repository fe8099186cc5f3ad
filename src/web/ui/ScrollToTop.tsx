import { useEffect, useRef, useState } from 'react';
import { Icon } from './icons/Icon.tsx';
import { useWords } from './words.tsx';

/**
 * Back to the top, offered while the top of the page is out of view (LY-01). Stands last in `main`: beside the content
 * where the window is wide enough for that, else in a row of its own below it, so that it never covers anything.
 */
export function ScrollToTop() {
  const words = useWords();
  const top = useRef<HTMLSpanElement>(null);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting));
    watcher.observe(top.current!);
    return () => watcher.disconnect();
  }, []);

  return (
    <>
      {/* As tall as a screen: one screen down the button is worth its place. */}
      <span ref={top} aria-hidden="true" className="pointer-events-none absolute top-0 h-dvh w-px" />
      <div className="no-print mt-8 flex min-h-11 justify-center">
        {away && (
          <a
            href="#top"
            aria-label={words.backToTop}
            className="grid size-11 animate-[fade_200ms] place-items-center rounded-full border border-control bg-surface hover:bg-hover min-[1536px]:fixed min-[1536px]:right-4 min-[1536px]:bottom-[calc(var(--buy-bar)+16px)] min-[1536px]:z-20 min-[1536px]:shadow-e2"
            onClick={(event) => {
              event.preventDefault();
              window.scrollTo({ top: 0 });
            }}
          >
            <Icon name="arrow-up" />
          </a>
        )}
      </div>
    </>
  );
}
