import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type RefObject,
} from 'react';

/** A module of the page that the browser fetches only once it is wanted. */
export interface LazyModule<M> {
  /** Fetches it, once; a fetch that failed is tried again by the next call. Rejects when it cannot be fetched. */
  load: () => Promise<M>;
  /** The module if it is here already. */
  loaded: () => M | undefined;
  /** The module on its way. Stays rejected after a failure, until `load` tries again. */
  arriving: () => Promise<M>;
}

/** What the server draws. Code alone, nothing of a visitor. */
const drawn = new Set<LazyModule<unknown>>();

/** Fetches every `preloadedModule` known by now: whole pages are drawn on the server and on the way from page to page. */
export async function preloadModules(): Promise<void> {
  await Promise.all([...drawn].map((one) => one.loaded() ?? one.load()));
}

/** A later module that belongs to what the server draws. `const errorPage = preloadedModule(() => import('./ErrorPage.tsx'))` */
export function preloadedModule<M>(fetchModule: () => Promise<M>): LazyModule<M> {
  const later = lazyModule(fetchModule);
  drawn.add(later);
  return later;
}

/** `const view = lazyModule(() => import('./spacer/View.tsx'))` */
export function lazyModule<M>(fetchModule: () => Promise<M>): LazyModule<M> {
  let module: M | undefined;
  let fetched: Promise<M> | undefined;
  let hasFailed = false;
  const load = () => {
    if (!fetched || hasFailed) {
      hasFailed = false;
      fetched = fetchModule().then(
        (arrived) => (module = arrived),
        (error: unknown) => {
          hasFailed = true;
          throw error;
        },
      );
    }
    return fetched;
  };
  return { load, loaded: () => module, arriving: () => fetched ?? load() };
}

/** The module; suspends while it is on its way, and throws when it cannot be fetched. */
export function useLazyModule<M>(later: LazyModule<M>): M {
  return later.loaded() ?? use(later.arriving());
}

/** Holds a part of the page back, as the server drew it, until it is wanted. */
export interface Hydration {
  hasStarted: boolean;
  started: Promise<void>;
  /** Settles when the part answers to what is done with it. */
  hydrated: Promise<void>;
  markHydrated: () => void;
  /** Fetches the code of the part and lets it be taken over. Rejects, and stays unhydrated, when the code cannot be fetched. */
  start: () => Promise<void>;
}

/** Parts so near the window are taken over before they are seen, in px. */
const nearPx = 200;

/** Gates of the page in this window that are still pending; those of the frame outlive a change of page. */
const pending = new Map<Hydration, { isOfFrame: boolean }>();

/**
 * A hydration that opens when `box` comes near the window. It stands open at once on the server, for parts the browser
 * draws by itself, and for those that are `isEager`. Between hydration and part belongs a `Suspense`.
 */
export function useDeferredHydration(
  box: RefObject<HTMLElement | null>,
  loadCode: () => Promise<unknown>,
  { isEager = false, isOfFrame = false, marginPx = nearPx } = {},
): Hydration {
  const isServerRendered = useIsServerRendered();
  const [hydration] = useState(() => deferHydration(loadCode, isEager || !isServerRendered));
  useEffect(() => {
    if (hydration.hasStarted || !box.current) return;
    const part = box.current;
    pending.set(hydration, { isOfFrame });
    // For those who watch the page come alive.
    part.setAttribute('data-hydration-pending', '');
    let isNear = false;
    const tryToOpen = () => {
      // Without a connection the part stays what it is: readable, with links that work.
      if (isNear && navigator.onLine) hydration.start().catch(stayUnhydrated);
    };
    const watcher = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting ?? false;
        tryToOpen();
      },
      { rootMargin: `${marginPx}px` },
    );
    watcher.observe(part);
    window.addEventListener('online', tryToOpen);
    // On the window, before React hears of it, which would try to take the part over without its code.
    window.addEventListener('click', pressAgain, true);
    const leave = () => {
      part.removeAttribute('data-hydration-pending');
      watcher.disconnect();
      window.removeEventListener('online', tryToOpen);
      window.removeEventListener('click', pressAgain, true);
      pending.delete(hydration);
    };
    void hydration.hydrated.then(leave);
    return leave;

    /** A press that came before the code is not lost: it is done again once there is somebody to hear it. */
    function pressAgain(event: MouseEvent) {
      const control = (event.target as Element).closest<HTMLElement>(controls);
      if (!control || !part.contains(control) || event.button > 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const follow = () => {
        if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
      };
      hydration.start().then(() => hydration.hydrated.then(() => control.click()), follow);
    }
  }, [hydration, box, isOfFrame, marginPx]);
  return hydration;
}

