import { useMutation } from '@tanstack/react-query';
import type { AuthUser } from '../../../domain/auth/contract.ts';
import { subscriptionMutation } from '../../api/user.ts';
import { paths } from '../../paths.ts';
import { useT } from '../../i18n/texts.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { Panel } from '../Panel.tsx';

/** The newsletter, on or off at once; as it was, and a word about it, when the shop cannot save it. */
export function SubscriptionPanel({ user }: { user: AuthUser }) {
  const t = useT();
  const toast = useToast();
  const { mutate } = useMutation({
    ...subscriptionMutation(useTools()),
    onSettled: (_user, error) => {
      if (error) toast({ text: t('account.notSaved'), tone: 'danger', key: 'subscription' });
    },
  });
  return (
    <Panel title={t('account.subscription.title')}>
      <Switch checked={user.is_email_subscription} onChange={(event) => mutate(event.target.checked)}>
        {t('account.subscription.label')}
        <span className="block type-body-s text-muted">
          {t('account.subscription.hint', { email: user.email })}
        </span>
      </Switch>
      <p className="mt-3">
        <a href={paths.account.notices()} className="link">
          {t('account.subscription.all')}
        </a>
      </p>
    </Panel>
  );
}
