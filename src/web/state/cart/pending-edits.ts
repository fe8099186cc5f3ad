import { editsKey as storageKey } from './stored-keys.ts';

/**
 * What the cart shall hold of one product, until the shop has agreed. Stored for all tabs and for later, so that nothing
 * changed without a connection is lost.
 */
export interface PendingEdit {
  /** As `productOf` says: a line whose product is no more is known by itself. */
  product: number;
  /** 0: no line of it. */
  quantity: number;
  /** `add` leaves a line that is there already as it is; `set` is an edit of the line. */
  kind: 'add' | 'set';
  /** What it is called, for as long as the shop has said nothing of it. */
  name: string;
  /** Of this intention alone: a repetition of its call is no second one. */
  key: string;
  /** Not sent before, in ms since 1970: a later edit takes its place. */
  dueAt: number;
  /** The order it was made in; null: there was none. */
  order: string | null;
  isSignedIn: boolean;
  /** The version its call named, as a repetition has to be the same request; null: not sent yet. */
  sentVersion: number | null;
}

/** After so long nobody means it any more, in ms. */
const lastsMs = 7 * 24 * 60 * 60 * 1000;
/** Where storage is closed to the page. */
let inMemory: PendingEdit[] = [];

/** All of this browser, in the order they were made. */
export function pendingEdits(now = Date.now()): PendingEdit[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => isPendingEdit(one) && now - one.dueAt < lastsMs) : [];
  } catch {
    return inMemory;
  }
}

/** A later edit of the same product takes the place of the earlier one, where that stood. */
export function putEdit(edit: PendingEdit): void {
  const edits = pendingEdits();
  const at = edits.findIndex((one) => isSameLine(one, edit));
  save(at < 0 ? [...edits, edit] : edits.with(at, edit));
}

/** Drops it, unless a later one has taken its place. */
export function dropEdit(edit: PendingEdit): void {
  save(pendingEdits().filter((one) => one.key !== edit.key));
}

/** Changes it, unless a later one has taken its place. */
export function changeEdit(edit: PendingEdit, change: Partial<PendingEdit>): void {
  save(pendingEdits().map((one) => (one.key === edit.key ? { ...one, ...change } : one)));
}

/** An order is gone: edits of its lines mean nothing any more, and what was added waits for another. */
export function releaseEdits(order: string): void {
  save(
    pendingEdits().flatMap((one) => {
      if (one.order !== order) return [one];
      return one.kind === 'add' ? [{ ...one, order: null, sentVersion: null }] : [];
    }),
  );
}

function isSameLine(one: PendingEdit, other: PendingEdit): boolean {
  const isOneOrder = one.order === null || other.order === null || one.order === other.order;
  return one.product === other.product && one.isSignedIn === other.isSignedIn && isOneOrder;
}

function save(edits: PendingEdit[]): void {
  inMemory = edits;
  try {
    if (edits.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(edits));
  } catch {
    // Full or closed: they last as long as the document.
  }
}

function isPendingEdit(one: unknown): one is PendingEdit {
  const { product, quantity, kind, name, key, dueAt, order, isSignedIn } = (one ??
    {}) as Partial<PendingEdit>;
  return (
    Number.isSafeInteger(product) &&
    Number.isSafeInteger(quantity) &&
    (kind === 'add' || kind === 'set') &&
    typeof name === 'string' &&
    typeof key === 'string' &&
    typeof dueAt === 'number' &&
    (order === null || typeof order === 'string') &&
    typeof isSignedIn === 'boolean'
  );
}
