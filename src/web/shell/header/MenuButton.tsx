import { useModals, useOpenModal } from '../../state/modals.tsx';
import { LazyCategoryMenu } from '../menu/lazy-menu.ts';
import { isWideScreen } from '../screen.ts';
import { AllProductsButton } from './AllProductsButton.tsx';

/** The button of all products with the menu it opens (LY-04). */
export function MenuButton() {
  const { closeModal } = useModals();
  const isOpen = useOpenModal()?.name === 'categories' && isWideScreen();
  return (
    <>
      <AllProductsButton look="button" />
      {isOpen ? <LazyCategoryMenu onClose={closeModal} onLost={closeModal} /> : null}
    </>
  );
}
