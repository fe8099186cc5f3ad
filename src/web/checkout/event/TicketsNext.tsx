import { useQuery } from '@tanstack/react-query';
import { orderStatuses } from '../../../domain/orders/statuses.ts';
import { orderQuery } from '../../api/checkout.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { EventFacts } from '../../parts/events/EventFacts.tsx';
import { EventRules } from '../../parts/events/EventRules.tsx';
import { Tickets } from '../../parts/events/Tickets.tsx';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** Tickets are issued a moment after the order is placed, in ms. */
const askAgainMs = 2000;

/** Where one goes with which ticket, and what happens until then. */
export function TicketsNext() {
  const { t } = useTextsWith('tickets');
  const { params } = usePage();
  const { data: order } = useQuery({
    ...orderQuery(params['id']!),
    // An order on an invoice has its tickets at once as well; a seat given back has none any more.
    refetchInterval: ({ state }) => (state.data?.status.id === orderStatuses.SUBMITTED ? askAgainMs : false),
  });
  if (!order?.event) return null;
  const { event, attendees } = order;
  const isWaiting = attendees.some(({ status }) => status === null);
  return (
    <section
      aria-labelledby="tickets-next"
      className="mt-2 grid w-full grid-cols-1 gap-4 rounded-panel border border-line bg-surface p-4 text-left md:p-6"
    >
      <EventFacts
        event={event}
        heading={
          <h2 id="tickets-next" className="type-h3">
            {event.name}
          </h2>
        }
      />
      <p role="status" className="flex items-start gap-3">
        {isWaiting ? <Spinner size={16} /> : <Icon name="envelope-simple" className="text-link" />}
        <span>
          {t(isWaiting ? 'tickets.list.making' : 'tickets.next.mail')}
          {!isWaiting && <span className="block type-body-s text-muted">{t('tickets.next.mailHint')}</span>}
        </span>
      </p>
      <Tickets attendees={attendees} />
      <div className="grid gap-1 border-t border-line pt-4 type-body-s text-muted">
        <EventRules event={event} />
      </div>
    </section>
  );
}
