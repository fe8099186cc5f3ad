import type { QueryClient } from '@tanstack/react-query';
import { changeCountryCall } from '../../../domain/orders/calls.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { orderQuery } from '../../api/orders.ts';
import { sessionToken } from '../../api/token.ts';
import type { AppContext } from '../useAppContext.ts';
import { cartKey } from './cart-key.ts';
import { askOrder, findCart, isGone, isPayingCart } from './find-cart.ts';
import { draft, eventDraft, forgetOrder, noteOrder, pending } from './local-orders.ts';
import { keepFresh } from './refresh.ts';
import { createRemovals } from './removals.ts';
import { createSender } from './sender.ts';
import { toastFailure, toastGone, toastRefusal } from './failure-toasts.ts';
import { linesOf, sumsOf, type CartLine, type RemovedLine, type ShownCart } from './shown.ts';
import { onTabMessage, onEditsOfOtherTabs, postToTabs } from './tabs.ts';
import { pendingEdits, putEdit, releaseEdits, type PendingEdit } from './pending-edits.ts';
import { writeOrder } from './write-order.ts';

/** Edits of a line that follow each other within this time are one, in ms. */
const coalesceMs = 250;

/** The cart of this document: shown at once, agreed with the shop afterwards, the same in all tabs. */
export interface Cart {
  /** Asks the shop for it unless it is known. Never rejects: what is on the screen says when it failed. */
  load: () => Promise<void>;
  /** Asks again. */
  reload: () => Promise<void>;
  /** Adds a product that has no line yet (CT-01). Answers whether it is in the cart, or will be once there is a connection. */
  add: (product: number, quantity: number, name: string) => Promise<boolean>;
  /** 0 removes the line, which can be undone for a while (CT-02). */
  setQuantity: (line: Pick<CartLine, 'product' | 'name' | 'quantity'>, quantity: number) => void;
  undo: (removed: RemovedLine) => void;
  /** A write of the whole order, after all edits; repeated with the order as it is when that was stale. Rejects as the call does. */
  write: (call: (order: Order) => Promise<Order>) => Promise<void>;
  /** Settles when nothing waits any more that can be sent now. */
  settled: () => Promise<void>;
  /** Takes over what the shop has said of an order, here and in the other tabs. */
  adopt: (order: Order) => void;
}

const carts = new WeakMap<QueryClient, Cart>();

/** The one cart of the document. */
export function cartOf(app: AppContext): Cart {
  let cart = carts.get(app.queries);
  if (!cart) carts.set(app.queries, (cart = createCart(app)));
  return cart;
}

