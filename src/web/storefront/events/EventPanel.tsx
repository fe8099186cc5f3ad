import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { EventDetails } from '../../../domain/events/contract.ts';
import { eventQuery } from '../../api/events.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { DateChip } from '../../parts/DateChip.tsx';
import { EventRules } from '../../parts/events/EventRules.tsx';
import { EventTime } from '../../parts/events/EventTime.tsx';
import { freeSeats, seatsLeftText } from '../../parts/events/seats-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { island } from '../../ui/islands.tsx';
import { OtherDates } from './OtherDates.tsx';

const BookingIsland = island(async () => (await import('./Booking.tsx')).Booking, { isRare: true });

/** A date: when, where, in which language, by which rules, and its seats; beside them the other dates. */
export function EventPanel({ id }: { id: number }) {
  const { t } = useTexts();
  const { data: event } = useQuery(eventQuery(id));
  if (!event) return null;
  return (
    <section aria-label={t('events.dates')} className="wrap mt-6 grid grid-cols-1 gap-4 md:mt-8 md:gap-6">
      {event.dates.length > 0 && <OtherDates event={event} />}
      <div className="grid grid-cols-1 items-start rounded-panel border border-line bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid grid-cols-1 gap-6 p-4 md:p-6 lg:p-8">
          <About event={event} />
          {isToCome(event) && (
            <div>
              <h2 className="type-body font-semibold">{t('tickets.rules.title')}</h2>
              <div className="mt-1 grid max-w-read gap-1 type-body-s text-muted">
                <EventRules event={event} />
                <p>{t('tickets.rules.noWithdrawal')}</p>
              </div>
            </div>
          )}
        </div>
        <div className="border-line p-4 max-lg:border-t md:p-6 lg:h-full lg:border-l lg:p-8">
          <BookingIsland id={id} />
        </div>
      </div>
    </section>
  );
}

const isToCome = ({ progress, is_canceled }: EventDetails) => progress === 0 && !is_canceled;

function About({ event }: { event: EventDetails }) {
  const { t } = useTexts();
  const { place } = event;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-5">
      <DateChip moment={event.starts_at} className="w-16 border border-line" />
      <div className="grid min-w-0 content-start gap-2">
        <p className="flex flex-wrap gap-2">
          <Badge tone="event">{event.event_category}</Badge>
          {isToCome(event) && event.tickets.length > 0 && (
            <Badge tone={event.can_buy ? 'event' : 'outline'}>
              {seatsLeftText(freeSeats(event.tickets), t)}
            </Badge>
          )}
          {event.is_canceled && <Badge tone="danger">{t('events.canceled')}</Badge>}
          {!event.is_canceled && event.progress !== 0 && (
            <Badge tone={event.progress === 1 ? 'info' : 'outline'}>
              {t(`events.progress.${event.progress}`)}
            </Badge>
          )}
        </p>
        <p className="type-h3">
          <EventTime event={event} />
        </p>
      </div>
      <dl className="col-span-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name={t('content.eventFacts.where')}>
          {place.is_online ? t('events.online') : place.name}
          {place.address && (
            <span className="block font-normal text-muted">
              {place.address}, {place.city}
            </span>
          )}
        </Fact>
        <Fact name={t('content.eventFacts.language')}>{t(`content.taughtIn.${event.language}`)}</Fact>
      </dl>
      {isToCome(event) && (
        <div className="col-span-2">
          <a
            href={event.calendar_url}
            download
            className="link inline-flex min-h-11 items-center gap-2 touch:min-h-11"
          >
            <Icon name="calendar-blank" />
            {t('events.calendar')}
          </a>
        </div>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="type-body-s text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium break-words">{children}</dd>
    </div>
  );
}
