import type { Order } from '../../../domain/orders/contract.ts';
import type { AppContext } from '../useAppContext.ts';
import { askOrder, isGone } from './find-cart.ts';
import { oneTabAtATime } from './lock.ts';
import { refusalOf, toastFailure, toastGone } from './failure-toasts.ts';
import { createDraft, failureOf, orderIn, sendEdit } from './send-edit.ts';
import { postToTabs } from './tabs.ts';
import { changeEdit, dropEdit, type PendingEdit } from './pending-edits.ts';

/** Waits before what the shop did not hear is sent again, in ms; then the cart is as before. */
const waitsMs = [500, 1500];
/** A shop that finds something stale each time is not asked for ever. */
const maxStale = 5;

interface Working {
  app: AppContext;
  order: () => Order | null;
  /** Those of this cart, the first to be sent first. */
  edits: () => PendingEdit[];
  adopt: (order: Order) => void;
  /** The order is no cart any more. */
  leave: (uuid: string, error: unknown) => Promise<void>;
  show: () => void;
  /** Looks whether there is a cart by now. Rejects when nobody knows. */
  find: () => Promise<void>;
}

export interface Sender {
  /** Begins to send what waits, unless that is under way. */
  send: () => void;
  /** Sends what waits; answers whether this one was taken, or is queued for when there is a connection. */
  sent: (edit: PendingEdit) => Promise<boolean>;
  /** Settles when nothing waits any more that can be sent now. */
  settled: () => Promise<void>;
}

/** Sends pending edits to the shop one after the other, whichever tab they were made in (CT-02, CT-04). */
export function createSender({ app, order, edits, adopt, leave, show, find }: Working): Sender {
  const { api } = app.page;
  let underWay: Promise<void> | undefined;
  const failures = new Map<string, number>();
  /** Those of this tab that somebody waits for. */
  const waiting = new Map<string, (isTaken: boolean) => void>();

  function end(edit: PendingEdit, isTaken: boolean): void {
    dropEdit(edit);
    failures.delete(edit.key);
    waiting.get(edit.key)?.(isTaken);
    waiting.delete(edit.key);
    show();
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const [edit] = edits();
      if (!edit || !navigator.onLine) return;
      const restMs = edit.dueAt - Date.now();
      if (restMs > 0) await sleep(restMs);
      // Whatever was decided meanwhile, by another tab too, counts.
      else await oneTabAtATime(() => sendOne(edit.key));
    }
  }

  async function sendOne(key: string): Promise<void> {
    const edit = edits().find((one) => one.key === key);
    if (!edit) return;
    try {
      if (order() === null) await find();
      const present = order() ?? (edit.quantity > 0 ? await createDraft(api, edit) : null);
      if (!present) return end(edit, true);
      if (order() === null) adopt(present);
      await sendEdit(api, present, edit);
      // CT-02: after every change the order is asked for again.
      adopt(await askOrder(api, present.uuid));
      end(edit, true);
    } catch (error) {
      await recover(error, edit);
    }
  }

  async function recover(error: unknown, edit: PendingEdit): Promise<void> {
    const failure = failureOf(error);
    const count = (failures.get(edit.key) ?? 0) + 1;
    failures.set(edit.key, count);
    if (failure === 'unheard') {
      if (!navigator.onLine) return;
      const waitMs = waitsMs[count - 1];
      if (waitMs !== undefined) return sleep(waitMs);
    } else if (failure === 'stale' && count <= maxStale) {
      return retry(error, edit);
    } else if (failure === 'over') {
      return orderIsOver(error, edit);
    }
    console.error('the cart is as before', error);
    end(edit, false);
    // To every tab, this one among them: somebody may look at the one it was made in, whichever sends it.
    postToTabs({ refused: refusalOf(error) });
    const present = order();
    if (present) adopt((await askAgain(present.uuid)) ?? present);
  }

  /** With the order as it is now; another request needs another key. */
  async function retry(error: unknown, edit: PendingEdit): Promise<void> {
    const present = order();
    const known = orderIn(error) ?? (present && (await askAgain(present.uuid)));
    if (known) adopt(known);
    requeue(edit, {});
  }

  /** What was added goes into a new cart; an edit of the former one means nothing any more. */
  async function orderIsOver(error: unknown, edit: PendingEdit): Promise<void> {
    const former = order()?.uuid;
    if (former !== undefined) await leave(former, error);
    const isLast = edit.kind === 'set' || (failures.get(edit.key) ?? 0) > 1;
    if (isLast) end(edit, false);
    else requeue(edit, { order: null });
    await (isGone(error) ? toastGone(app) : toastFailure(app, error));
  }

  function requeue(edit: PendingEdit, change: Partial<PendingEdit>): void {
    const key = crypto.randomUUID();
    failures.set(key, failures.get(edit.key) ?? 0);
    const resolve = waiting.get(edit.key);
    if (resolve) waiting.set(key, resolve);
    waiting.delete(edit.key);
    failures.delete(edit.key);
    changeEdit(edit, { ...change, key, sentVersion: null });
  }

  /** Null: it could not be asked, which the next attempt will meet as well. */
  async function askAgain(uuid: string): Promise<Order | null> {
    try {
      return await askOrder(api, uuid);
    } catch (error) {
      console.warn('the order could not be asked for', error);
      return null;
    }
  }

  function send(): void {
    underWay ??= sendAll()
      .catch((error: unknown) => console.error('the cart could not be sent', error))
      .finally(() => {
        underWay = undefined;
        // What is queued for later is no reason to wait.
        for (const resolve of waiting.values()) resolve(true);
        waiting.clear();
        show();
        // Made just as the last one was done.
        if (navigator.onLine && edits().length > 0) send();
      });
  }

  return {
    send,
    sent: (edit) =>
      new Promise((resolve) => {
        waiting.set(edit.key, resolve);
        send();
      }),
    async settled() {
      send();
      await underWay;
    },
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
