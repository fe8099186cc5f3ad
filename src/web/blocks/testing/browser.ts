import { vi } from 'vitest';

/** What the browser says to media queries, for `px` wide windows. */
export function setWindow({ px = 1440, reducedMotion = false } = {}): void {
  vi.stubGlobal(
    'matchMedia',
    (query: string) =>
      ({
        matches: query.includes('reduced-motion')
          ? reducedMotion
          : query.includes('width >=')
            ? px >= Number(/\d+/.exec(query)![0])
            : false,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
}

interface Watched {
  margin: string;
  /** Tells the page that what is watched came into view, or left it. */
  see: (isIntersecting: boolean) => void;
}

/** An IntersectionObserver that sees what a test tells it to. Answers what is watched. */
export function stubView(): Watched[] {
  const watched: Watched[] = [];
  class Observer {
    see: Watched['see'];
    margin: string;
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.margin = options.rootMargin ?? '0px';
      this.see = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe() {
      watched.push(this);
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return watched;
}
