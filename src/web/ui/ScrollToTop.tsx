import { useEffect, useRef, useState } from 'react';
import { Icon } from './icons/Icon.tsx';
import { useWords } from './words.tsx';

/** Back to the top, offered while the top of the page is out of view (LY-01). Stands first in the body. */
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
      {away && (
        <a
          href="#top"
          aria-label={words.backToTop}
          className="no-print fixed right-4 bottom-[calc(var(--buy-bar)+16px)] z-20 grid size-11 animate-[fade_200ms] place-items-center rounded-full border border-control bg-surface shadow-e2 hover:bg-hover md:right-6"
          onClick={(event) => {
            event.preventDefault();
            window.scrollTo({ top: 0 });
          }}
        >
          <Icon name="arrow-up" />
        </a>
      )}
    </>
  );
}
