import {
  createContext,
  useContext,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { ToastCard } from './ToastCard.tsx';
import { useWords } from './words.tsx';

const maxToasts = 3;

export interface ToastContent {
  /** What happened, in a few words. */
  text: ReactNode;
  detail?: ReactNode;
  tone?: 'success' | 'info' | 'danger';
  /** Undo, open, try again. Pressing it takes the toast away. */
  action?: { label: string; onPress?: () => void; href?: string };
  /** How long it stays; 8000 for an undo that matters. */
  durationMs?: number;
  /** Replaces the toast with the same key. */
  key?: string;
}

export interface ShownToast extends ToastContent {
  id: number;
}

interface State {
  shown: readonly ShownToast[];
  /** Outlets on the page, the last one shows the toasts: everything outside an open dialog is inert. */
  outlets: readonly string[];
}

interface Store {
  current: () => State;
  subscribe: (onChange: () => void) => () => void;
  show: (toast: ToastContent) => void;
  dismiss: (id: number) => void;
  enter: (outlet: string) => () => void;
}

const Context = createContext<Store | null>(null);

/** Holds the toasts of this page and renders them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return (
    <Context.Provider value={store}>
      {children}
      <ToastOutlet />
    </Context.Provider>
  );
}

/** `const toast = useToast(); toast({ text, action: { label, href } })` */
export function useToast(): (toast: ToastContent) => void {
  const store = useContext(Context);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return store.show;
}

/** Where toasts appear; every dialog holds one of its own. */
export function ToastOutlet({ inDialog = false }: { inDialog?: boolean }) {
  const store = useContext(Context);
  return store && <Outlet store={store} inDialog={inDialog} />;
}

function Outlet({ store, inDialog }: { store: Store; inDialog: boolean }) {
  const words = useWords();
  const id = useId();
  const { shown, outlets } = useSyncExternalStore(store.subscribe, store.current, store.current);
  useEffect(() => store.enter(id), [store, id]);
  return (
    // On a phone clear of the back-to-top button, and of the buttons of a sheet; on a desktop of the banner and the header.
    <div
      role="status"
      aria-label={words.notifications}
      className={`no-print pointer-events-none fixed inset-x-4 z-40 flex flex-col items-center gap-2 md:inset-x-auto md:top-[calc(var(--header)+100px)] md:right-6 md:bottom-auto md:items-end ${inDialog ? 'toasts-in-dialog' : 'bottom-[calc(var(--buy-bar)+72px)] xs:asked:top-[calc(var(--header)+16px)] xs:asked:bottom-auto'}`}
    >
      {outlets.at(-1) === id &&
        shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onLeave={() => store.dismiss(toast.id)} />
        ))}
    </div>
  );
}

function createStore(): Store {
  let state: State = { shown: [], outlets: [] };
  let last = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<State>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    current: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show(toast) {
      last += 1;
      const others = state.shown.filter(({ key }) => key === undefined || key !== toast.key);
      set({ shown: [...others, { ...toast, id: last }].slice(-maxToasts) });
    },
    dismiss: (id) => set({ shown: state.shown.filter((toast) => toast.id !== id) }),
    enter(outlet) {
      set({ outlets: [...state.outlets, outlet] });
      return () => set({ outlets: state.outlets.filter((other) => other !== outlet) });
    },
  };
}
