import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Me } from '../../domain/me/contract.ts';
import { meQuery } from '../api/me.ts';
import { sessionToken } from '../api/token.ts';

/** Somebody who is signed in, with their customers and favourites. */
export type SignedInMe = Me & { user: NonNullable<Me['user']> };

/**
 * Who is signed in; undefined: nobody, or not known yet. Cached pages are rendered for nobody, so a page first shows what an
 * anonymous visitor sees. The shop is asked once a document, and only where there is a token.
 */
export function useMe(): SignedInMe | undefined {
  const { data } = useQuery({ ...meQuery(), enabled: sessionToken() !== undefined });
  return useIsHydrated() && data?.user ? (data as SignedInMe) : undefined;
}

/** What is answered about whoever looks, also where nobody is signed in; undefined: not known yet. Asked in any case. */
export function useMeOrGuest(): Me | undefined {
  const { data } = useQuery(meQuery());
  return useIsHydrated() ? data : undefined;
}

/** An island may hydrate after the answer has come, and what it hydrates was rendered for nobody. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
