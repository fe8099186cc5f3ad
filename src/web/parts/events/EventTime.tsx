import { formatDate, formatTime, tallinnDay } from '../../../domain/time.ts';

interface Times {
  starts_at: string;
  ends_at: string;
}

/** `03.12.2026, 18.00–21.00`; of several days when the first begins and the last ends. Tallinn time. */
export function EventTime({ event: { starts_at: start, ends_at: end } }: { event: Times }) {
  const isOneDay = tallinnDay(start) === tallinnDay(end);
  return (
    <span className="tabular-nums">
      <time dateTime={start}>
        <span className="whitespace-nowrap">{formatDate(start)}</span>,{' '}
        <span className="whitespace-nowrap">{formatTime(start)}</span>
      </time>
      –
      <time dateTime={end}>
        {isOneDay ? null : <span className="whitespace-nowrap">{formatDate(end)}, </span>}
        <span className="whitespace-nowrap">{formatTime(end)}</span>
      </time>
    </span>
  );
}
