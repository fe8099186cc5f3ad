import { useSyncExternalStore } from 'react';

interface OnDevice<T> {
  /** As this device remembers it; null on the server, and while nothing is. */
  useRemembered(): T | null;
  remember(value: T): void;
}

/** How the last order was placed, for the next one on this device. `fitting` answers null for what is no such thing. */
export function onDevice<T>(key: string, fitting: (found: Partial<T>) => T | null): OnDevice<T> {
  const read = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  return {
    useRemembered() {
      const stored = useSyncExternalStore(neverChanges, read, () => null);
      try {
        const found = JSON.parse(stored ?? 'null') as Partial<T> | null;
        return found && fitting(found);
      } catch {
        return null;
      }
    },
    remember(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Without a storage the next order begins from nothing.
      }
    },
  };
}

const neverChanges = () => () => {};
