import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, prefetchAccount } from './account.ts';
import { sessionsQuery } from '../api/user.ts';
import type { PageModule } from '../routes.ts';
import { Sessions } from './security/Sessions.tsx';

export { loadTexts } from './texts.ts';

export const prefetch: PageModule['prefetch'] = async (_page, queries) => {
  await Promise.all([prefetchAccount(queries), queries.prefetchQuery(sessionsQuery())]);
};

/** How one signs in, and where one is signed in. */
export default function SecurityPage() {
  return (
    <AccountFrame current="security">
      <Sessions />
    </AccountFrame>
  );
}

export const meta = accountMeta('account.menu.security');
