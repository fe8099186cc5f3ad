import { useEffect, useRef, useSyncExternalStore, type CSSProperties, type RefObject } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { breakpoints, carouselTimes } from '../constants.ts';
import { EagerProvider, useTree } from '../tree-context.ts';
import type { ViewProps } from '../view.ts';
import type { carousel } from './block.ts';
import { Controls } from './Controls.tsx';
import { cloneCount, slideDelayMs } from './rules.ts';
import { useCopies } from './use-copies.ts';
import { useSlides } from './use-slides.ts';
import { useSwipe } from './use-swipe.ts';

const slideLook = 'w-full shrink-0 snap-start md:w-(--slide)';

/** Slides in an endless row that goes on by itself and stops for whoever looks, touches or tabs into it. */
export function View({ props, mode, node, children }: ViewProps<typeof carousel>) {
  const t = useT();
  const { selected } = useTree();
  const root = useRef<HTMLElement>(null);
  const isWide = useMedia(`(width >= ${breakpoints.md}px)`);
  const hasReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  // Clones come once the browser has taken over, so that the page itself holds every slide once.
  const isHydrated = useIsHydrated();
  const count = children.length;
  const maxVisible = Math.min(props.visibleSlides, Math.max(count, 1));
  const visible = isWide ? maxVisible : 1;
  const isEdited = mode === 'edit';
  const isAlone = count < 2;
  const slides = useSlides({
    slides: count,
    delayMs: slideDelayMs(props.slideDelay),
    isStill: isEdited || isAlone || !isHydrated,
    hasReducedMotion,
  });
  const { hold } = slides;
  useHolds(root, hold);
  const track = useRef<HTMLDivElement>(null);
  // Whoever had swiped before begins anew: from here on the row is moved, not scrolled.
  useEffect(() => {
    if (isHydrated && track.current) track.current.scrollLeft = 0;
  }, [isHydrated]);
  const swipe = useSwipe(isAlone ? null : slides.move);
  const copies = useCopies(track, isHydrated && !isEdited && !isAlone, node);

  if (count === 0) return null;
  const chosen = isEdited ? node.children.findIndex((child) => child.uuid === selected) : -1;
  const position = chosen >= 0 ? chosen : slides.position;
  const clones = copies.length === count ? cloneCount(count, visible) : 0;
  const indices = children.map((_, index) => index);
  const isShown = (index: number) => (((index - position) % count) + count) % count < visible;
  const clone = (index: number, place: 'before' | 'after') => (
    <div
      key={`${place} ${index}`}
      aria-hidden
      inert
      data-clone
      className={slideLook}
      dangerouslySetInnerHTML={copies[index]}
    />
  );
  return (
    // Only the pause for whoever looks; all that can be done with it is a button below.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={root}
      aria-roledescription={t('blocks.carousel')}
      aria-label={t('content.carouselLabel')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold('hover', true)}
      onPointerLeave={() => hold('hover', false)}
      onFocus={() => hold('focus', true)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || hold('focus', false)}
      className="group/carousel relative max-md:-mx-gutter"
      // Said before the browser knows how wide it is, so that slides do not change their width when it takes over.
      data-visible={maxVisible}
      style={{ '--slide': `${100 / maxVisible}%` } as CSSProperties}
    >
      {/* Before the browser takes over, and without script, the row is swiped and scrolled. */}
      <div
        ref={track}
        {...swipe}
        aria-live={slides.isPlaying ? 'off' : 'polite'}
        className={`md:rounded-panel ${isHydrated ? 'touch-pan-y touch-pinch-zoom overflow-hidden' : 'scroll-row'}`}
      >
        <div
          className="flex"
          style={{
            transform: isHydrated ? `translateX(${(-100 * (position + clones)) / visible}%)` : undefined,
            transition:
              slides.isSliding && !hasReducedMotion
                ? `transform ${carouselTimes.transition}ms cubic-bezier(0.2, 0, 0, 1)`
                : undefined,
          }}
        >
          {indices.slice(count - clones).map((index) => clone(index, 'before'))}
          {children.map((child, index) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- a slide is known by its place alone
              key={index}
              role="group"
              aria-roledescription={t('blocks.slide')}
              aria-label={t('common.slideOf', { index: index + 1, total: count })}
              inert={isHydrated && !isEdited && !isShown(index)}
              data-slide
              className={slideLook}
            >
              <EagerProvider value={index === 0}>{child}</EagerProvider>
            </div>
          ))}
          {indices.slice(0, clones).map((index) => clone(index, 'after'))}
        </div>
      </div>
      {isAlone ? null : (
        <Controls slides={slides} count={count} isAutomatic={!isEdited && !hasReducedMotion} />
      )}
    </section>
  );
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** False on the server and in the first render of the browser, which must be the same. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** Nothing moves where nobody looks: in a hidden tab and out of view. */
function useHolds(
  root: RefObject<HTMLElement | null>,
  hold: (reason: 'hidden' | 'away', isHeld: boolean) => void,
): void {
  useEffect(() => {
    const onVisibility = () => hold('hidden', document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    const observer =
      typeof IntersectionObserver === 'undefined' || !root.current
        ? null
        : new IntersectionObserver((entries) => hold('away', !entries.at(-1)!.isIntersecting));
    if (root.current) observer?.observe(root.current);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      observer?.disconnect();
    };
  }, [root, hold]);
}
