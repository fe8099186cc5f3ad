import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignsExistQuery, sharedPlaceholdersQuery } from '../../api/creator.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useModals } from '../../state/modals.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LazyCategoryMenu } from '../menu/lazy-menu.ts';
import { isWideScreen } from '../screen.ts';
import { SharedPosition } from '../SharedPosition.tsx';
import { AllProductsButton } from './AllProductsButton.tsx';
import { Dropdown } from './Dropdown.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { Logo } from './Logo.tsx';
import { ModalLink } from './ModalLink.tsx';
import { SearchField } from './SearchField.tsx';
import { useHidingHeader } from './useHidingHeader.ts';

/** Routes of events, where the all-products menu takes the place of the training centre's (RT-07). */
const eventRoutes = ['events', 'events-template-id'];

/** Navbar: a line of links and the bar with logo, menu and search; on a phone the bar alone (LY-02, LY-03). */
export function Header({ routeName }: { routeName: string }) {
  const t = useT();
  const { open, openModal, closeModal } = useModals();
  const header = useHidingHeader();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const isMenuOpen = open?.name === 'categories' && isWideScreen();
  const { data: shared } = useQuery(sharedPlaceholdersQuery());
  const { data: hasCampaigns = false } = useQuery(campaignsExistQuery());
  const has = (position: 'PURCHASE_HELP' | 'TRAINING_CENTER') =>
    (shared?.positions[position]?.components.length ?? 0) > 0;
  return (
    <>
      <SharedPosition type="NAVBAR_TOP_BANNER" place="page" />
      {isMenuOpen || isSearchOpen ? <div className="fixed inset-0 z-10 bg-backdrop" /> : null}
      <header
        ref={header}
        className="site-header sticky top-0 z-20 bg-surface"
        data-open={isMenuOpen || isSearchOpen}
      >
        <nav aria-label={t('shell.mainNavigation')} className="wrap hidden md:block">
          <ul className="flex min-h-11 items-center border-b lg:gap-1 border-line text-sm">
            <li>
              <a href={paths.contact()} className="top-link">
                {t('shell.shops')}
              </a>
            </li>
            {eventRoutes.includes(routeName) ? (
              <li>
                <AllProductsButton look="link" />
              </li>
            ) : has('TRAINING_CENTER') ? (
              <li>
                <Dropdown label={t('shell.trainingCentre')}>
                  <SharedPosition type="TRAINING_CENTER" />
                </Dropdown>
              </li>
            ) : null}
            <li>
              <ModalLink
                href={paths.search()}
                onOpen={() => openModal('brands')}
                className="top-link gap-1.5"
              >
                {t('shell.brands')}
                <Icon name="caret-down" size={16} />
              </ModalLink>
            </li>
            {hasCampaigns ? (
              <li>
                <a
                  href={paths.campaigns()}
                  className="type-body-s mx-1 inline-flex h-7 items-center rounded-full bg-success px-3.5 font-action text-on-action hover:bg-action"
                >
                  {t('shell.campaigns')}
                </a>
              </li>
            ) : null}
            {has('PURCHASE_HELP') ? (
              <li>
                <Dropdown label={t('shell.purchaseHelp')}>
                  <SharedPosition type="PURCHASE_HELP" />
                </Dropdown>
              </li>
            ) : null}
            <li className="top-line-extra">
              <SharedPosition type="NAVBAR_TOP" />
            </li>
            <li className="ml-auto">
              <LanguageButton />
            </li>
          </ul>
        </nav>
        <div className="wrap flex flex-wrap items-center gap-x-1 gap-y-1.5 pt-1.5 pb-3 md:h-18 md:flex-nowrap md:gap-4 md:py-0">
          <button
            type="button"
            aria-label={t('shell.openMenu')}
            aria-haspopup="dialog"
            onClick={() => openModal('mobileNav')}
            className="-ml-2.5 grid size-11 place-items-center rounded-card hover:bg-hover md:hidden"
          >
            <Icon name="list" size={24} />
          </button>
          <Logo />
          <div className="hidden md:block">
            <AllProductsButton look="button" />
            {isMenuOpen ? <LazyCategoryMenu onClose={closeModal} onLost={closeModal} /> : null}
          </div>
          <SearchField isOpen={isSearchOpen} setOpen={setSearchOpen} />
        </div>
        <div className="shade-scale h-[3px]" aria-hidden="true" />
      </header>
    </>
  );
}
