import { createContext, useContext, useMemo } from 'react';
import { tallinnDay } from '../../domain/time.ts';
import { usePageIfAny, type PageContext } from './page.tsx';

/**
 * All that a cached fragment may know besides its props. The cache keys fragments by exactly this object, so whatever
 * is added here multiplies the entries, and nothing of one visitor belongs in it.
 */
export interface FragmentContext {
  readonly shopId: PageContext['audience']['shopId'];
  readonly countryId: number;
  readonly language: PageContext['audience']['language'];
  readonly groupId: number | null;
  readonly isBusiness: boolean;
  readonly origin: string;
  readonly mode: PageContext['mode'];
  /** The day in Tallinn: `2026-11-22`. */
  readonly day: string;
}

/** Copies field by field: what a page or an audience comes to hold later stays out unless it is named here. */
export function fragmentContextOf({ audience, origin, mode, now }: PageContext): FragmentContext {
  return Object.freeze({
    shopId: audience.shopId,
    countryId: audience.countryId,
    language: audience.language,
    groupId: audience.groupId,
    isBusiness: audience.isBusiness,
    origin,
    mode,
    day: tallinnDay(now),
  });
}

const Context = createContext<FragmentContext | null>(null);

export const FragmentContextProvider = Context.Provider;

/** Inside of cached fragments, where `usePage` throws, and in pages alike. */
export function useFragmentContext(): FragmentContext {
  const provided = useContext(Context);
  const page = usePageIfAny();
  const context = useMemo(() => provided ?? (page && fragmentContextOf(page)), [provided, page]);
  if (!context) throw new Error('useFragmentContext needs a page or a fragment above it');
  return context;
}
