import { useQuery } from '@tanstack/react-query';
import { noticesQuery } from '../api/notices.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import type { PageModule } from '../routes.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, prefetchAccount } from './account.ts';
import { Loaded } from './Loaded.tsx';
import { HistoryPanel } from './notices/HistoryPanel.tsx';
import { SwitchesPanel } from './notices/SwitchesPanel.tsx';
import { WaitingPanel } from './notices/WaitingPanel.tsx';

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['account', 'notices', 'refusals']);

export const prefetch: PageModule['prefetch'] = async (_page, queries) => {
  await Promise.all([prefetchAccount(queries), queries.prefetchQuery(noticesQuery())]);
};

/** Which mails the user gets, what they wait for, and what they have said before (AC-01). */
export default function NoticesPage() {
  const t = useT();
  const query = useQuery(noticesQuery());
  return (
    <AccountFrame current="notices" title={t('notices.title')}>
      <Loaded query={query} rows={5} rowHeight="h-16">
        {(notices) => (
          <>
            <SwitchesPanel notices={notices} />
            <WaitingPanel waiting={notices.waiting} />
            <HistoryPanel history={notices.history} />
          </>
        )}
      </Loaded>
    </AccountFrame>
  );
}

export const meta = accountMeta('account.menu.notices');
