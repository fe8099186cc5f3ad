import { tallinnClock, tallinnDay, toDate, weekdayOf } from '../../domain/time.ts';
import { useLanguage } from '../i18n/texts.tsx';
import { shortMonth, shortWeekday } from './calendar-words.ts';

/** Weekday, day and month on a small leaf, Tallinn time. */
export function DateChip({ moment, className = '' }: { moment: string; className?: string }) {
  const language = useLanguage();
  const { day, month } = tallinnClock(moment);
  return (
    <time
      dateTime={toDate(moment).toISOString()}
      className={`grid min-w-14 justify-items-center rounded-card bg-surface px-1 py-1.5 whitespace-nowrap shadow-e1 ${className}`}
    >
      <span className="type-caption font-normal text-muted">
        {shortWeekday(weekdayOf(tallinnDay(moment)), language)}
      </span>
      <span className="text-[1.375rem] leading-6 font-semibold text-event-strong">{day}</span>
      <span className="type-caption font-normal text-muted">{shortMonth(month, language)}</span>
    </time>
  );
}
