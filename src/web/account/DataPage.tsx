import { exportsQuery } from '../api/personal-data.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import type { PageModule } from '../routes.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, prefetchAccount } from './account.ts';
import { ErasePanel } from './data/ErasePanel.tsx';
import { ExportPanel } from './data/ExportPanel.tsx';

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['account', 'auth', 'refusals', 'security']);

export const prefetch: PageModule['prefetch'] = async (_page, queries) => {
  await Promise.all([prefetchAccount(queries), queries.prefetchQuery(exportsQuery())]);
};

/** What the shop holds of its user: to take along, and to have erased. */
export default function DataPage() {
  return (
    <AccountFrame current="data">
      <ExportPanel />
      <ErasePanel />
    </AccountFrame>
  );
}

export const meta = accountMeta('account.menu.data');
