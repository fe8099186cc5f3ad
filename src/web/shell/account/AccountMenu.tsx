import { useEffect, useRef, useState } from 'react';
import { useTextsWith } from '../../i18n/load-areas.ts';
import type { SignedInMe } from '../../state/me.ts';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { isDialogOpen } from '../../ui/dialog-order.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { isWideScreen } from '../screen.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { initialsOf, personName, shownName } from './names.ts';

/** The customer somebody acts for, and below it their others, the account and the way out. A phone shows these in a window. */
export default function AccountMenu({ me }: { me: SignedInMe }) {
  const { t } = useTextsWith('auth');
  const { openModal } = useModals();
  const page = usePage();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { customers } = me;
  const needsChoice = customers.length > 1 && !customers.some((one) => one.is_active);
  const name = shownName(me) ?? t('auth.menu.chooseCustomer');
  const isLoyal = customers.some((one) => one.is_active && one.loyalty.is_loyal);
  const person = personName(me) === name ? t('auth.menu.account') : personName(me);

  // AU-03: after each navigation, until one is chosen.
  useEffect(() => {
    if (needsChoice && !isDialogOpen()) openModal('customerSelection');
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the page is the trigger
  }, [page, needsChoice, openModal]);

  // Of the customer one acts for, where there are several; those of “choose a customer” would say nothing.
  const hasInitials = customers.length > 1 && !needsChoice;

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div ref={box} className="h-full">
      <button
        ref={button}
        type="button"
        // With all that is to be seen on it, so that it can be called by that.
        aria-label={t('auth.menu.of', {
          name: `${person}, ${name}${isLoyal ? `, ${t('auth.menu.loyal')}` : ''}`,
        })}
        aria-expanded={isOpen}
        onClick={() => (isWideScreen() ? setOpen(!isOpen) : openModal('entityMenu'))}
        className="account-tool"
      >
        <Icon
          name={isLoyal ? 'seal-check' : 'user'}
          size={24}
          className={`${hasInitials ? 'max-md:hidden' : ''} ${isLoyal ? 'text-link' : ''}`}
        />
        {hasInitials ? (
          <span className="account-initials md:hidden" aria-hidden="true">
            {initialsOf(name)}
            {isLoyal ? (
              <Icon
                name="seal-check"
                size={16}
                className="absolute top-0 right-0 rounded-full bg-surface text-link"
              />
            ) : null}
          </span>
        ) : null}
        <span className="account-words grow">
          <small>{person}</small> <strong>{name}</strong>
        </span>
        <Icon name="caret-down" size={16} className="max-md:hidden" />
      </button>
      {isOpen ? (
        <div className="absolute top-full right-0 z-30 mt-2 w-80 rounded-card border border-line bg-raised p-2 shadow-e2">
          <AccountPanel me={me} onClose={() => setOpen(false)} />
        </div>
      ) : null}
    </div>
  );
}
