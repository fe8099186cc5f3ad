import { useQuery } from '@tanstack/react-query';
import { upcomingEventsQuery } from '../../api/past-orders.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { EventTime } from '../../parts/events/EventTime.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../Panel.tsx';

/** Trainings this customer has seats of. Of nobody who has none anything is said. */
export function UpcomingEvents() {
  const { t } = useTextsWith('tickets');
  const { data } = useQuery(upcomingEventsQuery());
  const orders = data?.results ?? [];
  if (orders.length === 0) return null;
  return (
    <Panel title={t('tickets.upcoming.title')}>
      <ul className="divide-y divide-line">
        {orders.map(
          ({ uuid, event, pieces }) =>
            event && (
              <li key={uuid} className="py-3 break-words hyphens-auto first:pt-0 last:pb-0">
                <a href={paths.account.order(uuid)} className="link inline-flex min-h-11 items-center">
                  {event.name}
                </a>
                <p>
                  <EventTime event={event} />
                </p>
                <p className="type-body-s text-muted">
                  {event.location} · {t('tickets.upcoming.seats', { count: pieces })}
                </p>
              </li>
            ),
        )}
      </ul>
    </Panel>
  );
}
