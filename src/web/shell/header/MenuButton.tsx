import { useModals, useOpenModal } from '../../state/modals.tsx';
import { LazyCategoryMenu } from '../menu/lazy-menu.ts';
import { isWideScreen } from '../screen.ts';
import { AllProductsButton } from './AllProductsButton.tsx';
import { isEventRoute } from './event-routes.ts';

/** The button of all products with the menu it opens (LY-04). Where the top line has that button, the menu alone. */
export function MenuButton({ routeName }: { routeName: string }) {
  const { closeModal } = useModals();
  const isOpen = useOpenModal()?.name === 'categories' && isWideScreen();
  return (
    <>
      {isEventRoute(routeName) ? null : <AllProductsButton look="button" />}
      {isOpen ? <LazyCategoryMenu onClose={closeModal} onLost={closeModal} /> : null}
    </>
  );
}
