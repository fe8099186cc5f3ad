import { confirmAccountMutation } from '../api/auth.ts';
import { useTextsWith } from '../i18n/load-areas.ts';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { useModals } from '../state/modals.tsx';
import { usePage } from '../state/page.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { FollowedLink } from './confirm/FollowedLink.tsx';
import { ResendForm } from './confirm/ResendForm.tsx';
import { useConfirming } from './confirm/useConfirming.ts';

export { loadTexts } from './confirm/texts.ts';

/** Where the mail after registering leads (RT-12, AU-01). */
export default function ConfirmPage() {
  const { t, rich } = useTextsWith('auth');
  const { api, search } = usePage();
  const { openModal } = useModals();
  const uid = search.get('uid');
  const token = search.get('token');
  const { outcome, email, retry } = useConfirming({
    link: uid && token ? { uid, token } : null,
    mutation: confirmAccountMutation(api),
    flag: 'isRegisterSuccess',
  });
  return (
    <FollowedLink
      outcome={outcome}
      retry={retry}
      waiting={t('auth.confirm.waiting')}
      dead={{
        hint: t('auth.dead.confirm'),
        next: (
          <>
            <ResendForm />
            <Button variant="quiet" onClick={() => openModal('login', { next: paths.home() })}>
              {t('auth.login.title')}
            </Button>
          </>
        ),
      }}
      done={{
        title: t('auth.confirm.done'),
        next: (
          <>
            {email !== undefined && <p>{rich('auth.confirm.doneBody', { email: <b>{email}</b> })}</p>}
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={() => openModal('login', { next: paths.home(), email })}>
                {t('auth.login.title')}
              </Button>
              <ButtonLink href={paths.home()} variant="secondary">
                {t('errors.backHome')}
              </ButtonLink>
            </div>
          </>
        ),
      }}
    />
  );
}

export const meta: PageModule['meta'] = ({ texts }) => ({
  title: texts.t('auth.confirm.title'),
  robots: 'noindex',
});
