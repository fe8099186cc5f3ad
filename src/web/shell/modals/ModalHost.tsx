import { useEffect } from 'react';
import { sessionOverKey } from '../../api/token.ts';
import { onDemand } from '../../parts/on-demand.tsx';
import { useModals, useOpenModal } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { isWideScreen } from '../screen.ts';

const OpenModal = onDemand(() => import('./OpenModal.tsx'));

/** Renders the open modal, and opens the one the address names. */
export function ModalHost() {
  const { openModal, closeModal } = useModals();
  const open = useOpenModal();
  const page = usePage();

  // A navigation, even to the same page, closes its modals; a link to a modal opens it each time.
  useEffect(() => {
    const left = new AbortController();
    const search = new URLSearchParams(window.location.search);
    const diedAt = sessionStorage.getItem(sessionOverKey);
    if (diedAt !== null) {
      // First: what the address asks for may only say that this person is not known any more.
      sessionStorage.removeItem(sessionOverKey);
      openModal('login', { isSessionOver: true, next: diedAt });
    } else if (search.has('modal')) {
      void askedBy(search).then((asked) => {
        if (asked && !left.signal.aborted) openModal(asked.name, asked.props);
        return asked;
      });
    }
    return () => {
      left.abort();
      closeModal();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the page is the trigger
  }, [page, openModal, closeModal]);

  if (!open || (open.name === 'categories' && isWideScreen())) return null;
  return <OpenModal open={open} onClose={closeModal} onLost={closeModal} />;
}

/** The list of what an address may open is fetched for the few that open something. */
async function askedBy(search: URLSearchParams) {
  const { modalFromSearch } = await import('../../state/address-modals.ts');
  return modalFromSearch(search, (message) => console.warn(message));
}
