import type { Order } from '../../../domain/orders/contract.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** What stands in the way of going, or until when the seats are reserved. */
export function EventNews({ order: { event } }: { order: Order }) {
  const t = useT();
  if (!event) return null;
  if (event.is_canceled || event.progress !== 0) {
    return (
      <Notice
        tone="warning"
        title={t(event.is_canceled ? 'tickets.attendees.canceled' : 'tickets.attendees.over')}
        action={
          <ButtonLink href={paths.events()} variant="secondary" size="s">
            {t('checkout.refused.toEvents')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Notice>
      {event.offer_until === null
        ? t('tickets.attendees.notReserved')
        : t('tickets.attendees.offerUntil', { until: formatDateTime(event.offer_until) })}
    </Notice>
  );
}
