import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/client.ts';
import { waitlistEntryQuery } from '../api/events.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage, type PageContext } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { WaitlistStanding } from './events/WaitlistStanding.tsx';

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['events', 'refusals']);

const tokenShape = /^[\w-]{43}$/;

const tokenOf = ({ search }: Pick<PageContext, 'search'>) => search.get('token') ?? '';

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const token = tokenOf(page);
  // An address with something else than a token leads to nobody, as one the shop has not written.
  if (!tokenShape.test(token)) throw new ApiError(404, 'WAITLIST_NOT_FOUND', null);
  await queries.fetchQuery(waitlistEntryQuery(token));
};

export const meta: PageModule['meta'] = ({ texts }) => ({
  title: texts.t('events.wait.metaTitle'),
  robots: 'noindex',
});

/** Where a mail leads somebody who waits for a seat: confirm, see where one stands, accept, leave. */
export default function WaitlistPage() {
  const t = useT();
  const token = tokenOf(usePage());
  const { data: entry } = useQuery({ ...waitlistEntryQuery(token), refetchOnWindowFocus: 'always' });
  if (!entry) return null;
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[
          { label: t('common.home'), href: paths.home() },
          { label: t('content.eventsTitle'), href: paths.events() },
          { label: t('events.wait.metaTitle') },
        ]}
      />
      <WaitlistStanding entry={entry} token={token} />
    </div>
  );
}
