import {
  createElement,
  memo,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { Hydrated, suspendUntilHydration, useDeferredHydration, type Hydration } from './hydration.ts';
import { preloadedModule, useLazyModule } from './lazy-module.ts';
import { isOnScreenOf, useIsOnScreenOf, type ScreenWidth } from './screen-width.ts';
import { serverHtml, useIsServerRendered } from './server-rendered.ts';

/**
 * A component that stays the server's HTML until it comes near the window; only then the browser fetches its code and
 * hydrates it. A change of its props hydrates it early, so they should be few and stable.
 * `const ReviewsIsland = island(async () => (await import('./Reviews.tsx')).Reviews)`
 */
export function island<P extends object>(
  fetchComponent: () => Promise<ComponentType<P>>,
  options?: {
    isOfFrame?: boolean;
    waitsForTouch?: boolean;
    /** Few pages show it: one that a visitor navigates to brings its code only then. */
    isRare?: boolean;
    /** Styles hide it on narrower screens, which therefore neither fetch nor render it. */
    from?: ScreenWidth;
    className?: string;
  },
) {
  const from = options?.from;
  const isWanted = () => isOnScreenOf(from);
  const code = preloadedModule(fetchComponent, { isRare: options?.isRare ?? false, isWanted });
  const loadWanted = async () => (isWanted() ? code.load() : undefined);
  function Content({ hydration, props }: { hydration: Hydration; props: P }) {
    suspendUntilHydration(hydration);
    return (
      <>
        {createElement(useLazyModule(code), props)}
        <Hydrated hydration={hydration} />
      </>
    );
  }
  return memo(function Island(props: P) {
    const box = useRef<HTMLDivElement>(null);
    const isShown = useIsOnScreenOf(from);
    const hydration = useDeferredHydration(box, loadWanted, options);
    // The same element on every render: a new one is a change, for which React renders suspended content from scratch.
    const content = useMemo(
      () => (
        <Suspense fallback={null}>
          <Content hydration={hydration} props={props} />
        </Suspense>
      ),
      [hydration, props],
    );
    return (
      <div ref={box} className={options?.className}>
        {isShown ? content : null}
      </div>
    );
  });
}

/**
 * A component of text, pictures and links alone, which is never hydrated: its code is fetched only to show other props.
 * Anything interactive beyond links belongs in an `island`.
 */
export function staticIsland<P extends object>(
  fetchComponent: () => Promise<ComponentType<P>>,
  { className }: { className?: string } = {},
) {
  const code = preloadedModule(fetchComponent);
  function Rendered({ props }: { props: P }) {
    return createElement(useLazyModule(code), props);
  }
  return memo(function StaticIsland(props: P) {
    const isServerRendered = useIsServerRendered();
    const [first] = useState(props);
    const [, setArrived] = useState(false);
    const isChanged = props !== first;
    useEffect(() => {
      if (isChanged) code.load().then(() => setArrived(true), showsFormerProps);
    }, [isChanged]);
    if (isServerRendered && !(isChanged && code.loaded())) {
      return <div key="server" className={className} {...serverHtml} />;
    }
    return (
      <div key="browser" className={className}>
        <Suspense fallback={null}>
          <Rendered props={props} />
        </Suspense>
      </div>
    );
  });
}

/** The next change of props tries again. */
const showsFormerProps = () => {};
