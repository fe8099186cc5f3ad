import { restoreCartCall } from '../../../domain/reorder/calls.ts';
import type { FillAction, FillBody, FilledLine, FilledOrder } from '../../../domain/reorder/contract.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError } from '../../api/client.ts';
import { sessionToken } from '../../api/token.ts';
import type { AppContext } from '../useAppContext.ts';
import { cartKey } from './cart-key.ts';
import { cartOf } from './cart.ts';
import { oneTabAtATime } from './lock.ts';
import { failureOf, orderIn } from './send-edit.ts';
import type { ShownCart } from './shown.ts';

/** Sends what fills the cart: an older order or a list. */
export type SendFill = (body: FillBody, idempotencyKey: string) => Promise<FilledOrder>;

export type Refill =
  | { kind: 'filled'; order: Order; filled: FilledOrder['filled'] }
  /** Something came into the cart meanwhile: replace it, or add to it? */
  | { kind: 'choice' }
  /** Somebody changed the cart that was to be replaced; it is shown as it is now. */
  | { kind: 'changed' }
  | { kind: 'refused'; code: string }
  /** Nobody knows whether it was filled: the same again, with the same key, does no harm. */
  | { kind: 'unheard'; error: unknown };

/** What the shop says of a cart that would be filled without a choice. */
const choiceNeeded = '4006';

/**
 * Fills the cart of this browser by lines of an older order or a list, after all edits of it. `key` is that of the intention:
 * after `unheard` the same lines go with the same key.
 */
export async function refillCart(
  app: AppContext,
  send: SendFill,
  { action, lines, key }: { action: FillAction | null; lines: NonNullable<FillBody['lines']>; key: string },
): Promise<Refill> {
  const cart = cartOf(app);
  await cart.load();
  await cart.settled();
  return oneTabAtATime(async () => {
    const present = app.queries.getQueryData<ShownCart>(cartKey)?.order ?? null;
    try {
      const { filled, ...order } = await send(
        {
          action,
          lines,
          // The shop knows the cart of who is signed in.
          ...(sessionToken() === undefined && present && { cart: present.uuid }),
          // What others put there meanwhile does not stand in the way of adding, but must not be lost unseen.
          ...(action === 'REPLACE' && present && { version: present.version }),
        },
        key,
      );
      cart.adopt(order);
      return { kind: 'filled', order, filled };
    } catch (error) {
      const carried = orderIn(error);
      if (carried) cart.adopt(carried);
      if (!(error instanceof ApiError) || failureOf(error) === 'unheard') return { kind: 'unheard', error };
      if (error.code === choiceNeeded) return { kind: 'choice' };
      if (failureOf(error) === 'stale') return { kind: 'changed' };
      if (error.code === 'ORDER_NOT_EDITABLE') await cart.reload();
      return { kind: 'refused', code: error.code ?? 'INTERNAL' };
    }
  });
}

/** Brings the cart back as it was before it was filled. Rejects as the call does. */
export async function restoreCart(app: AppContext, uuid: string): Promise<void> {
  const cart = cartOf(app);
  await cart.settled();
  await oneTabAtATime(async () => {
    const { api } = app.page;
    cart.adopt(await api.send(restoreCartCall, { params: { uuid }, body: {} }));
  });
}

/** Names of what did not come into the cart. */
export function leftOut(lines: readonly FilledLine[]): string[] {
  return lines.flatMap(({ added, name }) => (added === 0 ? [name] : []));
}
