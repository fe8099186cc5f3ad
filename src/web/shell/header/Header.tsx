import { useState } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { useModals, useOpenModal } from '../../state/modals.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { island } from '../../ui/islands.tsx';
import { isWideScreen } from '../screen.ts';
import { SharedPosition } from '../SharedPosition.tsx';
import { AccountButton } from './AccountButton.tsx';
import { CartLink } from './CartLink.tsx';
import { FavouritesLink } from './FavouritesLink.tsx';
import { Logo } from './Logo.tsx';
import { SearchField } from './SearchField.tsx';
import { useHidingHeader } from './useHidingHeader.ts';

/** Hidden on phones, which have the drawer instead and never fetch this code. */
const MenuButtonIsland = island(async () => (await import('./MenuButton.tsx')).MenuButton, {
  isOfFrame: true,
  from: 'md',
  className: 'hidden md:block',
});
const TopLineIsland = island(async () => (await import('./TopLine.tsx')).TopLine, {
  isOfFrame: true,
  from: 'md',
  className: 'wrap hidden md:block',
});

const menuLook = '-ml-2.5 grid size-11 place-items-center rounded-card hover:bg-hover md:hidden';

/** Navbar: a line of links and the bar with logo, menu and search; on a phone the bar alone (LY-02, LY-03). */
export function Header({ routeName }: { routeName: string }) {
  const t = useT();
  const { openModal } = useModals();
  const open = useOpenModal();
  const header = useHidingHeader();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const isMenuOpen = open?.name === 'categories' && isWideScreen();
  return (
    <>
      <SharedPosition type="NAVBAR_TOP_BANNER" place="page" />
      {isMenuOpen || isSearchOpen ? <div className="fixed inset-0 z-10 bg-backdrop" /> : null}
      <header
        ref={header}
        className="site-header sticky z-20 bg-surface"
        data-open={isMenuOpen || isSearchOpen}
      >
        <TopLineIsland routeName={routeName} />
        <div className="wrap flex flex-wrap items-center gap-x-1 gap-y-1.5 pt-1.5 pb-3 md:h-18 md:flex-nowrap md:gap-4 md:py-0">
          <button
            type="button"
            aria-label={t('shell.openMenu')}
            aria-haspopup="dialog"
            onClick={() => openModal('mobileNav')}
            className={`${menuLook} noscript:hidden`}
          >
            <Icon name="list" size={24} />
          </button>
          {/* Without script the links of the footer are the menu. */}
          <noscript>
            <a href="#foot" aria-label={t('shell.openMenu')} className={menuLook}>
              <Icon name="list" size={24} />
            </a>
          </noscript>
          <Logo />
          <MenuButtonIsland routeName={routeName} />
          <SearchField isOpen={isSearchOpen} setOpen={setSearchOpen} />
          <span className="grow md:hidden" />
          <FavouritesLink />
          <CartLink />
          <AccountButton />
        </div>
        <div className="shade-scale h-[3px]" aria-hidden="true" />
      </header>
    </>
  );
}
