import { use } from 'react';

/** A module that the browser fetches when it is first needed. */
export interface LazyModule<M> {
  /** Fetches it, once; after a failure the next call tries again. Rejects when it cannot be fetched. */
  load: () => Promise<M>;
  /** The module if it has arrived. */
  loaded: () => M | undefined;
  /** The fetch under way, or a new one. Stays rejected after a failure, until `load` tries again. */
  loading: () => Promise<M>;
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
  return { load, loaded: () => module, loading: () => fetched ?? load() };
}

/** What code fetched on demand needs beside itself: its texts. The server has them all at hand. */
let fetchCompanion = (): Promise<unknown> => Promise.resolve();

/** From now on whatever is fetched on demand waits for `fetchOther` too, which is called each time. For browsers alone. */
export function fetchAlongside(fetchOther: () => Promise<unknown>): void {
  fetchCompanion = fetchOther;
}

/** The same fetch with what code fetched on demand needs beside itself; rejects when either cannot be fetched. */
export function withCompanion<M>(fetchModule: () => Promise<M>): () => Promise<M> {
  return async () => (await Promise.all([fetchModule(), fetchCompanion()]))[0];
}

/** Module state shared by all requests: code only, nothing of a visitor. */
const preloaded = new Map<LazyModule<unknown>, () => boolean>();
const rare = new Set<LazyModule<unknown>>();
const always = () => true;

/**
 * A lazy module that must be there before a page is rendered whole: `renderToString` waits for nothing, and a page
 * that the browser navigates to should not appear in pieces.
 * One that is `isOfFirstView` has its texts at hand.
 * `const errorPage = preloadedModule(() => import('./ErrorPage.tsx'))`
 */
export function preloadedModule<M>(
  fetchModule: () => Promise<M>,
  {
    isRare = false,
    isOfFirstView = false,
    isWanted = always,
  }: { isRare?: boolean; isOfFirstView?: boolean; isWanted?: () => boolean } = {},
): LazyModule<M> {
  const lazy = lazyModule(isOfFirstView ? fetchModule : withCompanion(fetchModule));
  if (isRare) rare.add(lazy);
  else preloaded.set(lazy, isWanted);
  return lazy;
}

/**
 * Fetches every `preloadedModule` that is wanted here, those that the fetched ones declare too. Browsers skip the rare ones,
 * which few visits need: a page that shows one loads it first, or suspends.
 */
export async function preloadModules(withRare = typeof window === 'undefined'): Promise<void> {
  const companion = fetchCompanion();
  const asked = new Set<LazyModule<unknown>>();
  const further = () => {
    const wanted = [...preloaded].filter(([, isWanted]) => isWanted()).map(([lazy]) => lazy);
    if (withRare) wanted.push(...rare);
    return wanted.filter((one) => !asked.has(one) && one.loaded() === undefined);
  };
  for (let wanted = further(); wanted.length > 0; wanted = further()) {
    for (const one of wanted) asked.add(one);
    await Promise.all(wanted.map((one) => one.load()));
  }
  await companion;
}

/** The module; suspends until it has arrived, and throws when it cannot be fetched. */
export function useLazyModule<M>(lazy: LazyModule<M>): M {
  return lazy.loaded() ?? use(lazy.loading());
}