/** What is pressed and answers within the page. Fields of text, other windows, phone and mail work by themselves. */
const controls =
  'a[href^="/"]:not([target]), button, label, summary, input[type=checkbox], input[type=radio]';

/** Waits at a pending hydration; the HTML of the server stays meanwhile. Who calls it uses no other hook: React may begin anew. */
export function suspendUntilHydrated(hydration: Hydration): void {
  if (!hydration.hasStarted) use(hydration.started);
}

/** Stands beside what came through the hydration, and tells once that is alive. */
export function Hydrated({ hydration }: { hydration: Hydration }) {
  useEffect(() => hydration.markHydrated(), [hydration]);
  return null;
}

/**
 * A part of a page that stands as the server drew it until it comes near the window; only then the browser fetches its
 * code. Props that change take it through its hydration early, so they should be few and steady.
 * `const ReviewsIsland = island(async () => (await import('./Reviews.tsx')).Reviews)`
 */
export function island<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  options?: { isOfFrame?: boolean; className?: string },
) {
  const code = preloadedModule(fetchPart);
  function Content({ hydration, given }: { hydration: Hydration; given: P }) {
    suspendUntilHydrated(hydration);
    return (
      <>
        {createElement(useLazyModule(code), given)}
        <Hydrated hydration={hydration} />
      </>
    );
  }
  return memo(function Island(given: P) {
    const box = useRef<HTMLDivElement>(null);
    const hydration = useDeferredHydration(box, code.load, options);
    // One element for all renders: a new one would take what still waits at its hydration for changed, and draw it anew.
    const content = useMemo(
      () => (
        <Suspense fallback={null}>
          <Content hydration={hydration} given={given} />
        </Suspense>
      ),
      [hydration, given],
    );
    return (
      <div ref={box} className={options?.className}>
        {content}
      </div>
    );
  });
}

/**
 * A part of words, pictures and links alone: what the server drew stays as it is, and its code is fetched only before
 * its props change. Links in it lead on as anywhere. What answers to more than a link belongs into an `island`.
 */
export function staticIsland<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { className }: { className?: string } = {},
) {
  const code = preloadedModule(fetchPart);
  function Drawn({ given }: { given: P }) {
    return createElement(useLazyModule(code), given);
  }
  return memo(function StaticIsland(given: P) {
    const isServerRendered = useIsServerRendered();
    const [first] = useState(given);
    const [, setArrived] = useState(false);
    const isChanged = given !== first;
    useEffect(() => {
      if (isChanged) code.load().then(() => setArrived(true), stayUnhydrated);
    }, [isChanged]);
    if (isServerRendered && !(isChanged && code.loaded())) {
      return <div key="server" className={className} {...serverHtml} />;
    }
    return (
      <div key="drawn" className={className}>
        <Suspense fallback={null}>
          <Drawn given={given} />
        </Suspense>
      </div>
    );
  });
}

/** One object for all renders: were it made anew, React would take the difference for a change and empty the element. */
export const serverHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

/**
 * Opens the gates before the page under them changes: what is not yet taken over could not follow the change.
 * `frame` opens those that outlive the page, `all` every one.
 */
export async function hydrateIslands(which: 'frame' | 'all'): Promise<void> {
  const wanted = [...pending].filter(([, { isOfFrame }]) => isOfFrame || which === 'all');
  await Promise.all(wanted.map(([hydration]) => hydration.start().catch(stayUnhydrated)));
}

/** Whether the browser found this part of the page already drawn. Stays as it was when the part was first drawn. */
export function useIsServerRendered(): boolean {
  const [origin] = useState(makeOrigin);
  return useSyncExternalStore(neverChanges, origin.isServerRendered, origin.hydrated);
}

/** Where a part was first drawn. The browser's answer is that of taking over, else React would draw the part once more. */
function makeOrigin() {
  let isServerRendered = false;
  return {
    isServerRendered: () => isServerRendered,
    /** React asks this on the server, and in the browser only of what it takes over. */
    hydrated: () => (isServerRendered = isInBrowser()),
  };
}

function deferHydration(loadCode: () => Promise<unknown>, hasStarted: boolean): Hydration {
  let markStarted = () => {};
  let markHydrated = () => {};
  const hydration: Hydration = {
    hasStarted,
    started: new Promise((resolve) => (markStarted = resolve)),
    hydrated: new Promise((resolve) => (markHydrated = resolve)),
    markHydrated: () => markHydrated(),
    async start() {
      await loadCode();
      hydration.hasStarted = true;
      pending.delete(hydration);
      markStarted();
    },
  };
  return hydration;
}

const neverChanges = () => () => {};
const isInBrowser = () => typeof window !== 'undefined';
/** Without its code the part stays what it is, readable and with working links; the next change or glance asks again. */
const stayUnhydrated = () => {};
