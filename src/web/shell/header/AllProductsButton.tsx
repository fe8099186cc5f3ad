import { useQueryClient } from '@tanstack/react-query';
import { categoriesQuery } from '../../api/catalogue.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useModals, useOpenModal } from '../../state/modals.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { loadCategoryMenu, menuId } from '../menu/lazy-menu.ts';
import { ModalLink } from './ModalLink.tsx';

const looks = {
  link: 'top-link gap-1.5',
  button:
    'inline-flex h-11 shrink-0 items-center gap-2.5 rounded-card bg-selected px-4 font-action whitespace-nowrap text-link hover:bg-tint-green aria-expanded:bg-action aria-expanded:text-on-action aria-expanded:hover:bg-action-hover',
};

/** Opens and closes the category menu; without script it leads to all products. */
export function AllProductsButton({ look }: { look: keyof typeof looks }) {
  const t = useT();
  const { openModal, closeModal } = useModals();
  const open = useOpenModal();
  const queries = useQueryClient();
  const isOpen = open?.name === 'categories';
  const fetchMenu = () => {
    // Only a guess: if it cannot be fetched, the press itself will report it.
    loadCategoryMenu().catch(() => {});
    void queries.prefetchQuery(categoriesQuery());
  };
  return (
    <ModalLink
      href={paths.search()}
      aria-haspopup={undefined}
      aria-expanded={isOpen}
      aria-controls={isOpen ? menuId : undefined}
      data-menu-button={look}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onOpen={() => (isOpen ? closeModal() : openModal('categories'))}
      className={looks[look]}
    >
      {look === 'button' ? <Icon name={isOpen ? 'x' : 'list'} /> : null}
      {t('shell.allProducts')}
      {look === 'link' ? <Icon name="caret-down" size={16} className={isOpen ? 'rotate-180' : ''} /> : null}
    </ModalLink>
  );
}
