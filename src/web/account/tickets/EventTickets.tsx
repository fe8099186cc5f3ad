import type { ReactNode } from 'react';
import type { Attendee } from '../../../domain/events/contract.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { EventFacts } from '../../parts/events/EventFacts.tsx';
import { EventRules } from '../../parts/events/EventRules.tsx';
import { Tickets } from '../../parts/events/Tickets.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../Panel.tsx';
import { CancelSeats } from './CancelSeats.tsx';
import { Rename } from './Rename.tsx';

interface Props {
  order: Order;
  linkKey: string | undefined;
}

/** The training of an order with its tickets, and what may still be changed about them. */
export function EventTickets({ order, linkKey }: Props) {
  const { t } = useTextsWith('tickets');
  const { event, attendees } = order;
  if (!event) return null;
  const returnable = attendees.filter(({ can }) => can.cancel);
  const isDone = event.progress === 2 && !event.is_canceled;
  const isToCome = event.progress === 0 && !event.is_canceled;
  return (
    <Panel title={t('tickets.list.title')}>
      <div className="grid grid-cols-1 gap-4">
        <EventFacts event={event} />
        {event.is_canceled && <Notice tone="warning">{t('tickets.attendees.canceled')}</Notice>}
        {isDone && <Notice>{t('tickets.page.done')}</Notice>}
        <Tickets
          attendees={attendees}
          isDone={isDone}
          more={(attendee) => changesOf(order, attendee, linkKey)}
        />
        {returnable.length > 1 && (
          <div>
            <CancelSeats order={order} seats={returnable} linkKey={linkKey} />
          </div>
        )}
        {isToCome && (
          <div className="grid gap-1 border-t border-line pt-4 type-body-s text-muted">
            <EventRules event={event} />
          </div>
        )}
      </div>
    </Panel>
  );
}

/** What may still be changed about a ticket. */
function changesOf(order: Order, attendee: Attendee, linkKey: string | undefined): ReactNode {
  if (!attendee.can.rename && !attendee.can.cancel) return null;
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
      {attendee.can.rename && <Rename uuid={order.uuid} attendee={attendee} linkKey={linkKey} />}
      {attendee.can.cancel && <CancelSeats order={order} seats={[attendee]} linkKey={linkKey} />}
    </div>
  );
}
