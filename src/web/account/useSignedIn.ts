import { useEffect } from 'react';
import { sessionToken } from '../api/token.ts';
import { useModals } from '../state/modals.tsx';

/** Whether somebody is signed in; opened by an address for somebody who is not, a window gives way to the one for signing in. */
export function useSignedIn(): boolean {
  const { openModal } = useModals();
  const isSignedIn = sessionToken() !== undefined;
  useEffect(() => {
    if (!isSignedIn) openModal('login');
  }, [isSignedIn, openModal]);
  return isSignedIn;
}
