import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';

/** Every modal of the shop (LY-09). Those an address may open stand in `address-modals.ts`. */
export type ModalName =
  | 'brands'
  | 'categories'
  | 'mobileNav'
  | 'search'
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'confirmPassword'
  | 'emailSent'
  | 'entityMenu'
  | 'customerSelection'
  | 'addBusinessAccount'
  | 'newAddress'
  | 'deliveryCountryLanguage'
  | 'cookiePolicy'
  | 'cart'
  | 'restriction'
  | 'backInStock'
  | 'addToList'
  | 'reorder'
  | 'fileViewer'
  | 'loyaltyCallToJoin'
  | 'loyaltyWelcome'
  | 'loyaltyLeaving'
  | 'errorMessage'
  | 'somethingWentWrong';

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
