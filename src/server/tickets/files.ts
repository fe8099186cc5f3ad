import { createHash } from 'node:crypto';
import { ShopError } from '../../domain/errors.ts';
import { eventProgress, progressOf } from '../../domain/events/rules.ts';
import { findTicket, isTicketKey, type TicketOfEvent } from '../events/service.ts';
import { readStored } from '../files/service.ts';
import { calendarFile } from './calendar.ts';
import type { TicketServices } from './deps.ts';
import { ticketFacts, type TicketFacts } from './ticket-facts.ts';

/** Raised when documents look different: those drawn before are drawn anew. */
const layoutVersion = 1;

/** Where a file of a ticket lies: what it says is part of its name, so that another name or time is another file. */
function storageKey(facts: TicketFacts, extension: string): string {
  const content = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
  return `tickets/${layoutVersion}/${facts.uuid}-${content}${extension}`;
}

/** The files of a ticket, drawn when they are first asked for; answers their keys in the private storage. */
export async function storedTicket(
  services: TicketServices,
  ticket: TicketOfEvent,
): Promise<{ pdf: string; calendar: string }> {
  const facts = ticketFacts(ticket);
  const pdf = storageKey(facts, '.pdf');
  const calendar = storageKey(facts, '.ics');
  const { storage } = services;
  if (!(await storage.stat(pdf)))
    await storage.put(pdf, await services.draw('ticket', facts), 'application/pdf');
  if (!(await storage.stat(calendar)))
    await storage.put(calendar, Buffer.from(ticketCalendar(facts, services.clock())), 'text/calendar');
  return { pdf, calendar };
}

export function ticketCalendar(facts: TicketFacts, now: Date): string {
  return calendarFile(
    {
      uid: `ticket-${facts.uuid}`,
      name: facts.event,
      startsAt: new Date(facts.startsAt),
      endsAt: new Date(facts.endsAt),
      place: facts.place,
      url: facts.onlineUrl,
    },
    now,
  );
}

/**
 * A ticket for who has the key of its link, while it is valid.
 * @throws ShopError TICKET_NOT_FOUND
 */
export async function ticketOfLink(
  { db, orders }: TicketServices,
  uuid: string,
  key: string | undefined,
): Promise<TicketOfEvent> {
  const ticket = await findTicket(db, uuid);
  const isKnown = ticket && isTicketKey(orders.keys, uuid, ticket.attendee.code!, key);
  const status = ticket?.attendee.status;
  if (!isKnown || (status !== 'ISSUED' && status !== 'CHECKED_IN')) throw new ShopError('TICKET_NOT_FOUND');
  return ticket;
}

export async function ticketPdf(services: TicketServices, ticket: TicketOfEvent): Promise<Buffer> {
  const { pdf } = await storedTicket(services, ticket);
  return (await readStored(services.storage, pdf))!;
}

/**
 * The certificate of who has attended, once the event is over.
 * @throws ShopError TICKET_NOT_FOUND
 */
export async function certificatePdf(services: TicketServices, ticket: TicketOfEvent): Promise<Buffer> {
  const facts = ticketFacts(ticket);
  const isOver = progressOf(facts, services.clock()) === eventProgress.done;
  if (ticket.attendee.status !== 'CHECKED_IN' || facts.hours === null || !isOver)
    throw new ShopError('TICKET_NOT_FOUND');
  const key = storageKey(facts, '-certificate.pdf');
  const known = await readStored(services.storage, key);
  if (known) return known;
  const drawn = await services.draw('certificate', facts);
  await services.storage.put(key, drawn, 'application/pdf');
  return drawn;
}
