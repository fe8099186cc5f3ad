import type { ReactNode } from 'react';
import { onDemand } from '../../parts/on-demand.tsx';
import type { ModalName, OpenModal as Opened } from '../../state/modals.tsx';
import type { ModalComponentProps } from './modal-props.ts';

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
  addToList: onDemand(() => import('../../parts/saved-lists/AddToListModal.tsx')),
  reorder: onDemand(() => import('../../parts/refill/ReorderModal.tsx')),
  fileViewer: onDemand(() => import('./FileViewerModal.tsx')),
  loyaltyCallToJoin: onDemand(() => import('./loyalty/JoinModal.tsx')),
  loyaltyWelcome: onDemand(() => import('./loyalty/WelcomeModal.tsx')),
  loyaltyLeaving: onDemand(() => import('./loyalty/LeavingModal.tsx')),
  errorMessage: onDemand(() => import('./ErrorModal.tsx')),
  somethingWentWrong: onDemand(() => import('./ErrorModal.tsx')),
  addBusinessAccount: onDemand(() => import('../../account/AddBusinessAccountModal.tsx')),
  newAddress: onDemand(() => import('../../account/AddressModal.tsx')),
};

/** The open modal. The list of all is fetched with the first one: no first view carries it. */
export default function OpenModal({ open, onClose }: { open: Opened; onClose: () => void }) {
  const Modal = modals[open.name];
  return <Modal key={open.name} name={open.name} onClose={onClose} onLost={onClose} props={open.props} />;
}
