import type { QueryClient } from '@tanstack/react-query';
import { addFavouriteCall, deleteFavouriteCall } from '../../domain/favourites/calls.ts';
import { meCall } from '../../domain/me/calls.ts';
import type { Me } from '../../domain/me/contract.ts';
import { ApiError } from '../api/client.ts';
import { meQuery } from '../api/me.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import {
  removeUnsavedFavourite,
  markFavourites,
  unsavedFavourites,
  pendingFavouriteKey,
} from './favourite-marks.ts';
import type { AppContext } from './useAppContext.ts';

/** A favourite that the shop has not answered for yet. */
const unsaved = 0;
const channelName = 'favourites-channel';
/** Whoever signs in later than this no longer means the favourite chosen before, in ms. */
const pendingMs = 600_000;

/** What each product shall be, while calls of it are under way. Of this window, as the buttons are. */
const wanted = new Map<number, boolean>();
/** Those of them of which what the shop had before is known: until then nothing else may stand in its place. */
const read = new Set<number>();

const favouritesOf = (queries: QueryClient) => queries.getQueryData(meQuery().queryKey)?.favourites ?? [];

/** Adds the favourite somebody chose before signing in, once. */
export async function addPendingFavourite(app: AppContext): Promise<void> {
  const [product, at] = (sessionStorage.getItem(pendingFavouriteKey) ?? '').split(' ').map(Number);
  sessionStorage.removeItem(pendingFavouriteKey);
  if (product && at && Date.now() - at < pendingMs) await setFavourite(product, true, app);
}

/** Saves what was pressed on a page that was left before the shop had answered. */
export async function saveUnsavedFavourites(app: AppContext): Promise<void> {
  await Promise.all(
    [...unsavedFavourites()]
      .filter(([product]) => !wanted.has(product))
      .map(([product, isWanted]) => setFavourite(product, isWanted, app)),
  );
}

/** The page goes: calls that break off now were not refused, and the next page makes them again. */
let isLeaving = false;

/**
 * Makes a product a favourite, or none: what the page shows changes at once, the shop is told one call after the other, and
 * if it fails the page goes back to what the shop has last said (AC-02). Never rejects (ER-04).
 */
export async function setFavourite(product: number, isWanted: boolean, app: AppContext): Promise<void> {
  const { queries } = app;
  const isUnderWay = wanted.has(product);
  wanted.set(product, isWanted);
  let saved: number | undefined;
  try {
    if (!isUnderWay) {
      await queries.ensureQueryData(meQuery());
      saved = favouritesOf(queries).find((one) => one.product === product)?.id;
      read.add(product);
    }
    if (read.has(product)) show(queries, product, wanted.get(product)! ? (saved ?? unsaved) : undefined);
    if (isUnderWay) return;
    while (wanted.get(product) !== (saved !== undefined)) {
      saved = await save(app, product, saved);
    }
  } catch (error) {
    if (isLeaving && !(error instanceof ApiError)) {
      read.delete(product);
      wanted.delete(product);
      return;
    }
    console.error('favourite not saved', error);
    await showFailure(app, error);
  }
  if (isUnderWay) return;
  read.delete(product);
  wanted.delete(product);
  removeUnsavedFavourite(product);
  show(queries, product, saved);
  // Where even who somebody is could not be asked, the button goes back without it.
  markFavourites((id) => (id === product ? saved !== undefined : undefined));
  postToTabs(product, saved);
}

/** Adds it, or removes the one of that number; answers the number it has then. */
async function save(
  { page: { api } }: AppContext,
  product: number,
  saved: number | undefined,
): Promise<number | undefined> {
  if (saved === undefined)
    return (await api.send(addFavouriteCall, { body: { product }, outlivesPage: true })).id;
  try {
    await api.send(deleteFavouriteCall, { params: { id: saved }, body: undefined, outlivesPage: true });
  } catch (error) {
    // Removed in the meantime, elsewhere: that is what was wanted.
    if (!(error instanceof ApiError && error.code === 'FAVOURITE_NOT_FOUND')) throw error;
  }
  return undefined;
}

async function showFailure({ page: { texts }, toast }: AppContext, error: unknown): Promise<void> {
  const code = error instanceof ApiError && error.status < 500 ? error.code : null;
  try {
    await loadAreas(texts, code ? ['refusals'] : ['favourites']);
    const text = code ? texts.errorText(code) : texts.t('favourites.failed');
    toast({ text, tone: 'danger', key: 'favourite' });
  } catch {
    toast({ text: texts.t('errors.network'), tone: 'danger', key: 'NETWORK' });
  }
}

/** Sets what every part of the page reads: `id` undefined is no favourite. The latest stand first. */
function show(queries: QueryClient, product: number, id: number | undefined): void {
  queries.setQueryData(meQuery().queryKey, (me: Me | undefined) => {
    if (!me) return me;
    const others = me.favourites.filter((one) => one.product !== product);
    if (id === undefined) return { ...me, favourites: others };
    const rank = (of: number) => (of === unsaved ? Infinity : of);
    const favourites = [...others, { id, product }].toSorted((a, b) => rank(b.id) - rank(a.id));
    return { ...me, favourites };
  });
}

function postToTabs(product: number, id: number | undefined): void {
  const channel = new BroadcastChannel(channelName);
  // A channel reaches the own origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage([product, id]);
  channel.close();
}

/**
 * Keeps all favourite buttons of the page as the favourites are: those that are there, those that appear later, and when
 * another tab changes them. Answers what ends it.
 */
export function syncFavouriteButtons(queries: QueryClient): () => void {
  const mark = () => {
    const products = new Set(favouritesOf(queries).map((one) => one.product));
    markFavourites((product) => products.has(product));
  };
  const unsubscribe = queries.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === meCall.path) mark();
  });
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true });
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<[number, number | undefined]>) => {
    if (!wanted.has(data[0])) show(queries, ...data);
  });
  // Taken back from memory: what was under way when it was left was done elsewhere.
  const onLeave = () => {
    isLeaving = true;
  };
  const onBack = ({ persisted }: PageTransitionEvent) => {
    isLeaving = false;
    if (persisted) void queries.invalidateQueries({ queryKey: meQuery().queryKey });
  };
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onBack);
  mark();
  return () => {
    unsubscribe();
    observer.disconnect();
    channel.close();
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onBack);
  };
}
