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
export interface LaterModule<M> {
  /** Fetches it, once; a fetch that failed is tried again by the next call. Rejects when it cannot be fetched. */
  load: () => Promise<M>;
  /** The module if it is here already. */
  loaded: () => M | undefined;
  /** The module on its way. Stays rejected after a failure, until `load` tries again. */
  arriving: () => Promise<M>;
}

/** What the server draws. Code alone, nothing of a visitor. */
const drawn = new Set<LaterModule<unknown>>();

/** Fetches every `drawnModule` known by now: whole pages are drawn on the server and on the way from page to page. */
export async function loadDrawnModules(): Promise<void> {
  await Promise.all([...drawn].map((one) => one.loaded() ?? one.load()));
}

/** A later module that belongs to what the server draws. `const errorPage = drawnModule(() => import('./ErrorPage.tsx'))` */
export function drawnModule<M>(fetchModule: () => Promise<M>): LaterModule<M> {
  const later = laterModule(fetchModule);
  drawn.add(later);
  return later;
}

/** `const view = laterModule(() => import('./spacer/View.tsx'))` */
export function laterModule<M>(fetchModule: () => Promise<M>): LaterModule<M> {
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
export function useLater<M>(later: LaterModule<M>): M {
  return later.loaded() ?? use(later.arriving());
}

/** Holds a part of the page back, as the server drew it, until it is wanted. */
export interface Gate {
  isOpen: boolean;
  opened: Promise<void>;
  /** Settles when the part answers to what is done with it. */
  alive: Promise<void>;
  setAlive: () => void;
  /** Fetches the code of the part and lets it be taken over. Rejects, and stays closed, when the code cannot be fetched. */
  open: () => Promise<void>;
}

/** Parts so near the window are taken over before they are seen, in px. */
const nearPx = 200;

/** Gates of the page in this window that are still closed; those of the frame outlive a change of page. */
const closed = new Map<Gate, { isOfFrame: boolean }>();

/**
 * A gate that opens when `box` comes near the window. It stands open at once on the server, for parts the browser
 * draws by itself, and for those that are `isEager`. Between gate and part belongs a `Suspense`.
 */
export function useGate(
  box: RefObject<HTMLElement | null>,
  loadCode: () => Promise<unknown>,
  { isEager = false, isOfFrame = false, marginPx = nearPx } = {},
): Gate {
  const isFromServer = useIsFromServer();
  const [gate] = useState(() => makeGate(loadCode, isEager || !isFromServer));
  useEffect(() => {
    if (gate.isOpen || !box.current) return;
    const part = box.current;
    closed.set(gate, { isOfFrame });
    // For those who watch the page come alive.
    part.setAttribute('data-waiting', '');
    let isNear = false;
    const tryToOpen = () => {
      // Without a connection the part stays what it is: readable, with links that work.
      if (isNear && navigator.onLine) gate.open().catch(stayClosed);
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
      part.removeAttribute('data-waiting');
      watcher.disconnect();
      window.removeEventListener('online', tryToOpen);
      window.removeEventListener('click', pressAgain, true);
      closed.delete(gate);
    };
    void gate.alive.then(leave);
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
      gate.open().then(() => gate.alive.then(() => control.click()), follow);
    }
  }, [gate, box, isOfFrame, marginPx]);
  return gate;
}

/** What is pressed and answers within the page. Fields of text, other windows, phone and mail work by themselves. */
const controls =
  'a[href^="/"]:not([target]), button, label, summary, input[type=checkbox], input[type=radio]';

/** Waits at a closed gate; the HTML of the server stays meanwhile. Who calls it uses no other hook: React may begin anew. */
export function passGate(gate: Gate): void {
  if (!gate.isOpen) use(gate.opened);
}

/** Stands beside what came through the gate, and tells once that is alive. */
export function Passed({ gate }: { gate: Gate }) {
  useEffect(() => gate.setAlive(), [gate]);
  return null;
}

/**
 * A part of a page that stands as the server drew it until it comes near the window; only then the browser fetches its
 * code. Props that change take it through its gate early, so they should be few and steady.
 * `const LaterReviews = laterPart(async () => (await import('./Reviews.tsx')).Reviews)`
 */
export function laterPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  options?: { isOfFrame?: boolean; className?: string },
) {
  const code = drawnModule(fetchPart);
  function Gated({ gate, given }: { gate: Gate; given: P }) {
    passGate(gate);
    return (
      <>
        {createElement(useLater(code), given)}
        <Passed gate={gate} />
      </>
    );
  }
  return memo(function LaterPart(given: P) {
    const box = useRef<HTMLDivElement>(null);
    const gate = useGate(box, code.load, options);
    // One element for all renders: a new one would take what still waits at its gate for changed, and draw it anew.
    const content = useMemo(
      () => (
        <Suspense fallback={null}>
          <Gated gate={gate} given={given} />
        </Suspense>
      ),
      [gate, given],
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
 * its props change. Links in it lead on as anywhere. What answers to more than a link belongs into a `laterPart`.
 */
export function stillPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { className }: { className?: string } = {},
) {
  const code = drawnModule(fetchPart);
  function Drawn({ given }: { given: P }) {
    return createElement(useLater(code), given);
  }
  return memo(function StillPart(given: P) {
    const isFromServer = useIsFromServer();
    const [first] = useState(given);
    const [, setArrived] = useState(false);
    const isChanged = given !== first;
    useEffect(() => {
      if (isChanged) code.load().then(() => setArrived(true), stayClosed);
    }, [isChanged]);
    if (isFromServer && !(isChanged && code.loaded())) {
      return <div key="server" className={className} {...keepServerHtml} />;
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
export const keepServerHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

/**
 * Opens the gates before the page under them changes: what is not yet taken over could not follow the change.
 * `frame` opens those that outlive the page, `all` every one.
 */
export async function openGates(which: 'frame' | 'all'): Promise<void> {
  const wanted = [...closed].filter(([, { isOfFrame }]) => isOfFrame || which === 'all');
  await Promise.all(wanted.map(([gate]) => gate.open().catch(stayClosed)));
}

/** Whether the browser found this part of the page already drawn. Stays as it was when the part was first drawn. */
export function useIsFromServer(): boolean {
  const [origin] = useState(makeOrigin);
  return useSyncExternalStore(neverChanges, origin.isFromServer, origin.takenOver);
}

/** Where a part was first drawn. The browser's answer is that of taking over, else React would draw the part once more. */
function makeOrigin() {
  let isFromServer = false;
  return {
    isFromServer: () => isFromServer,
    /** React asks this on the server, and in the browser only of what it takes over. */
    takenOver: () => (isFromServer = isInBrowser()),
  };
}

function makeGate(loadCode: () => Promise<unknown>, isOpen: boolean): Gate {
  let setOpen = () => {};
  let setAlive = () => {};
  const gate: Gate = {
    isOpen,
    opened: new Promise((resolve) => (setOpen = resolve)),
    alive: new Promise((resolve) => (setAlive = resolve)),
    setAlive: () => setAlive(),
    async open() {
      await loadCode();
      gate.isOpen = true;
      closed.delete(gate);
      setOpen();
    },
  };
  return gate;
}

const neverChanges = () => () => {};
const isInBrowser = () => typeof window !== 'undefined';
/** Without its code the part stays what it is, readable and with working links; the next change or glance asks again. */
const stayClosed = () => {};
