/** What a cart leaves in this browser; all that a page has to know of it before its code is fetched. */

/** Carries what an order became to the other tabs (CT-04). */
export const orderChannel = 'order-channel';
/** Drafts of somebody who is not signed in, in the browser's storage (CT-03). */
export const ordersKey = 'orders';
/** Those of them that are being paid, beside it. */
export const payingKey = 'orders-being-paid';
/** Edits that the shop has not answered yet, in the browser's storage. */
export const editsKey = 'cart-edits';

/** Whether somebody who is not signed in may have a cart. */
export function mayHaveCart(): boolean {
  try {
    return [ordersKey, payingKey, editsKey].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Somebody signs out: what they meant to put into a cart goes with them. */
export function forgetEdits(): void {
  try {
    localStorage.removeItem(editsKey);
  } catch {
    // Without a storage there are none.
  }
}
