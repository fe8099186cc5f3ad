import { ordersKey, payingKey } from './stored-keys.ts';

/** Statuses of what acts as a cart, and of what is being paid. */
export const draft = 1;
export const pending = 6;
export const eventDraft = 7;

const uuid = /^[\da-f-]{36}$/;

/** Ids of drafts of somebody who is not signed in, the cart last (CT-03). */
export const localOrders = () => stored(ordersKey);

/** What of those is being paid: where the payment comes to nothing it is a draft again. */
export const payingOrders = () => stored(payingKey);

export function rememberOrder(id: string): void {
  forgetOrder(id);
  store(ordersKey, [...localOrders(), id]);
}

export function forgetOrder(id: string): void {
  for (const key of [ordersKey, payingKey])
    store(
      key,
      stored(key).filter((one) => one !== id),
    );
}

/** Keeps in mind what has become of an order of somebody who is not signed in. */
export function noteOrder(id: string, status: number): void {
  if (status === draft || status === eventDraft) return rememberOrder(id);
  forgetOrder(id);
  if (status === pending) store(payingKey, [...payingOrders(), id]);
}

/** Anything may write there, so only what looks like an id counts. */
function stored(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string' && uuid.test(one)) : [];
  } catch {
    return [];
  }
}

function store(key: string, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Without a storage the cart lasts as long as the document.
  }
}
