import { useSyncExternalStore } from 'react';

/** How the last order was delivered, for the next one: a method and a point, nothing of a person. */
export interface Remembered {
  method: number;
  pickup_point: string | null;
}

const key = 'last-delivery';

/** As this device remembers it; null on the server, and while nothing is. */
export function useRememberedDelivery(): Remembered | null {
  const stored = useSyncExternalStore(neverChanges, read, () => null);
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<Remembered> | null;
    if (!Number.isSafeInteger(found?.method)) return null;
    const point = found!.pickup_point;
    return { method: found!.method!, pickup_point: typeof point === 'string' ? point : null };
  } catch {
    return null;
  }
}

const neverChanges = () => () => {};

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberDelivery(chosen: Remembered): void {
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Without a storage the next order begins from nothing.
  }
}
