import { shopTimeZone, toDate } from '../../domain/time.ts';
import { useLanguage } from '../i18n/texts.tsx';

const locale = { et: 'et-EE', en: 'en-GB', ru: 'ru-RU', fi: 'fi-FI', lv: 'lv-LV' } as const;

/** Weekday, day and month on a small leaf, Tallinn time. */
export function DateChip({ moment, className = '' }: { moment: string; className?: string }) {
  const language = useLanguage();
  const date = toDate(moment);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale[language], { ...options, timeZone: shopTimeZone }).format(date);
  return (
    <time
      dateTime={date.toISOString()}
      className={`grid min-w-14 justify-items-center rounded-card bg-surface px-1 py-1.5 whitespace-nowrap shadow-e1 ${className}`}
    >
      <span className="type-caption font-normal text-muted">{part({ weekday: 'short' })}</span>
      <span className="text-[1.375rem] leading-6 font-semibold text-event-strong">
        {part({ day: 'numeric' }).replace('.', '')}
      </span>
      <span className="type-caption font-normal text-muted">{part({ month: 'short' })}</span>
    </time>
  );
}
