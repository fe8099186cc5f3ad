import type { EventDetails } from '../../../domain/events/contract.ts';
import { formatDate, formatTime } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';

/** All dates of a training that are to come, this one among them; each has an address of its own. */
export function OtherDates({ event }: { event: EventDetails }) {
  const { t } = useTexts();
  // Of one that is over or not held it is told below, and no seat is wanted.
  const own = { ...event, is_full: event.has_waitlist };
  const dates = [own, ...event.dates].sort((one, other) => (one.starts_at < other.starts_at ? -1 : 1));
  return (
    <nav aria-label={t('events.otherDates')}>
      <h2 className="type-h3">{t('events.otherDates')}</h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-2">
        {dates.map(({ id, starts_at: start, location, language, is_full }) => {
          const isHere = id === event.id;
          return (
            <li key={id}>
              <a
                href={paths.event(event.template, id)}
                data-keep-scroll
                aria-current={isHere ? 'page' : undefined}
                className="flex h-full min-h-18 flex-col rounded-card border border-line-strong bg-surface px-3.5 py-2.5 type-body-s hover:bg-hover aria-[current=page]:border-action aria-[current=page]:bg-hover aria-[current=page]:inset-ring aria-[current=page]:inset-ring-action"
              >
                <span className="font-semibold tabular-nums">
                  {formatDate(start)}, {formatTime(start)}
                </span>
                <span className="text-muted">
                  {location} · {t(`content.taughtIn.${language}`)}
                </span>
                {is_full && <span className="font-medium text-event-strong">{t('events.full')}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
