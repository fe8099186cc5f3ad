import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import type { Order, OrderLine } from '../../../../domain/orders/contract.ts';
import { ApiError, type Api, type Sending } from '../../../api/client.ts';
import { textsFor } from '../../../i18n/server.ts';
import type { AppContext } from '../../useAppContext.ts';
import { cartKey } from '../cart-key.ts';

/** A shop with one customer's drafts, as its calls answer; what it is told is noted. */
export interface TestShop {
  api: Api;
  orders: Map<string, Order>;
  /** `POST lines 7×2`, in the order they came. */
  told: string[];
  keys: (string | undefined)[];
  /** Answers the next calls that begin like this, once each. */
  fail: (call: string, ...errors: unknown[]) => void;
  /** Waits before it answers writes, in ms. */
  slowMs: number;
}

export const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function lineOf(
  id: number,
  product: number,
  quantity: number,
  more: Partial<OrderLine> = {},
): OrderLine {
  return {
    id,
    product: {
      id: product,
      internal_id: `P-${product}`,
      name: `Toode ${product}`,
      variation: '',
      slug: `toode-${product}`,
      brand_name: 'OXLAB',
      pack_size: 1,
      picture: null,
    },
    price: 10,
    price_net: 8.06,
    price_before: null,
    price_reasons: [],
    quantity,
    total: (quantity * 10).toFixed(2),
    payable: (quantity * 10).toFixed(2),
    vat: '0.00',
    vat_rate: 24,
    available_stock: 50,
    sale_delay: null,
    restrictions: [],
    withdrawal_exclusion: null,
    problem: null,
    ...more,
  };
}

export function orderOf(number: number, lines: OrderLine[] = [], more: Partial<Order> = {}): Order {
  const total = lines.reduce((sum, line) => sum + Number(line.total), 0).toFixed(2);
  return {
    uuid: uuidOf(number),
    number: null,
    version: 1,
    status: { id: 1 },
    is_event: false,
    event: null,
    attendees: [],
    customer: null,
    country_id: 2,
    created_at: '2026-11-23T00:00:00Z',
    submitted_at: null,
    order_lines: lines,
    total,
    total_with_coupon_discount: total,
    totalWithDiscount: total,
    loyalty_discount: '0.00',
    transport_cost: '0.00',
    transport: '0.00',
    vat: '0.00',
    vat_rates: [],
    vat_reason: 'destination',
    discounts: [],
    coupons: [],
    free_delivery: null,
    use_loyalty_points: false,
    used_loyalty_points: '0.00',
    usable_loyalty_points: '0.00',
    weight_g: null,
    delivery: null,
    delivery_information: null,
    purchase_order_number: null,
    payment: null,
    approval: null,
    history: [],
    invoices: [],
    refunds: [],
    refunded: '0.00',
    can: { edit: true, cancel: false, pay: false, reorder: false, withdraw: false, approve: false },
    ...more,
  } as Order;
}

export function openShop(...known: Order[]): TestShop {
  const orders = new Map(known.map((order) => [order.uuid, order]));
  const failures = new Map<string, unknown[]>();
  const answered = new Map<string, unknown>();
  let lastLine = 100;
  const shop: TestShop = {
    orders,
    told: [],
    keys: [],
    slowMs: 0,
    fail: (call, ...errors) => failures.set(call, errors),
    api: { get: async (path, params) => get(path, params as { uuid: string }) as never, send: send as never },
  };
  return shop;

  function met(call: string): void {
    const [begins, errors] = [...failures].find(([one]) => call.startsWith(one)) ?? [];
    const error = errors?.shift();
    if (errors?.length === 0) failures.delete(begins!);
    if (error !== undefined) throw error;
  }

  function found(uuid: string): Order {
    const order = orders.get(uuid);
    if (!order) throw new ApiError(404, 'ORDER_NOT_FOUND', null);
    return order;
  }

  function get(path: string, params: { uuid: string }): unknown {
    shop.told.push(path.includes(':uuid') ? 'GET order' : `GET ${path}`);
    met(shop.told.at(-1)!);
    if (path === '/api/v1/orders/') return [...orders.values()];
    if (path === '/api/v1/me/')
      return { user: { uuid: 'u' }, customers: [{ uuid: 'c', is_active: true }], favourites: [] };
    return structuredClone(found(params.uuid));
  }

  async function send(
    { method, path }: { method: string; path: string },
    { params, body, idempotencyKey }: Sending<Record<string, never>, never>,
  ): Promise<unknown> {
    const { uuid, lineId } = (params ?? {}) as unknown as { uuid: string; lineId: number };
    const written = (body ?? {}) as { product: number; quantity: number; version?: number };
    const call = path.includes('order-lines')
      ? `${method} ${written.product ?? `line ${lineId}`}${method === 'DELETE' ? '' : `×${written.quantity}`}`
      : `${method} ${path.split('/').at(-2)}`;
    shop.told.push(call);
    shop.keys.push(idempotencyKey);
    if (shop.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, shop.slowMs));
    if (idempotencyKey !== undefined && answered.has(idempotencyKey)) return answered.get(idempotencyKey);
    met(`refuse ${call}`);
    const answer = write();
    if (idempotencyKey !== undefined) answered.set(idempotencyKey, answer);
    met(call);
    return answer;

    function write(): unknown {
      if (path === '/api/v1/orders/') {
        const order = orderOf(orders.size + 1);
        orders.set(order.uuid, order);
        return order;
      }
      const order = found(uuid);
      if (path.includes('connect')) return order;
      if (path.endsWith('/country/')) {
        const moved = { ...order, ...(body as { country_id: number }), version: order.version + 1 };
        orders.set(uuid, moved);
        return moved;
      }
      if (written.version !== undefined && written.version !== order.version)
        throw new ApiError(409, 'ORDER_STALE', null, { code: 'ORDER_STALE', order: structuredClone(order) });
      const others = order.order_lines.filter((line) => line.id !== lineId);
      const former = order.order_lines.find((line) => line.id === lineId);
      if (method !== 'POST' && !former) throw new ApiError(404, 'ORDER_LINE_NOT_FOUND', null);
      if (method === 'POST' && order.order_lines.some((line) => line.product.id === written.product))
        throw new ApiError(409, 'PRODUCT_ALREADY_IN_ORDER', null);
      const next =
        method === 'POST'
          ? lineOf(++lastLine, written.product, written.quantity)
          : method === 'PUT'
            ? lineOf(lineId, former!.product.id!, written.quantity)
            : null;
      const lines = next ? [...others, next].toSorted((a, b) => a.id - b.id) : others;
      orders.set(uuid, {
        ...orderOf(0, lines),
        uuid,
        version: order.version + 1,
        country_id: order.country_id,
      });
      return next;
    }
  }
}

/** What code outside of components works with, in Estonian. */
export function contextOf(shop: TestShop) {
  const texts = textsFor('et');
  const app = {
    page: { api: shop.api, texts, path: '/', audience: { countryId: 2 } },
    queries: new QueryClient({
      defaultOptions: {
        queries: {
          queryFn: ({ queryKey: [path, params] }) => shop.api.get(path as string, params as object),
          retry: 0,
        },
      },
    }),
    openModal: vi.fn(),
    toast: vi.fn(),
    go: vi.fn(),
  };
  // Held by the link in the header.
  app.queries.setQueryDefaults(cartKey, { gcTime: Infinity });
  return app as typeof app & AppContext;
}
