import { confirmEmailMutation } from '../api/auth.ts';
import { sessionToken } from '../api/token.ts';
import { useTextsWith } from '../i18n/load-areas.ts';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { useModals } from '../state/modals.tsx';
import { useNavigate } from '../state/navigation.tsx';
import { usePage } from '../state/page.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { FollowedLink } from './confirm/FollowedLink.tsx';
import { useConfirming } from './confirm/useConfirming.ts';

export { loadTexts } from './confirm/texts.ts';

/** Where the mail to a new address leads (RT-12, AU-01). */
export default function ConfirmEmailPage() {
  const { t, rich } = useTextsWith('auth');
  const { api, search } = usePage();
  const { openModal } = useModals();
  const go = useNavigate();
  const token = search.get('token');
  const { outcome, email, retry } = useConfirming({
    link: token ? { token } : null,
    mutation: confirmEmailMutation(api),
    flag: 'isChangeSuccess',
  });
  const toProfile = () => {
    if (sessionToken() === undefined) openModal('login', { next: paths.account.profile() });
    else go(paths.account.profile());
  };
  return (
    <FollowedLink
      outcome={outcome}
      retry={retry}
      waiting={t('auth.confirmEmail.waiting')}
      dead={{
        hint: t('auth.dead.email'),
        next: <Button onClick={toProfile}>{t('auth.menu.account')}</Button>,
      }}
      done={{
        title: t('auth.confirmEmail.done'),
        next: (
          <>
            {email !== undefined && <p>{rich('auth.confirmEmail.doneBody', { email: <b>{email}</b> })}</p>}
            <ButtonLink href={paths.home()}>{t('errors.backHome')}</ButtonLink>
          </>
        ),
      }}
    />
  );
}

export const meta: PageModule['meta'] = ({ texts }) => ({
  title: texts.t('auth.confirmEmail.title'),
  robots: 'noindex',
});
