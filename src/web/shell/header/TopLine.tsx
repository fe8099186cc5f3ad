import { useQuery } from '@tanstack/react-query';
import { campaignsExistQuery, sharedPlaceholdersQuery } from '../../api/creator.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useMe } from '../../state/me.ts';
import { useModals } from '../../state/modals.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SharedPosition } from '../SharedPosition.tsx';
import { AllProductsButton } from './AllProductsButton.tsx';
import { Dropdown } from './Dropdown.tsx';
import { isEventRoute } from './event-routes.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { ModalLink } from './ModalLink.tsx';

/** The line of links above the bar of a wide screen (LY-02). */
export function TopLine({ routeName }: { routeName: string }) {
  const t = useT();
  const { openModal } = useModals();
  const me = useMe();
  const { data: shared } = useQuery(sharedPlaceholdersQuery());
  const { data: hasCampaigns = false } = useQuery(campaignsExistQuery());
  const has = (position: 'PURCHASE_HELP' | 'TRAINING_CENTER') =>
    (shared?.positions[position]?.components.length ?? 0) > 0;
  return (
    <nav aria-label={t('shell.mainNavigation')}>
      <ul className="flex min-h-11 flex-wrap items-center border-b lg:gap-1 border-line text-sm">
        <li>
          <a href={paths.contact()} className="top-link">
            {t('shell.shops')}
          </a>
        </li>
        {isEventRoute(routeName) ? (
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
          <ModalLink href={paths.search()} onOpen={() => openModal('brands')} className="top-link gap-1.5">
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
        <li className="ml-auto flex flex-wrap justify-end">
          <a href={paths.quickOrder()} className="top-link gap-1.5">
            <Icon name="list-plus" size={16} />
            <span className="max-lg:sr-only">{t('shell.quickOrder')}</span>
          </a>
          {me ? null : (
            <ModalLink
              href={paths.withModal(paths.home(), 'register')}
              onOpen={() => openModal('register')}
              className="top-link for-anonymous max-lg:hidden"
            >
              {t('shell.register')}
            </ModalLink>
          )}
          <LanguageButton />
        </li>
      </ul>
    </nav>
  );
}
