import type { AttendeesBody } from '../../../domain/events/contract.ts';
import type { Order } from '../../../domain/orders/contract.ts';

export const personParts = ['first_name', 'last_name', 'email'] as const;
export type PersonPart = (typeof personParts)[number];
export type Person = Record<PersonPart, string>;
/** The name of a field: line, place among the seats of the line, and what is asked. */
export type SeatField = `seats.${number}.${number}.${PersonPart}`;
export type SeatValues = Partial<Record<SeatField, string>>;

export interface Seat {
  line: number;
  /** Among those of its line, from 0. */
  place: number;
}

type Lines = readonly { id: number; quantity: number }[];

export function fieldOf({ line, place }: Seat, part: PersonPart): SeatField {
  return `seats.${line}.${place}.${part}`;
}

/** A seat for each piece of each line, in their order. */
export function seatsOf(lines: Lines): Seat[] {
  return lines.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, (_, place) => ({ line: id, place })),
  );
}

/** What is known of who comes, as the fields hold it. */
export function valuesOfSeats(attendees: Order['attendees']): SeatValues {
  const taken = new Map<number, number>();
  const values: SeatValues = {};
  for (const attendee of attendees) {
    const place = taken.get(attendee.line) ?? 0;
    taken.set(attendee.line, place + 1);
    Object.assign(values, personAt({ line: attendee.line, place }, attendee));
  }
  return values;
}

export function personAt(seat: Seat, person: Person): SeatValues {
  return Object.fromEntries(personParts.map((part) => [fieldOf(seat, part), person[part]]));
}

/** What is sent: one person for each seat. */
export function attendeesBody(seats: readonly Seat[], values: SeatValues): AttendeesBody {
  const said = (seat: Seat, part: PersonPart) => (values[fieldOf(seat, part)] ?? '').trim();
  return seats.map((seat) => ({
    line: seat.line,
    first_name: said(seat, 'first_name'),
    last_name: said(seat, 'last_name'),
    email: said(seat, 'email'),
  }));
}

/** Refused fields of what was sent, under the names of those on the page. */
export function shownSeatFields(
  refused: Record<string, unknown>,
  seats: readonly Seat[],
): Record<string, unknown> {
  const shown: Record<string, Record<string, unknown>> = {};
  const others: Record<string, unknown> = {};
  for (const [name, what] of Object.entries(refused)) {
    const seat = seats[Number(name)];
    if (seat) (shown[seat.line] ??= {})[seat.place] = what;
    else others[name] = what;
  }
  return { ...others, ...(Object.keys(shown).length > 0 && { seats: shown }) };
}

/** The people once a seat is gone: those after it move up. */
export function withoutSeat(values: SeatValues, gone: Seat, quantity: number): SeatValues {
  const left = { ...values };
  for (let place = gone.place; place < quantity; place++) {
    for (const part of personParts) {
      const next = values[fieldOf({ line: gone.line, place: place + 1 }, part)];
      left[fieldOf({ line: gone.line, place }, part)] = place + 1 < quantity ? (next ?? '') : '';
    }
  }
  return left;
}
