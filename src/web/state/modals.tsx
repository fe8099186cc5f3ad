import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

/** Every modal of the shop, by the name that `?modal=` opens it with (RT-13). */
export const modalNames = [
  'brands',
  'categories',
  'mobileNav',
  'search',
  'login',
  'deliveryCountryLanguage',
  'cookiePolicy',
  'errorMessage',
  'somethingWentWrong',
] as const;
export type ModalName = (typeof modalNames)[number];

export interface OpenModal {
  name: ModalName;
  props: Record<string, unknown>;
}

interface Modals {
  open: OpenModal | null;
  openModal: (name: ModalName, props?: Record<string, unknown>) => void;
  closeModal: () => void;
}

const Context = createContext<Modals | null>(null);

/** Keeps which modal is open; one at a time, a new one takes the place of the old. */
export function ModalsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenModal | null>(null);
  const openModal = useCallback((name: ModalName, props = {}) => setOpen({ name, props }), []);
  const closeModal = useCallback(() => setOpen(null), []);
  const value = useMemo(() => ({ open, openModal, closeModal }), [open, openModal, closeModal]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Which window is open, and how to open and close one; throws outside of its provider. */
export function useModals(): Modals {
  const modals = useContext(Context);
  if (!modals) throw new Error('useModals needs a ModalsProvider above it');
  return modals;
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
    // Told below with the other shapes that do not fit.
  }
  warn('modalProps is not a JSON object and is ignored');
  return { name, props: {} };
}
