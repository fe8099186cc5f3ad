import { sessionToken } from '../../api/token.ts';
import { useT } from '../../i18n/texts.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { useMe } from '../../state/me.ts';
import { useModals } from '../../state/modals.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';

const AccountMenu = onDemand(() => import('../account/AccountMenu.tsx'));

/**
 * The way to sign in, or for somebody who has the customer they act for (LY-02, LY-03). Cached pages show the first; the
 * second takes its place, which is as large.
 */
export function AccountButton() {
  const t = useT();
  const me = useMe();
  const { openModal } = useModals();
  return (
    <div className="relative -mr-2.5 h-11 w-11 shrink-0 md:-mr-2 md:w-44 lg:w-60 noscript:hidden">
      {me ? (
        <AccountMenu me={me} />
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          // A press may be quicker than the answer to who somebody is.
          onClick={() => openModal(sessionToken() === undefined ? 'login' : 'entityMenu')}
          className="account-tool"
        >
          <Icon name="user" size={24} />
          <span className="sr-only">{t('shell.signIn')}</span>
          <span aria-hidden="true" className="account-words for-anonymous">
            <small>{t('shell.account')}</small>
            <strong>{t('shell.signIn')}</strong>
          </span>
        </button>
      )}
    </div>
  );
}
