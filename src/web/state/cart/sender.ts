import type { Order } from '../../../domain/orders/contract.ts';
import type { Hands } from '../useHands.ts';
import { askOrder, isGone } from './find-cart.ts';
import { oneTabAtATime } from './lock.ts';
import { refusalOf, sayFailed, sayGone } from './say.ts';
import { createDraft, failureOf, orderIn, sendWant } from './send-want.ts';
import { tellTabs } from './tabs.ts';
import { changeWant, dropWant, type Want } from './wants.ts';

/** Waits before what the shop did not hear is sent again, in ms; then the cart is as before. */
const waitsMs = [500, 1500];
/** A shop that finds something stale each time is not asked for ever. */
const maxStale = 5;

interface Working {
  hands: Hands;
  order: () => Order | null;
  /** Those of this cart, the first to be sent first. */
  wants: () => Want[];
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
  sent: (want: Want) => Promise<boolean>;
  /** Settles when nothing waits any more that can be sent now. */
  settled: () => Promise<void>;
}

/** Tells the shop of wants one after the other, the same in whichever tab they were made (CT-02, CT-04). */
export function createSender({ hands, order, wants, adopt, leave, show, find }: Working): Sender {
  const { api } = hands.page;
  let underWay: Promise<void> | undefined;
  const failures = new Map<string, number>();
  /** Those of this tab that somebody waits for. */
  const waiting = new Map<string, (isTaken: boolean) => void>();

  function end(want: Want, isTaken: boolean): void {
    dropWant(want);
    failures.delete(want.key);
    waiting.get(want.key)?.(isTaken);
    waiting.delete(want.key);
    show();
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const [want] = wants();
      if (!want || !navigator.onLine) return;
      const restMs = want.dueAt - Date.now();
      if (restMs > 0) await sleep(restMs);
      // Whatever was decided meanwhile, by another tab too, counts.
      else await oneTabAtATime(() => sendOne(want.key));
    }
  }

  async function sendOne(key: string): Promise<void> {
    const want = wants().find((one) => one.key === key);
    if (!want) return;
    try {
      if (order() === null) await find();
      const present = order() ?? (want.quantity > 0 ? await createDraft(api, want) : null);
      if (!present) return end(want, true);
      if (order() === null) adopt(present);
      await sendWant(api, present, want);
      // CT-02: after every change the order is asked for again.
      adopt(await askOrder(api, present.uuid));
      end(want, true);
    } catch (error) {
      await handle(error, want);
    }
  }

  async function handle(error: unknown, want: Want): Promise<void> {
    const failure = failureOf(error);
    const count = (failures.get(want.key) ?? 0) + 1;
    failures.set(want.key, count);
    if (failure === 'unheard') {
      if (!navigator.onLine) return;
      const waitMs = waitsMs[count - 1];
      if (waitMs !== undefined) return sleep(waitMs);
    } else if (failure === 'stale' && count <= maxStale) {
      return again(error, want);
    } else if (failure === 'over') {
      return over(error, want);
    }
    console.error('the cart is as before', error);
    end(want, false);
    // To every tab, this one among them: somebody may look at the one it was made in, whichever sends it.
    tellTabs({ refused: refusalOf(error) });
    const present = order();
    if (present) adopt((await askAgain(present.uuid)) ?? present);
  }

  /** With the order as it is now; another request needs another key. */
  async function again(error: unknown, want: Want): Promise<void> {
    const present = order();
    const known = orderIn(error) ?? (present && (await askAgain(present.uuid)));
    if (known) adopt(known);
    anew(want, {});
  }

  /** What was added goes into a new cart; an edit of the former one means nothing any more. */
  async function over(error: unknown, want: Want): Promise<void> {
    const former = order()?.uuid;
    if (former !== undefined) await leave(former, error);
    const isLast = want.kind === 'set' || (failures.get(want.key) ?? 0) > 1;
    if (isLast) end(want, false);
    else anew(want, { order: null });
    await (isGone(error) ? sayGone(hands) : sayFailed(hands, error));
  }

  function anew(want: Want, change: Partial<Want>): void {
    const key = crypto.randomUUID();
    failures.set(key, failures.get(want.key) ?? 0);
    const tell = waiting.get(want.key);
    if (tell) waiting.set(key, tell);
    waiting.delete(want.key);
    failures.delete(want.key);
    changeWant(want, { ...change, key, sentVersion: null });
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
        for (const tell of waiting.values()) tell(true);
        waiting.clear();
        show();
        // Wanted just as the last one was done.
        if (navigator.onLine && wants().length > 0) send();
      });
  }

  return {
    send,
    sent: (want) =>
      new Promise((resolve) => {
        waiting.set(want.key, resolve);
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
