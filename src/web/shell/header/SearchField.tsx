import { useEffect } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { island } from '../../ui/islands.tsx';
import { ModalLink } from './ModalLink.tsx';
import { searchedFor } from './searched-for.ts';

/** Hidden on phones, which never fetch its code. */
const SearchFormIsland = island(async () => (await import('./SearchForm.tsx')).SearchForm, {
  isOfFrame: true,
  from: 'md',
  className: 'hidden md:block',
});

interface Props {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The search: a bar, or on a phone a button that opens the same search over the whole screen. */
export function SearchField({ isOpen, setOpen }: Props) {
  const t = useT();
  const page = usePage();
  const { openModal } = useModals();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('#search input');
      if (field?.offsetParent) field.focus();
      else openModal('search');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [openModal]);

  return (
    <div id="search" className="order-last min-w-0 basis-full md:order-none md:flex-1">
      <SearchFormIsland isOpen={isOpen} setOpen={setOpen} />
      <ModalLink
        href={paths.search()}
        onOpen={() => openModal('search')}
        className="flex h-11 items-center gap-2.5 rounded-input border border-control bg-surface px-3.5 text-meta hover:border-control-hover md:hidden"
      >
        <Icon name="magnifying-glass" className="text-muted" />
        <span className="sr-only">{t('search.label')}:</span>
        <span className="truncate">{searchedFor(page) || t('search.placeholder')}</span>
      </ModalLink>
    </div>
  );
}
