import { createContext, useContext } from 'react';

/**
 * The few words components say by themselves, in the language of the page. Components know nothing of the shop's
 * texts; `TextsProvider` hands these down.
 */
export interface Words {
  close: string;
  loading: string;
  optional: string;
  clear: string;
  chooseOption: string;
  breadcrumb: string;
  notifications: string;
  backToTop: string;
  showPassword: string;
  hidePassword: string;
  pages: string;
  previousPage: string;
  nextPage: string;
  quantity: string;
  more: string;
  fewer: string;
  search: string;
  page: (page: number) => string;
  remove: (name: string) => string;
  noOptions: (text: string) => string;
  /** Stars of five in words. */
  rating: (value: number) => string;
  results: (count: number) => string;
}

const Context = createContext<Words | null>(null);

export const WordsProvider = Context.Provider;

/** Words the parts of the interface say by themselves; throws outside of their provider. */
export function useWords(): Words {
  const words = useContext(Context);
  if (!words) throw new Error('useWords needs a WordsProvider above it');
  return words;
}
