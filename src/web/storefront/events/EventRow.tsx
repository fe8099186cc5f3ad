import type { ReactNode } from 'react';
import type { ListedEvent } from '../../../domain/events/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { formatDays, formatTime, tallinnDay } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { DateChip } from '../../parts/DateChip.tsx';
import { freeSeats, seatsLeftText } from '../../parts/events/seats-text.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { Image } from '../../ui/Image.tsx';

/** A date of the calendar: when, what, where, in which language, what is left and for how much. */
export function EventRow({ event }: { event: ListedEvent }) {
  const { t } = useTexts();
  const { starts_at: start, ends_at: end } = event;
  // The leaf of the calendar shows the first day.
  const isSeveralDays = tallinnDay(start) !== tallinnDay(end);
  return (
    <article className="relative flex gap-4 rounded-card border border-line bg-surface p-4 transition-shadow hover:shadow-e1 md:gap-6 md:p-5">
      <DateChip moment={start} className="w-16 shrink-0 self-start border border-line" />
      <div className="grid min-w-0 grow gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-8">
        <div className="grid min-w-0 content-start gap-2">
          <p className="flex flex-wrap gap-2">
            <Badge tone="event">{event.event_category}</Badge>
            <Standing event={event} />
          </p>
          <h3 className="type-h3 text-pretty break-words hyphens-auto">
            <a href={paths.event(event.template, event.id)} className="cover">
              {event.name}
            </a>
          </h3>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 type-body-s text-muted">
            <Fact icon="clock">
              <span className="tabular-nums">
                {isSeveralDays ? `${formatDays(start, end)}, ` : null}
                <span className="whitespace-nowrap">
                  {formatTime(start)}–{formatTime(end)}
                </span>
              </span>
            </Fact>
            <Fact icon="map-pin">{event.location}</Fact>
            <Fact icon="globe">{t(`content.taughtIn.${event.language}`)}</Fact>
          </ul>
        </div>
        <Offer event={event} />
      </div>
      {event.picture && (
        <div className="relative -my-5 -mr-5 w-52 shrink-0 self-stretch overflow-hidden rounded-r-card bg-photo max-lg:hidden">
          <Image
            image={event.picture}
            sizes="(width >= 1280px) 208px, 1px"
            cover
            alt=""
            className="absolute inset-0"
          />
        </div>
      )}
    </article>
  );
}

/** How far it has come, where that is more than to come. */
function Standing({ event: { progress, is_canceled } }: { event: ListedEvent }) {
  const { t } = useTexts();
  if (is_canceled) return <Badge tone="danger">{t('events.canceled')}</Badge>;
  if (progress === 0) return null;
  return <Badge tone={progress === 1 ? 'info' : 'outline'}>{t(`events.progress.${progress}`)}</Badge>;
}

/** What is left and what it costs; of what is full the way to wait. */
function Offer({ event: { tickets, progress, is_canceled } }: { event: ListedEvent }) {
  const { t, language } = useTexts();
  if (is_canceled || progress !== 0 || tickets.length === 0) return null;
  const seats = freeSeats(tickets);
  const cheapest = Math.min(...tickets.map(({ price }) => price));
  const price = cheapest === 0 ? t('events.free') : formatMoney(Math.round(cheapest * 100), language);
  const isOne = tickets.every((ticket) => ticket.price === cheapest);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:flex-col md:items-end md:justify-start md:text-end">
      <p className="type-price tabular-nums">{isOne ? price : t('events.priceFrom', { price })}</p>
      <p className={`type-body-s font-medium ${seats === 0 ? 'text-muted' : 'text-event-strong'}`}>
        {seatsLeftText(seats, t)}
        {seats === 0 && <span className="block font-normal text-event-strong">{t('events.waitlist')}</span>}
      </p>
    </div>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <Icon name={icon} size={16} />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
