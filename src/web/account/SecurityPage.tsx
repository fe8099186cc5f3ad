import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, prefetchAccount } from './account.ts';
import { passkeysQuery } from '../api/factors.ts';
import { socialAccountsQuery, socialProvidersQuery } from '../api/social.ts';
import { sessionsQuery } from '../api/user.ts';
import type { PageModule } from '../routes.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { NeededNotice } from './security/NeededNotice.tsx';
import { PasskeysPanel } from './security/PasskeysPanel.tsx';
import { PasswordPanel } from './security/PasswordPanel.tsx';
import { Sessions } from './security/Sessions.tsx';
import { SocialPanel } from './security/SocialPanel.tsx';
import { TotpPanel } from './security/TotpPanel.tsx';

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['account', 'auth', 'refusals', 'security']);

export const prefetch: PageModule['prefetch'] = async (_page, queries) => {
  await Promise.all([
    prefetchAccount(queries),
    queries.prefetchQuery(sessionsQuery()),
    queries.prefetchQuery(passkeysQuery()),
    queries.prefetchQuery(socialAccountsQuery()),
    queries.prefetchQuery(socialProvidersQuery()),
  ]);
};

/** How one signs in, and where one is signed in. */
export default function SecurityPage() {
  return (
    <AccountFrame current="security">
      <NeededNotice />
      <PasswordPanel />
      <PasskeysPanel />
      <TotpPanel />
      <SocialPanel />
      <Sessions />
    </AccountFrame>
  );
}

export const meta = accountMeta('account.menu.security');
