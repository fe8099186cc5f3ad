/** Work on the cart is done by one tab at a time; one that closes lets the next begin. */
export async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  // Pages without encryption have no locks.
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request('cart', work) : work();
}
