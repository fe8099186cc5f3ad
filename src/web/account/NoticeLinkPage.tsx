import { loadAreas } from '../i18n/load-areas.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { ConfirmNotice } from './notices/ConfirmNotice.tsx';
import { DeadKey, StopNotices } from './notices/StopNotices.tsx';
import { preferencesQuery } from '../api/notices.ts';

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['auth', 'notices', 'refusals']);

export const prefetch: PageModule['prefetch'] = async ({ search }, queries) => {
  const key = search.get('key');
  // One that is no key is told so on the page.
  if (key) await queries.prefetchQuery(preferencesQuery(key));
};

/** Where the links of mails lead: to say that one wants them, or that one does not (CN-03). Each asks for one press. */
export default function NoticeLinkPage() {
  const { search } = usePage();
  const token = search.get('token');
  if (token) return <ConfirmNotice token={token} />;
  const key = search.get('key');
  if (key) return <StopNotices linkKey={key} isDone={search.get('done') === '1'} />;
  return <DeadKey />;
}

export const meta: PageModule['meta'] = ({ texts }) => ({
  title: texts.t('notices.link.title'),
  robots: 'noindex',
});
