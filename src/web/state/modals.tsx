import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';

/** Every modal of the shop, by the name that `?modal=` opens it with (RT-13). */
export const modalNames = [
  'brands',
  'categories',
  'mobileNav',
  'search',
  'login',
  'deliveryCountryLanguage',
  'cookiePolicy',
  'fileViewer',
  'errorMessage',
  'somethingWentWrong',
] as const;
export type ModalName = (typeof modalNames)[number];

export interface OpenModal {
  name: ModalName;
  props: Record<string, unknown>;
}

interface Modals {
  openModal: (name: ModalName, props?: Record<string, unknown>) => void;
  closeModal: () => void;
}

interface Store extends Modals {
  current: () => OpenModal | null;
  subscribe: (onChange: () => void) => () => void;
}

const Context = createContext<Store | null>(null);

/** Holds the open modal; a new one replaces it. */
export function ModalsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return <Context.Provider value={store}>{children}</Context.Provider>;
}

/** To open a modal and to close it. */
export function useModals(): Modals {
  return useStore();
}

/** The open modal; only components that call this render again when it changes. */
export function useOpenModal(): OpenModal | null {
  const { subscribe, current } = useStore();
  return useSyncExternalStore(subscribe, current, () => null);
}

function useStore(): Store {
  const store = useContext(Context);
  if (!store) throw new Error('useModals needs a ModalsProvider above it');
  return store;
}

function createStore(): Store {
  let open: OpenModal | null = null;
  const listeners = new Set<() => void>();
  const set = (next: OpenModal | null) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    openModal: (name, props = {}) => set({ name, props }),
    closeModal: () => set(null),
    current: () => open,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The modal an address asks for. Props that are no JSON object are left out, with a warning; never a crash. */
export function modalFromSearch(search: URLSearchParams, warn: (message: string) => void): OpenModal | null {
  const name = modalNames.find((one) => one === search.get('modal'));
  if (!name) return null;
  const text = search.get('modalProps');
  if (!text) return { name, props: {} };
  try {
    const props: unknown = JSON.parse(text);
    if (typeof props === 'object' && props !== null && !Array.isArray(props)) {
      return { name, props: props as Record<string, unknown> };
    }
  } catch {
    // Reported below with the other invalid shapes.
  }
  warn('modalProps is not a JSON object and is ignored');
  return { name, props: {} };
}
