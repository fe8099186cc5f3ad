import { ordersKey as key } from './traces.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Ids of drafts of somebody who is not signed in, the cart last (CT-03). Anything may write there, so only what looks like one counts. */
export function localOrders(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string' && uuid.test(one)) : [];
  } catch {
    return [];
  }
}

export function rememberOrder(id: string): void {
  store([...localOrders().filter((one) => one !== id), id]);
}

export function forgetOrder(id: string): void {
  const known = localOrders();
  if (known.includes(id)) store(known.filter((one) => one !== id));
}

function store(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Without a storage the cart lasts as long as the document.
  }
}
