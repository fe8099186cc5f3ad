import { useMutation } from '@tanstack/react-query';
import { logoutMutation } from '../../api/auth.ts';
import { ApiError } from '../../api/client.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import type { SignedInMe } from '../../state/me.ts';
import { endSession } from '../../state/session.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { CustomerChoice } from './CustomerChoice.tsx';
import { personName } from './names.ts';

/** Who is signed in, whom they act for, and where they may go from here. */
export function AccountPanel({ me, onClose }: { me: SignedInMe; onClose: () => void }) {
  const { t } = useTextsWith('auth');
  const { api } = usePage();
  const { openModal } = useModals();
  const toast = useToast();
  const logout = useMutation({
    ...logoutMutation(api),
    onSuccess: endSession,
    onError(error) {
      // A session the shop does not know is over already.
      if (error instanceof ApiError && error.status === 401) endSession();
      else toast({ text: t('errors.network'), tone: 'danger', key: 'NETWORK' });
    },
  });
  return (
    <>
      <p className="px-3 py-2">
        <strong className="block font-semibold wrap-anywhere">{personName(me)}</strong>
        <span className="type-body-s block text-muted wrap-anywhere">{me.user.email}</span>
      </p>
      {me.customers.length > 1 ? (
        <div className="border-t border-line py-2">
          <CustomerChoice customers={me.customers} onChosen={onClose} />
        </div>
      ) : null}
      <ul className="border-t border-line pt-2">
        <li>
          <a href={paths.account.overview()} className="account-row" onClick={onClose}>
            <Icon name="user" />
            {t('auth.menu.account')}
          </a>
        </li>
        {me.customers.length > 0 ? (
          <li>
            <a href={paths.account.loyalty()} className="account-row" onClick={onClose}>
              <Icon name="seal-check" />
              {t('auth.menu.loyalty')}
            </a>
          </li>
        ) : null}
        <li>
          <button
            type="button"
            className="account-row"
            onClick={() => {
              onClose();
              openModal('addBusinessAccount');
            }}
          >
            <Icon name="buildings" />
            {t('auth.menu.addBusiness')}
          </button>
        </li>
        <li>
          <a href={paths.favourites()} className="account-row" onClick={onClose}>
            <Icon name="heart" />
            {t('auth.menu.favourites')}
          </a>
        </li>
        <li>
          <button
            type="button"
            className="account-row"
            aria-busy={logout.isPending || undefined}
            onClick={() => logout.isPending || logout.mutate()}
          >
            <Icon name="sign-out" />
            <span className="grow">{t('auth.menu.logout')}</span>
            {logout.isPending ? <Spinner size={16} /> : null}
          </button>
        </li>
      </ul>
    </>
  );
}
