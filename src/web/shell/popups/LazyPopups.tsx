import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signupWaitMs } from '../../../domain/popups/signup-wait.ts';
import { sessionToken } from '../../api/token.ts';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';

/**
 * Windows that open by themselves (PP-01). Their code is fetched when one may be due, after the first view has come; for
 * somebody who has chosen a country and was invited to register, never.
 */
export function LazyPopups() {
  const { api, audience, mode } = usePage();
  const { openModal } = useModals();
  const queries = useQueryClient();
  useEffect(() => {
    if (mode !== 'view') return;
    const left = new AbortController();
    const openedAtMs = performance.now();
    const start = async () => {
      const { startPopups } = await import('./start.ts');
      if (!left.signal.aborted)
        startPopups({ api, audience, queries, openModal, openedAtMs, signal: left.signal });
    };
    // A popup that cannot be fetched is none.
    const begin = () => void start().catch(() => undefined);
    const isCountryDue =
      sessionToken() !== undefined || !/\bselectedDeliveryCountryId=/.test(document.cookie);
    // The pictures of the page go before its windows.
    if (isCountryDue && document.readyState !== 'complete') {
      window.addEventListener('load', begin, { once: true, signal: left.signal });
      return () => left.abort();
    }
    const timer = setTimeout(begin, isCountryDue ? 0 : signupWaitMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once a document: another audience is another document
  }, []);
  return null;
}
