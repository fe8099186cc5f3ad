import { useEffect, type ReactNode } from 'react';
import { sessionOverKey } from '../../api/token.ts';
import { onDemand } from '../../parts/on-demand.tsx';
import { useModals, useOpenModal, type ModalName } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { isWideScreen } from '../screen.ts';

export interface ModalComponentProps {
  name: ModalName;
  onClose: () => void;
  props: Record<string, unknown>;
}

/** Each modal is fetched when it is first opened; a shopper who opens none loads none. */
const modals: Record<ModalName, (props: ModalComponentProps & { onLost: () => void }) => ReactNode> = {
  brands: onDemand(() => import('./BrandModal.tsx')),
  // For phones; a wide screen has the menu below its header (LY-04).
  categories: onDemand(() => import('./MobileNav.tsx')),
  mobileNav: onDemand(() => import('./MobileNav.tsx')),
  search: onDemand(() => import('./SearchModal.tsx')),
  login: onDemand(() => import('./auth/LoginModal.tsx')),
  register: onDemand(() => import('./auth/RegisterModal.tsx')),
  forgotPassword: onDemand(() => import('./auth/ForgotPasswordModal.tsx')),
  confirmPassword: onDemand(() => import('./auth/ConfirmPasswordModal.tsx')),
  emailSent: onDemand(() => import('./auth/EmailSentModal.tsx')),
  entityMenu: onDemand(() => import('./EntityMenuModal.tsx')),
  customerSelection: onDemand(() => import('./CustomerSelectionModal.tsx')),
  deliveryCountryLanguage: onDemand(() => import('./CountryLanguageModal.tsx')),
  cookiePolicy: onDemand(() => import('./CookieModal.tsx')),
  cart: onDemand(() => import('./CartModal.tsx')),
  restriction: onDemand(() => import('./RestrictionModal.tsx')),
  backInStock: onDemand(() => import('./BackInStockModal.tsx')),
  fileViewer: onDemand(() => import('./FileViewerModal.tsx')),
  loyaltyCallToJoin: onDemand(() => import('./loyalty/JoinModal.tsx')),
  loyaltyWelcome: onDemand(() => import('./loyalty/WelcomeModal.tsx')),
  loyaltyLeaving: onDemand(() => import('./loyalty/LeavingModal.tsx')),
  errorMessage: onDemand(() => import('./ErrorModal.tsx')),
  somethingWentWrong: onDemand(() => import('./ErrorModal.tsx')),
  addBusinessAccount: onDemand(() => import('../../account/AddBusinessAccountModal.tsx')),
  newAddress: onDemand(() => import('../../account/AddressModal.tsx')),
};

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
  const Modal = modals[open.name];
  return (
    <Modal key={open.name} name={open.name} onClose={closeModal} onLost={closeModal} props={open.props} />
  );
}

/** The list of what an address may open is fetched for the few that open something. */
async function askedBy(search: URLSearchParams) {
  const { modalFromSearch } = await import('../../state/address-modals.ts');
  return modalFromSearch(search, (message) => console.warn(message));
}
