import { confirmEmailMutation } from '../api/auth.ts';
import { sessionToken } from '../api/token.ts';
import { useTextsWith } from '../i18n/load-areas.ts';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { useModals } from '../state/modals.tsx';
import { useNavigate } from '../state/navigation.tsx';
import { usePage } from '../state/page.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { OutcomeView } from './confirm/OutcomeView.tsx';
import { useConfirming } from './confirm/useConfirming.ts';

export { loadTexts } from './confirm/texts.ts';

/** Where the letter to a new address leads (RT-12, AU-01). */
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
  if (outcome === 'waiting') return <OutcomeView icon="clock" title={t('auth.confirmEmail.waiting')} />;
  if (outcome === 'failed') {
    return (
      <OutcomeView icon="warning-circle" title={t('auth.failed.title')}>
        <p>{t('auth.failed.body')}</p>
        <Button onClick={retry}>{t('common.retry')}</Button>
      </OutcomeView>
    );
  }
  if (outcome === 'dead') {
    return (
      <OutcomeView icon="warning-circle" title={t('auth.dead.title')}>
        <p>
          {t('auth.dead.body')} {t('auth.dead.email')}
        </p>
        <Button onClick={toProfile}>{t('auth.menu.account')}</Button>
      </OutcomeView>
    );
  }
  return (
    <OutcomeView icon="check-circle" title={t('auth.confirmEmail.done')}>
      {email === undefined ? null : <p>{rich('auth.confirmEmail.doneBody', { email: <b>{email}</b> })}</p>}
      <ButtonLink href={paths.home()}>{t('errors.backHome')}</ButtonLink>
    </OutcomeView>
  );
}

export const meta: PageModule['meta'] = ({ texts }) => ({
  title: texts.t('auth.confirmEmail.title'),
  robots: 'noindex',
});
