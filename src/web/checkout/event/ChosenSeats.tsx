import type { Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { EventTime } from '../../parts/events/EventTime.tsx';
import { paths } from '../../paths.ts';
import { Chosen, ChosenBuyer } from '../payment/ChosenSteps.tsx';

/** Where one goes, who goes and who pays, as the step before has it. */
export function ChosenSeats({ order }: { order: Order }) {
  const t = useT();
  const { event, attendees, delivery_information: given, uuid } = order;
  if (!event || !given) return null;
  return (
    <dl className="grid grid-cols-1 divide-y divide-line rounded-card border border-line-strong bg-surface">
      <Chosen
        icon="users"
        label={t('checkout.steps.eventInformation')}
        href={paths.order.eventInformation(uuid)}
        change={t('tickets.attendees.change')}
      >
        <span className="block font-medium">{event.name}</span>
        <EventTime event={event} />, {event.location}
        {attendees.map((one) => (
          <span key={one.uuid} className="mt-1 block" dir="auto">
            {one.first_name} {one.last_name} <span className="text-muted">{one.email}</span>
          </span>
        ))}
      </Chosen>
      <ChosenBuyer order={order} given={given} />
    </dl>
  );
}
