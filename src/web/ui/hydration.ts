import { use, useEffect, useState, type RefObject } from 'react';
import { useIsServerRendered } from './server-rendered.ts';

/** The hydration of one island, which leaves the server's HTML alone until it is started. */
export interface Hydration {
  hasStarted: boolean;
  started: Promise<void>;
  /** Settles when the island handles events. */
  hydrated: Promise<void>;
  markHydrated: () => void;
  /** Fetches the island's code, then lets React hydrate it. Rejects, and changes nothing, when the code cannot be fetched. */
  start: () => Promise<void>;
}

/** Islands this near the window are hydrated before they are seen, in px. */
const marginPxByDefault = 200;

/** Islands in this window that are not hydrated yet. Those of the frame outlive a change of page. */
const pending = new Map<Hydration, { isOfFrame: boolean }>();

/**
 * Hydrates the island in `box` when it comes near the window. It has started already on the server, in what the browser
 * renders by itself, and for islands that are `isEager`; one that `waitsForTouch` waits for the first sign of somebody
 * using the page as well, which is for what shows the same before. There must be a `Suspense` between the caller and the island.
 */
export function useDeferredHydration(
  box: RefObject<HTMLElement | null>,
  loadCode: () => Promise<unknown>,
  { isEager = false, isOfFrame = false, waitsForTouch = false, marginPx = marginPxByDefault } = {},
): Hydration {
  const isServerRendered = useIsServerRendered();
  const [hydration] = useState(() => makeHydration(loadCode, isEager || !isServerRendered));
  useEffect(() => {
    if (hydration.hasStarted || !box.current) return;
    return watch(hydration, box.current, { isOfFrame, waitsForTouch, marginPx });
  }, [hydration, box, isOfFrame, waitsForTouch, marginPx]);
  return hydration;
}

/**
 * Suspends until the hydration has started; meanwhile the server's HTML stays. Its caller must use no
 * other hook, as React may discard a suspended component and its state.
 */
export function suspendUntilHydration(hydration: Hydration): void {
  if (!hydration.hasStarted) use(hydration.started);
}

/** Rendered beside the content; marks the island as hydrated. */
export function Hydrated({ hydration }: { hydration: Hydration }) {
  useEffect(() => hydration.markHydrated(), [hydration]);
  return null;
}

/**
 * Starts what is pending before a page changes, as an island that is not hydrated cannot follow the change.
 * `frame`: the islands that outlive the page; `all`: every one.
 */
export async function hydrateIslands(which: 'frame' | 'all'): Promise<void> {
  const wanted = [...pending].filter(([, { isOfFrame }]) => isOfFrame || which === 'all');
  await Promise.all(wanted.map(([hydration]) => hydration.start().catch(staysAsItIs)));
}

/** Waits for the island to come near or to be pressed. Returns the clean-up. */
function watch(
  hydration: Hydration,
  island: HTMLElement,
  { isOfFrame, waitsForTouch, marginPx }: { isOfFrame: boolean; waitsForTouch: boolean; marginPx: number },
): () => void {
  pending.set(hydration, { isOfFrame });
  let isNear = false;
  const startWhenNear = () => {
    // Offline the island stays what it is: readable, with links that work.
    if (isNear && navigator.onLine) hydration.start().catch(staysAsItIs);
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      isNear = entry?.isIntersecting ?? false;
      startWhenNear();
    },
    { rootMargin: `${marginPx}px` },
  );
  const replay = (event: MouseEvent) => replayPress(event, hydration, island);
  const replayChosen = (event: Event) => replayChoice(event, hydration, island);
  let isStopped = false;
  const begin = () => {
    if (isStopped) return;
    // Journeys wait for it.
    island.setAttribute('data-hydration-pending', '');
    observer.observe(island);
  };
  if (waitsForTouch) void firstTouch().then(begin);
  else begin();
  window.addEventListener('online', startWhenNear);
  // Captured on the window, before React sees it: React would start hydrating the island without its code.
  window.addEventListener('click', replay, true);
  window.addEventListener('change', replayChosen, true);
  const stop = () => {
    isStopped = true;
    island.removeAttribute('data-hydration-pending');
    observer.disconnect();
    window.removeEventListener('online', startWhenNear);
    window.removeEventListener('click', replay, true);
    window.removeEventListener('change', replayChosen, true);
    pending.delete(hydration);
  };
  void hydration.hydrated.then(stop);
  return stop;
}

/**
 * Controls that answer within the page. Text fields, other windows, phone and mail work without script; buttons with an
 * action are heard by the frame.
 */
const controls =
  'a[href^="/"]:not([target]), button:not([data-action]), label, summary, input[type=checkbox], input[type=radio]';

/** A press that came before the code is not lost: it is repeated once the island is hydrated. Offline the page stays. */
function replayPress(event: MouseEvent, hydration: Hydration, island: HTMLElement): void {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (!control || !island.contains(control) || event.button > 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const wasOnline = navigator.onLine;
  const followLink = () => {
    if (control instanceof HTMLAnchorElement && wasOnline && navigator.onLine)
      window.location.assign(control.href);
  };
  hydration.start().then(() => hydration.hydrated.then(() => control.click()), followLink);
}

/** As `replayPress`, for what was chosen from a list: hydration puts back what the server had chosen. */
function replayChoice(event: Event, hydration: Hydration, island: HTMLElement): void {
  const { target } = event;
  if (!(target instanceof HTMLSelectElement) || !island.contains(target)) return;
  event.stopPropagation();
  const { value } = target;
  const choose = () => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  };
  hydration.start().then(() => hydration.hydrated.then(choose), staysAsItIs);
}

const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];

/** Of this window, nothing of a visitor. */
let touched: Promise<void> | undefined;

/** Settles with the first sign of somebody using the page. */
function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const heard = () => {
      for (const name of touches) window.removeEventListener(name, heard, true);
      resolve();
    };
    for (const name of touches) window.addEventListener(name, heard, { capture: true, passive: true });
  });
  return touched;
}

function makeHydration(loadCode: () => Promise<unknown>, hasStarted: boolean): Hydration {
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

/** Without its code an island stays readable and its links work; coming near again, or a change of page, retries. */
const staysAsItIs = () => {};
