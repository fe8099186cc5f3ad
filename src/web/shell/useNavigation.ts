import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hydrateIslands } from '../ui/hydration.ts';
import type { Shown } from './Document.tsx';
import { innerAddress, isPlainClick } from './navigation.ts';
import { lazyModule } from '../ui/lazy-module.ts';
import { scrollToHash, scrollToTop } from './scrolling.ts';

/** No first view needs it: it comes with the first touch of a link. */
const preparing = lazyModule(() => import('./prepare-page.ts'));

/** Hovering a link this long prefetches its page (LY-12), in ms. */
const intentDelayMs = 100;

export interface Navigation {
  shown: Shown;
  isLoading: boolean;
  go: (address: string, options?: { replace?: boolean; keepScroll?: boolean }) => void;
}

/**
 * Holds the current page and follows every inner link through one listener on the document, so that
 * links inside composed content navigate in place too.
 */
export function useNavigation(initial: Shown): Navigation {
  const queries = useQueryClient();
  const [shown, setShown] = useState(initial);
  const [isLoading, setLoading] = useState(false);
  const current = useRef(shown);
  /** The address in the bar that the page on the screen belongs to. It may hold keys the page does not know, such as `lang`. */
  const shownAt = useRef('');
  const latest = useRef(0);
  useEffect(() => {
    current.current = shown;
  }, [shown]);

  const show = useCallback(
    async (address: string, after: (next: Shown) => void) => {
      const mine = ++latest.current;
      const wasOnline = navigator.onLine;
      setLoading(true);
      try {
        const here = current.current.page;
        const isSamePage = new URL(address, here.origin).pathname === here.path;
        const [next] = await Promise.all([
          preparing.load().then(({ preparePage }) => preparePage(address, here, queries)),
          hydrateIslands(isSamePage ? 'all' : 'frame'),
        ]);
        if (mine !== latest.current) return;
        if ('reload' in next) {
          location.assign(next.reload);
          return;
        }
        setShown(next);
        current.current = next;
        after(next);
        shownAt.current = addressInBar();
      } catch {
        // The page could not be fetched: leave it to the browser, which shows its own error. Without a
        // connection, also one that is back by now, the current page stays (see OfflineNotice).
        if (mine === latest.current && wasOnline && navigator.onLine) location.assign(address);
      } finally {
        if (mine === latest.current) setLoading(false);
      }
    },
    [queries],
  );

  const go = useCallback<Navigation['go']>(
    (address, options = {}) => {
      const hash = new URL(address, location.href).hash;
      const { path } = current.current.page;
      void show(address, ({ page }) => {
        rememberScroll();
        const target = page.url + hash;
        if (options.replace) history.replaceState({}, '', target);
        else history.pushState({}, '', target);
        // A modal opens over the page as it is.
        if (options.keepScroll || (page.path === path && page.search.has('modal'))) {
          afterPaint(keepFocus);
          return;
        }
        const before = document.activeElement;
        afterPaint(() => {
          if (!hash || !scrollToHash(hash)) scrollToTop();
          focusHeading(before);
        });
      });
    },
    [show],
  );

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
      if (!link || !isPlainClick(event)) return;
      const hash = hashOfThisPage(link);
      if (hash) {
        event.preventDefault();
        rememberScroll();
        history.pushState({}, '', hash);
        scrollToHash(hash);
        return;
      }
      const url = innerAddress(link, location);
      if (!url) return;
      event.preventDefault();
      const isHere = url.pathname + url.search === addressInBar();
      go(url.pathname + url.search + url.hash, {
        keepScroll: link.hasAttribute('data-keep-scroll'),
        replace: link.hasAttribute('data-replace') || isHere,
      });
    };
    const onPop = (event: PopStateEvent) => {
      const { hash } = location;
      const known = (event.state as { top?: number } | null)?.top;
      const top = known ?? 0;
      if (addressInBar() === shownAt.current) {
        // Back from a hash to where its link was, or forward to it again.
        if (known !== undefined || !scrollToHash(hash)) scrollTo({ top, behavior: 'instant' });
        return;
      }
      void show(addressInBar(), () => afterPaint(() => scrollTo({ top, behavior: 'instant' })));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
      const url = link && innerAddress(link, location);
      if (!url || url.pathname + url.search === current.current.page.url || savesData()) return;
      const code = preparing.load();
      code.catch(clickReports);
      timer = setTimeout(() => {
        code
          .then(({ preparePage }) => preparePage(url.pathname + url.search, current.current.page, queries))
          .catch(clickReports);
      }, intentDelayMs);
    };
    takeScroll();
    shownAt.current = addressInBar();
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPop);
    addEventListener('pageshow', takeScroll);
    addEventListener('pagehide', leaveScroll);
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPop);
      removeEventListener('pageshow', takeScroll);
      removeEventListener('pagehide', leaveScroll);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [go, queries, show]);

  return { shown, isLoading, go };
}

/** What is done ahead is only a guess at what comes next: if it fails, the click itself tells. */
const clickReports = () => {};

function addressInBar(): string {
  return location.pathname + location.search;
}

/** The hash of a link within this page, whatever its query; else `''`. */
function hashOfThisPage(link: HTMLAnchorElement): string {
  if (link.target && link.target !== '_self') return '';
  const { origin, pathname, search, hash } = link;
  return origin === location.origin && pathname + search === addressInBar() ? hash : '';
}

/** Restores scroll positions ourselves while pages change in place, as they change after the address does. */
function takeScroll(): void {
  history.scrollRestoration = 'manual';
}

/** Leaves scrolling to the browser for a document that is reloaded or returned to. */
function leaveScroll(): void {
  history.scrollRestoration = 'auto';
}

/** Stores the scroll position in the history entry, for the way back. */
function rememberScroll(): void {
  history.replaceState({ ...history.state, top: scrollY }, '');
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/**
 * Moves focus to the heading, so that screen readers and keyboards start there on a new page. On a busy machine that is a
 * moment later, and who is in a field by then, typing, stays there: `before` is where the focus was on the former page.
 */
function focusHeading(before: Element | null): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const { activeElement, body } = document;
  if (!heading || (activeElement !== before && activeElement !== body)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** When the scroll position stays, a control that was rendered again gets its focus back. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  const choices = document.querySelectorAll<HTMLElement>('main [data-keep-scroll][aria-current=page]');
  [...choices].find((one) => one.getClientRects().length > 0)?.focus({ preventScroll: true });
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
