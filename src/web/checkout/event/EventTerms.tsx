import type { OrderEventShown } from '../../../domain/events/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { EventRules } from '../../parts/events/EventRules.tsx';

/** Which rights the buyer of a seat has: those of the event, as nobody may withdraw from a date. */
export function EventTerms({ event, isCompany }: { event: OrderEventShown; isCompany: boolean }) {
  const { t } = useTextsWith('tickets');
  return (
    <>
      <EventRules event={event} />
      {!isCompany && <p>{t('tickets.rules.noWithdrawal')}</p>}
    </>
  );
}
