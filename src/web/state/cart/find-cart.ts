import { connectOrderCall, orderCall } from '../../../domain/orders/calls.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError, type Api } from '../../api/client.ts';
import { meQuery } from '../../api/me.ts';
import { ordersQuery } from '../../api/orders.ts';
import { sessionToken } from '../../api/token.ts';
import type { AppContext } from '../useAppContext.ts';
import { draft, forgetOrder, localOrders, noteOrder, payingOrders, pending } from './local-orders.ts';

/** Seats of an event are no cart. */
export const isPayingCart = ({ status, is_event }: Order) => status.id === pending && !is_event;

const isFilledDraft = ({ status, order_lines: lines }: Order) => status.id === draft && lines.length > 0;

export const askOrder = (api: Api, uuid: string): Promise<Order> => api.get(orderCall.path, { uuid });

/**
 * The cart of whoever uses this browser, as the shop knows it, or what was it while that is being paid; null: there is none. A
 * draft of which all was taken out stands behind both.
 */
export async function findCart(app: AppContext): Promise<Order | null> {
  return sessionToken() === undefined ? findGuestsCart(app) : findOwnCart(app);
}

/** The last draft that this browser remembers; those that are none any more are forgotten (CT-03). */
async function findGuestsCart({ page: { api } }: AppContext): Promise<Order | null> {
  let paying: Order | null = null;
  let empty: Order | null = null;
  for (const uuid of [...payingOrders(), ...localOrders()].toReversed()) {
    try {
      const order = await askOrder(api, uuid);
      noteOrder(uuid, order.status.id);
      if (isFilledDraft(order)) return order;
      if (order.status.id === draft) empty ??= order;
      if (isPayingCart(order)) paying ??= order;
    } catch (error) {
      if (!isGone(error)) throw error;
      forgetOrder(uuid);
      // Whoever is the last to be asked for was the cart.
      if (localOrders().length === 0) throw error;
    }
  }
  return paying ?? empty;
}

/** That of the active customer, with what was put into a guest's before signing in (CT-06). */
async function findOwnCart(app: AppContext): Promise<Order | null> {
  const { queries } = app;
  const { customers } = await queries.ensureQueryData(meQuery());
  const customer =
    customers.find((one) => one.is_active) ?? (customers.length === 1 ? customers[0] : undefined);
  if (customer) await connectLocalOrders(app.page.api, customer.uuid);
  const orders = await queries.fetchQuery(ordersQuery());
  return (
    orders.findLast(isFilledDraft) ??
    orders.findLast(isPayingCart) ??
    orders.findLast(({ status }) => status.id === draft) ??
    null
  );
}

/**
 * Hands the guest's orders of this browser over to a customer, each once. One that the shop does not give away is forgotten;
 * where it did not answer, the next page tries again.
 */
async function connectLocalOrders(api: Api, customer: string): Promise<void> {
  for (const uuid of localOrders()) {
    try {
      await api.send(connectOrderCall, { params: { uuid }, body: { customer: { uuid: customer } } });
    } catch (error) {
      console.warn('an order of this browser could not be connected', error);
      if (!(error instanceof ApiError && error.code?.startsWith('ORDER_'))) continue;
    }
    forgetOrder(uuid);
  }
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ORDER_NOT_FOUND';
}
