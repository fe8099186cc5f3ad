import { useQuery } from '@tanstack/react-query';
import { upcomingEventsQuery } from '../../api/past-orders.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { EventTime } from '../../parts/events/EventTime.tsx';
import { paths } from '../../paths.ts';
import { Loaded } from '../Loaded.tsx';
import { Panel } from '../Panel.tsx';

/** Trainings this customer has seats of. Of nobody who has none anything is said, unless nobody knows whether there are any. */
export function UpcomingEvents() {
  const { t } = useTextsWith('tickets');
  const query = useQuery(upcomingEventsQuery());
  if (!query.isError && !query.data?.results.length) return null;
  return (
    <Panel title={t('tickets.upcoming.title')}>
      <Loaded query={query}>
        {({ results }) => (
          <ul className="divide-y divide-line">
            {results.map(
              ({ uuid, event }) =>
                event && (
                  <li key={uuid} className="py-3 break-words hyphens-auto first:pt-0 last:pb-0">
                    <a href={paths.account.order(uuid)} className="link inline-flex min-h-11 items-center">
                      {event.name}
                    </a>
                    <p>
                      <EventTime event={event} />
                    </p>
                    <p className="type-body-s text-muted">
                      {event.location} · {t('tickets.upcoming.seats', { count: event.seats })}
                    </p>
                  </li>
                ),
            )}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
