import type { OrderEventShown } from '../../../domain/events/contract.ts';
import { EventTime } from '../../parts/events/EventTime.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';

/** What is gone to, when and where. */
export function EventLine({ event }: { event: OrderEventShown }) {
  return (
    <p className="mt-4 flex gap-3 rounded-card bg-event-tint px-3.5 py-3 type-body-s">
      <Icon name="calendar-blank" />
      <span className="min-w-0 break-words hyphens-auto">
        <span className="block font-medium">{event.name}</span>
        <EventTime event={event} />
        <span className="block text-muted">{event.location}</span>
      </span>
    </p>
  );
}
