import { useT } from '../i18n/texts.tsx';
import type { PageModule } from '../routes.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, prefetchAccount, useCustomers, useUser } from './account.ts';
import { Panel } from './Panel.tsx';
import { CustomerForm } from './profile/CustomerForm.tsx';
import { EmailPanel } from './profile/EmailPanel.tsx';
import { NameForm } from './profile/NameForm.tsx';
import { SubscriptionPanel } from './profile/SubscriptionPanel.tsx';

export { loadTexts } from './texts.ts';

export const prefetch: PageModule['prefetch'] = async (_page, queries) => {
  await prefetchAccount(queries);
};

/** The person behind the account: name, language, address, newsletter. */
export default function ProfilePage() {
  const t = useT();
  const user = useUser();
  const { active } = useCustomers();
  if (!user) return null;
  return (
    <AccountFrame current="profile">
      <Panel title={t('account.profile.title')}>
        <div className="max-w-form">
          <NameForm user={user} />
        </div>
      </Panel>
      <EmailPanel user={user} />
      {active?.is_individual && (
        <Panel title={t('account.profile.buyer')} lead={t('account.profile.buyerLead')}>
          <div className="max-w-form">
            <CustomerForm customer={active} />
          </div>
        </Panel>
      )}
      <SubscriptionPanel user={user} />
    </AccountFrame>
  );
}

export const meta = accountMeta('account.menu.profile');