function createCart(app: AppContext): Cart {
  const { queries } = app;
  const { api } = app.page;
  /** Of the cart, or of what was it while that is being paid. */
  let uuid: string | null = null;
  /** The cache lets go of what no page has looked at for five minutes; the cart does not. */
  let held: Order | null = null;
  let askedAtMs: number | undefined;
  let state: ShownCart['state'] = 'loading';
  let isOutdated = false;
  /** The order that was brought to this page's country. Where a page of another country has it back, the two would take turns. */
  let followed: string | null = null;
  let loading: Promise<void> | undefined;

  const known = (): Order | null =>
    uuid === null ? null : (queries.getQueryData(orderQuery(uuid).queryKey) ?? held);
  const order = () => (known()?.status.id === draft ? known() : null);
  /** Those of this visitor that belong to this cart, or to none yet. */
  const edits = () => {
    const isSignedIn = sessionToken() !== undefined;
    return pendingEdits().filter(
      (one) => one.isSignedIn === isSignedIn && (one.order === null || one.order === uuid),
    );
  };

  const isElsewhere = ({ country_id, delivery_information }: Order) =>
    country_id !== app.page.audience.countryId && !delivery_information;

  function show(): void {
    const waiting = edits();
    const lines = linesOf(order(), waiting);
    queries.setQueryData<ShownCart>(cartKey, {
      order: order(),
      lines,
      removed: removals.lines().filter((one) => !lines.some(({ product }) => product === one.product)),
      ...sumsOf(lines),
      isEdited: waiting.length > 0,
      isUpdating: waiting.length > 0 && navigator.onLine,
      state,
      isOutdated,
      paying: order() ? null : known(),
    });
  }

  /** What is no draft any more is no cart (CT-03), and what is older than what is known is late. */
  function take(next: Order): boolean {
    const { queryKey } = orderQuery(next.uuid);
    const former = queries.getQueryData(queryKey);
    if (former && former.version > next.version) return false;
    queries.setQueryData(queryKey, next);
    // Another order that somebody looks at, such as a colleague's, is not the cart.
    if (order() && uuid !== next.uuid) return false;
    const { id } = next.status;
    if (sessionToken() === undefined) {
      // Seats of an event are no cart, and a guest's browser knows them all the same.
      if (id !== eventDraft) noteOrder(next.uuid, id);
      if (isPayingCart(next)) uuid ??= next.uuid;
    }
    if (id === draft) {
      uuid = next.uuid;
      held = next;
      askedAtMs = Date.now();
      state = 'ready';
      isOutdated &&= isElsewhere(next);
    } else if (uuid === next.uuid) {
      // Edits of its lines mean nothing any more.
      releaseEdits(uuid);
      removals.clear();
      held = next;
      if (id !== pending) uuid = null;
    }
    fresh.again();
    show();
    return true;
  }

  function adopt(next: Order): void {
    if (take(next)) postToTabs({ order: next });
  }

  /** Out of the page, its cache and the browser's storage (CT-03). */
  function drop(gone: string): void {
    forgetOrder(gone);
    releaseEdits(gone);
    queries.removeQueries({ queryKey: orderQuery(gone).queryKey });
    if (uuid === gone) uuid = null;
    show();
  }

  async function reload(): Promise<void> {
    const asked = uuid;
    try {
      const found = asked === null ? await findCart(app) : await askOrder(api, asked);
      askedAtMs = Date.now();
      state = 'ready';
      // Of whoever is signed in, nothing else tells that what is being paid was the cart.
      if (found && isPayingCart(found)) uuid ??= found.uuid;
      if (found) take(found);
      else show();
      if (found) await follow(found);
    } catch (error) {
      if (isGone(error)) {
        state = 'ready';
        if (asked !== null) lose(asked);
        else show();
        await toastGone(app);
        return;
      }
      console.error('the cart could not be asked for', error);
      if (order() === null) state = 'failed';
      isOutdated = true;
      show();
      throw error;
    }
  }

  /** What is on the screen says when it failed. */
  const askAgain = () => reload().catch(() => undefined);

  /** Another country of delivery was chosen since: its prices, ways and limits are shown from now on. An address counts for more. */
  async function follow(found: Order): Promise<void> {
    if (order()?.uuid !== found.uuid || followed === found.uuid || !isElsewhere(found)) return;
    try {
      const body = { country_id: app.page.audience.countryId };
      adopt(await api.send(changeCountryCall, { params: { uuid }, body }));
      followed = uuid;
    } catch (error) {
      console.error(error);
      isOutdated = true;
      show();
    }
  }

  function lose(gone: string): void {
    drop(gone);
    postToTabs({ gone });
  }

  /** The shop takes no edits of it any more: what became of it is shown. */
  async function leave(former: string, error: unknown): Promise<void> {
    const now = isGone(error) ? null : await askOrder(api, former).catch(() => null);
    if (now) adopt(now);
    else lose(former);
  }

  function load(): Promise<void> {
    if (state === 'ready' && !isOutdated) return Promise.resolve();
    loading ??= askAgain().finally(() => {
      loading = undefined;
      sender.send();
    });
    return loading;
  }

  const removals = createRemovals(show);
  const fresh = keepFresh({ askedAt: () => (uuid === null ? undefined : askedAtMs), refresh: reload });
  const sender = createSender({ app, order, edits, adopt, leave, show, find: reload });

  function addEdit(
    { product, name }: Pick<PendingEdit, 'product' | 'name'>,
    kind: PendingEdit['kind'],
    quantity: number,
    waitMs: number,
  ): PendingEdit {
    const made: PendingEdit = {
      product,
      quantity,
      kind,
      name,
      key: crypto.randomUUID(),
      dueAt: Date.now() + waitMs,
      order: order() && uuid,
      isSignedIn: sessionToken() !== undefined,
      sentVersion: null,
    };
    putEdit(made);
    show();
    return made;
  }

  onTabMessage((message) => {
    if ('gone' in message) drop(message.gone);
    else if ('order' in message) take(message.order);
    else if ('changed' in message) void askAgain();
    else void toastRefusal(app, message.refused);
  });
  onEditsOfOtherTabs(show);
  window.addEventListener('online', () => void load().then(sender.send));
  window.addEventListener('offline', show);

  return {
    load,
    reload: askAgain,
    adopt,
    settled: sender.settled,
    async add(product, quantity, name) {
      await load();
      if (linesOf(order(), edits()).some((line) => line.product === product)) return true;
      removals.removeProduct(product);
      return sender.sent(addEdit({ product, name }, 'add', quantity, 0));
    },
    setQuantity({ product, name, quantity: former }, quantity) {
      if (quantity === 0) {
        const at = linesOf(order(), edits()).findIndex((line) => line.product === product);
        removals.add({ product, name, quantity: former, at });
      }
      addEdit({ product, name }, 'set', quantity, coalesceMs);
      sender.send();
    },
    undo(line) {
      removals.remove(line);
      addEdit(line, 'set', line.quantity, 0);
      sender.send();
    },
    async write(call) {
      await sender.settled();
      await writeOrder(call, {
        order,
        adopt,
        onOver: async (former, error) => {
          await leave(former, error);
          await toastFailure(app, error);
        },
      });
    },
  };
}
