import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Category } from '../../../domain/catalogue/contract.ts';
import type { SharedPosition as Position } from '../../../domain/creator/placeholder-types.ts';
import { translate } from '../../../domain/locales.ts';
import { campaignsExistQuery, sharedPlaceholdersQuery } from '../../api/creator.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { countryCodeOf } from '../../../domain/shops/audience.ts';
import { paths } from '../../paths.ts';
import { useMe } from '../../state/me.ts';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { Drawer } from '../../ui/Modal.tsx';
import { shownName } from '../account/names.ts';
import { Logo } from '../header/Logo.tsx';
import { SharedPosition } from '../SharedPosition.tsx';
import type { ModalComponentProps } from './modal-props.ts';
import { MobileCategories } from './MobileCategories.tsx';

type Links = Extract<Position, 'TRAINING_CENTER' | 'PURCHASE_HELP'>;
/** One screen of the drawer after another: the categories down to one of them, or a list of managed links. */
type Level = { categories: true; at?: Category } | { links: Links; title: string };

/** The menu of a phone: a drawer as high as the screen with categories level by level, links and language (LY-03). */
export default function MobileNav({ name, onClose }: ModalComponentProps) {
  const { t, language } = useTexts();
  const { audience } = usePage();
  const { openModal } = useModals();
  const me = useMe();
  const { data: shared } = useQuery(sharedPlaceholdersQuery());
  const { data: hasCampaigns = false } = useQuery(campaignsExistQuery());
  const [levels, setLevels] = useState<Level[]>(name === 'categories' ? [{ categories: true }] : []);
  const here = levels.at(-1);
  const head = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const before = useRef(levels.length);
  useEffect(() => {
    // The pressed row is no longer there, so the focus moves to the head of the new level.
    if (before.current !== levels.length) (head.current ?? menu.current?.querySelector('button'))?.focus();
    before.current = levels.length;
  }, [levels.length]);

  const enter = (level: Level) => setLevels([...levels, level]);
  const has = (position: Position) => (shared?.positions[position]?.components.length ?? 0) > 0;
  const title = titleOf();

  return (
    <Drawer
      title={title}
      onClose={onClose}
      priority="global"
      head={
        here ? (
          <button
            ref={head}
            type="button"
            aria-label={`${t('common.back')}: ${title}`}
            onClick={() => setLevels(levels.slice(0, -1))}
            className="-ml-2 flex min-h-11 items-center gap-2 rounded-card px-2 text-left font-semibold hover:bg-hover"
          >
            <Icon name="caret-left" size={24} />
            {title}
          </button>
        ) : (
          <Logo />
        )
      }
      footer={
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
          {here && 'categories' in here ? (
            <>
              {footLink(paths.events(), 'ticket', t('shell.events'))}
              {footButton(() => openModal('brands'), 'tag', t('shell.allBrands'))}
            </>
          ) : (
            footButton(
              () => openModal('deliveryCountryLanguage'),
              'globe',
              `${audience.language.toUpperCase()} · ${t(`shell.countries.${countryCodeOf(audience.countryId)}`)}`,
            )
          )}
        </div>
      }
    >
      <nav ref={menu} aria-label={title} className="-mx-4 py-2">
        {here ? below(here) : top()}
      </nav>
    </Drawer>
  );

  function titleOf(): string {
    if (!here) return t('shell.menu');
    if ('links' in here) return here.title;
    return here.at ? translate(here.at.i18n_name, language) : t('shell.allProducts');
  }

  function below(level: Level) {
    if ('links' in level)
      return (
        <div className="mobile-nav-links">
          <SharedPosition type={level.links} />
        </div>
      );
    return (
      <MobileCategories at={level.at} onEnter={(category) => enter({ categories: true, at: category })} />
    );
  }

  function top() {
    return (
      <>
        <ul className="mb-2 border-b border-line pb-2">
          {me ? (
            button(
              () => openModal('entityMenu'),
              'user',
              shownName(me) ?? t('shell.account'),
              'font-semibold',
            )
          ) : (
            <>
              {button(() => openModal('login'), 'user', t('shell.signIn'))}
              {button(() => openModal('register'), 'pencil-simple', t('shell.register'))}
            </>
          )}
        </ul>
        <ul>
          {button(
            () => enter({ categories: true }),
            'squares-four',
            t('shell.allProducts'),
            'bg-hover font-semibold text-link',
          )}
          {button(() => openModal('brands'), 'tag', t('shell.brands'))}
          {hasCampaigns ? link(paths.campaigns(), 'percent', t('shell.campaigns'), 'text-success') : null}
          {link(paths.quickOrder(), 'list-plus', t('shell.quickOrder'))}
          {has('TRAINING_CENTER')
            ? linksButton('TRAINING_CENTER', 'graduation-cap', t('shell.trainingCentre'))
            : null}
          {link(paths.events(), 'ticket', t('shell.events'))}
          {link(paths.contact(), 'storefront', t('shell.shops'))}
          {has('PURCHASE_HELP') ? linksButton('PURCHASE_HELP', 'question', t('shell.purchaseHelp')) : null}
        </ul>
        {has('NAVBAR_TOP') ? (
          <div className="mobile-nav-links mt-2 border-t border-line pt-2">
            <SharedPosition type="NAVBAR_TOP" />
          </div>
        ) : null}
      </>
    );
  }

  function linksButton(links: Links, icon: IconName, text: string) {
    return button(() => enter({ links, title: text }), icon, text);
  }

  function button(onPress: () => void, icon: IconName, text: string, look = '') {
    return (
      <li>
        <button type="button" onClick={onPress} className={`mobile-nav-row w-full text-left ${look}`}>
          <Icon name={icon} size={24} />
          <span className="flex-1">{text}</span>
          <Icon name="caret-right" size={20} className="text-meta" />
        </button>
      </li>
    );
  }

  function link(address: string, icon: IconName, text: string, look = '') {
    return (
      <li>
        <a href={address} className={`mobile-nav-row ${look}`}>
          <Icon name={icon} size={24} />
          {text}
        </a>
      </li>
    );
  }

  function footButton(onPress: () => void, icon: IconName, text: ReactNode) {
    return (
      <button type="button" onClick={onPress} className="flex min-h-11 items-center gap-2 font-medium">
        <Icon name={icon} />
        {text}
      </button>
    );
  }

  function footLink(address: string, icon: IconName, text: string) {
    return (
      <a href={address} className="flex min-h-11 items-center gap-2 font-medium">
        <Icon name={icon} />
        {text}
      </a>
    );
  }
}
