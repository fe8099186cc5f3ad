import { addLinesCall, createOrderCall } from '../../../domain/orders/calls.ts';
import type { LineProblem, Order } from '../../../domain/orders/contract.ts';
import { ApiError } from '../../api/client.ts';
import type { AppContext } from '../useAppContext.ts';
import { cartKey } from './cart-key.ts';
import { cartOf } from './cart.ts';
import { failureOf } from './send-edit.ts';
import type { ShownCart } from './shown.ts';

export interface AddedLine {
  product: number;
  quantity: number;
}

/** A product that cannot be had as it was asked for. */
export interface RefusedLine {
  product: number;
  problem: LineProblem;
  available_stock: number;
}

export type Addition =
  | { kind: 'added' }
  /** Nothing was added: the shop names what cannot be had. */
  | { kind: 'refused'; lines: readonly RefusedLine[]; code: string }
  /** Nobody knows whether anything was added: the same again, with the same key, does no harm. */
  | { kind: 'unheard' };

/**
 * Puts many products into the cart, all of them or none; to those that are there already the quantities are added. `key` is
 * that of the intention: after `unheard` the same lines go with the same key, so that they are not added twice.
 */
export async function addLines(app: AppContext, lines: readonly AddedLine[], key: string): Promise<Addition> {
  const cart = cartOf(app);
  const { api } = app.page;
  await cart.load();
  for (let attempt = 0; ; attempt++) {
    try {
      if (!presentOrder(app)) {
        // Each order that ended meanwhile needs another one.
        const idempotencyKey = `${key}-order-${attempt}`;
        cart.adopt(
          await api.send(createOrderCall, { body: { status: { id: 1 }, customer: null }, idempotencyKey }),
        );
      }
      // Without a version: what others change meanwhile does not stand in the way of adding.
      await cart.write(({ uuid }) =>
        api.send(addLinesCall, {
          params: { uuid },
          body: { lines: [...lines] },
          idempotencyKey: `${key}-${attempt}`,
        }),
      );
      return { kind: 'added' };
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'over' && attempt === 0) continue;
      console.error('the lines could not be added', error);
      if (!(error instanceof ApiError) || failure === 'unheard') return { kind: 'unheard' };
      const { lines: refused } = (error.body ?? {}) as { lines?: RefusedLine[] };
      return { kind: 'refused', lines: refused ?? [], code: error.code ?? 'INTERNAL' };
    }
  }
}

const presentOrder = ({ queries }: AppContext): Order | null =>
  queries.getQueryData<ShownCart>(cartKey)?.order ?? null;
