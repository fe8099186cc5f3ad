import type { EventsParams } from '../../api/events.ts';
import { pageFromQuery } from '../../../domain/pagination.ts';

export const eventsPerPage = 24;

/** What narrows the list, by its key in the address. */
export const filterKeys = ['location', 'language', 'event_category', 'date'] as const;

/** The list an address asks for. Without a date it begins today. */
export function eventsParams(search: URLSearchParams): EventsParams {
  const page = pageFromQuery(search.get('page'), Number.MAX_SAFE_INTEGER) ?? 1;
  const filters = filterKeys.flatMap((key) => {
    const value = search.get(key);
    return value ? [[key, value] as const] : [];
  });
  return {
    page,
    page_size: eventsPerPage,
    ...Object.fromEntries(filters),
    ...(search.get('date') ? {} : { upcoming: true }),
  };
}
