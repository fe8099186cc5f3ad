import { createContext, useContext } from 'react';

export type Go = (address: string, options?: { replace?: boolean; keepScroll?: boolean }) => void;

const Context = createContext<Go>(() => {});

export const NavigateProvider = Context.Provider;

/** Navigates within the document. Links are plain `<a>`; this is for forms and selects. */
export function useNavigate(): Go {
  return useContext(Context);
}
