import type { ReactNode } from 'react';
import type { OrderEventShown } from '../../../domain/events/contract.ts';
import { paths } from '../../paths.ts';
import { EventTime } from './EventTime.tsx';

interface Props {
  event: Pick<OrderEventShown, 'id' | 'template' | 'name' | 'starts_at' | 'ends_at' | 'location' | 'place'>;
  /** Left out: the name, which leads to the page of the event. */
  heading?: ReactNode;
}

/** What, when and where. */
export function EventFacts({ event, heading }: Props) {
  return (
    <div className="min-w-0 break-words hyphens-auto">
      {heading ?? (
        <p className="type-h3">
          <a href={paths.event(event.template, event.id)} className="link">
            {event.name}
          </a>
        </p>
      )}
      <p>
        <EventTime event={event} />
      </p>
      <p className="text-muted">
        {event.location}
        {event.place.address && `, ${event.place.address}, ${event.place.city}`}
      </p>
    </div>
  );
}
