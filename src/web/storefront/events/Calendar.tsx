import type { ListedEvent } from '../../../domain/events/contract.ts';
import { useLanguage } from '../../i18n/texts.tsx';
import { EventRow } from './EventRow.tsx';
import { byMonth, monthName } from './months.ts';

/** Events month by month; in a wide window the month stays in sight beside its events. */
export function Calendar({ events }: { events: readonly ListedEvent[] }) {
  const language = useLanguage();
  return (
    <div className="grid gap-8 md:gap-10">
      {byMonth(events).map(({ month, events: of }) => (
        <section
          key={month}
          aria-labelledby={`month-${month}`}
          className="grid gap-3 lg:grid-cols-[176px_minmax(0,1fr)] lg:gap-8"
        >
          <h2
            id={`month-${month}`}
            className="type-h3 first-letter:uppercase lg:sticky lg:top-24 lg:self-start lg:pt-5"
          >
            {monthName(month, language)}
          </h2>
          <ul className="grid gap-3">
            {of.map((event) => (
              <li key={event.id}>
                <EventRow event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
