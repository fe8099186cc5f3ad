import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { EventDetails } from '../../domain/events/contract.ts';
import { composedPageQuery } from '../api/creator.ts';
import { eventQuery, eventsQuery } from '../api/events.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { publicAddress, usePage, type PageContext } from '../state/page.tsx';
import { composedMeta } from './composed/meta.ts';
import { prefetchComposed } from './composed/prefetch.ts';
import { SectionPage } from './composed/SectionPage.tsx';
import { eventJsonLd } from './events/json-ld.ts';
import { EventPanel } from './events/EventPanel.tsx';
import { NoDates } from './events/NoDates.tsx';

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['events', 'tickets']);

type Address = Pick<PageContext, 'params' | 'path'>;

/** The number of the event an address names; editors may compose pages below a template too, which name none. */
function numberOf({ params }: Address): number | null {
  const id = params['id'] ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

function composedPath(page: Address): string {
  return page.params['id'] === undefined || numberOf(page) !== null
    ? paths.event(page.params['template']!)
    : page.path;
}

/** The next event of the template, which its page shows when the address names none. */
const nextQuery = (page: Address) =>
  eventsQuery({ template: page.params['template'], upcoming: true, page_size: 1 });

function chosenEvent(page: Address, queries: QueryClient): EventDetails | undefined {
  const id = numberOf(page) ?? queries.getQueryData(nextQuery(page).queryKey)?.results[0]?.id;
  return id === undefined ? undefined : queries.getQueryData(eventQuery(id).queryKey);
}

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const id = numberOf(page);
  const [redirect, next] = await Promise.all([
    prefetchComposed(page, queries, 'EVENT', composedPath(page)),
    id === null ? queries.fetchQuery(nextQuery(page)) : undefined,
  ]);
  const chosen = id ?? next?.results[0]?.id;
  if (chosen === undefined) return redirect;
  const event = await queries.fetchQuery(eventQuery(chosen));
  // A date of another training has its own page.
  if (event.template !== page.params['template'])
    return { redirect: paths.event(event.template, event.id), status: 302 };
  return redirect;
};

export const meta: PageModule['meta'] = (page, queries) => {
  const event = chosenEvent(page, queries);
  const path = composedPath(page);
  const composed = composedMeta(page, queries, 'EVENT', 'website', path);
  return {
    ...composed,
    canonical: () => path,
    ...(event && {
      jsonLd: [eventJsonLd(event, publicAddress(page, paths.event(event.template, event.id)))],
    }),
  };
};

/** A training: what editors composed, with its dates and their seats below the head (RT-07, EV-01). */
export default function EventPage() {
  const t = useT();
  const page = usePage();
  const { data: composed } = useQuery(composedPageQuery(composedPath(page), 'EVENT'));
  const { data: next } = useQuery({ ...nextQuery(page), enabled: numberOf(page) === null });
  const id = numberOf(page) ?? next?.results[0]?.id;
  if (!composed) return null;
  return (
    <SectionPage
      composed={composed}
      section={{ label: t('content.eventsTitle'), href: paths.events() }}
      afterHead={id === undefined ? <NoDates /> : <EventPanel id={id} />}
    />
  );
}
