import { useQuery } from '@tanstack/react-query';
import { eventQuery } from '../../api/events.ts';
import { shopSupportQuery } from '../../api/shops.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { nonBreaking } from '../../parts/non-breaking.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { BookSeats } from './BookSeats.tsx';
import { JoinWaitlist } from './JoinWaitlist.tsx';

/** What can be done about a date: book seats, wait for one, or look for another date. */
export function Booking({ id }: { id: number }) {
  const { t } = useTexts();
  const { data: event } = useQuery(eventQuery(id));
  const { data: support } = useQuery(shopSupportQuery());
  if (!event) return null;
  if (event.can_buy) {
    return (
      <>
        {/* Another date is another choice. */}
        <BookSeats key={id} event={event} />
        {support && (
          <noscript>
            <p className="mt-3">{t('events.byPhone', { phone: nonBreaking(support.training.phone) })}</p>
          </noscript>
        )}
      </>
    );
  }
  if (event.has_waitlist) return <JoinWaitlist key={id} event={event} />;
  const isFree = event.tickets.every(({ price }) => price === 0);
  const canceled = isFree ? 'tickets.attendees.canceled' : 'events.isCanceled';
  const why = event.is_canceled ? canceled : event.progress === 2 ? 'events.over' : 'events.begun';
  return (
    <div className="grid justify-items-start gap-4">
      <p className="type-h3">{t(why)}</p>
      <ButtonLink href={paths.events()} variant="secondary">
        {t('events.allEvents')}
      </ButtonLink>
    </div>
  );
}
