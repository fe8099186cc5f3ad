import { useSyncExternalStore } from 'react';
import type { PaymentMethod } from '../../../domain/payments/contract.ts';

/** How the last order on this device was paid. */
export interface Paid {
  method: PaymentMethod;
  option: string | null;
}

const key = 'last-payment';

/** As this device remembers it; null on the server, and while nothing is. */
export function useRememberedPayment(): Paid | null {
  const stored = useSyncExternalStore(neverChanges, read, () => null);
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<Paid> | null;
    if (typeof found?.method !== 'string') return null;
    return { method: found.method, option: typeof found.option === 'string' ? found.option : null };
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

export function rememberPayment(paid: Paid): void {
  try {
    localStorage.setItem(key, JSON.stringify(paid));
  } catch {
    // Without a storage the next order begins from nothing.
  }
}
