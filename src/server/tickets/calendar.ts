import ical, { ICalCalendarMethod } from 'ical-generator';

/** What a calendar is told of an event. */
export interface CalendarEvent {
  /** The same for the same thing, so that a calendar that has it already brings it up to date. */
  uid: string;
  name: string;
  startsAt: Date;
  endsAt: Date;
  place: string;
  /** A page, or where it is held online. */
  url: string | null;
}

/** A calendar file of one event: instants of UTC, which every calendar shows in its own time. */
export function calendarFile({ uid, name, startsAt, endsAt, place, url }: CalendarEvent, now: Date): string {
  const calendar = ical({
    prodId: { company: 'Ilumaja', product: 'events' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${uid}@ilumaja`,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary: name,
    location: place,
    ...(url !== null && { url, description: url }),
  });
  // Each line ends so, the last one too (RFC 5545).
  return `${calendar.toString()}\r\n`;
}
