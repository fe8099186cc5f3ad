import { createHash } from 'node:crypto';
import { ShopError } from '../../domain/errors.ts';
import { hasCertificate, isTicketOver } from '../../domain/events/rules.ts';
import { findTicket, isTicketKey, type TicketOfEvent } from '../events/service.ts';
import { storedOrMade } from '../files/service.ts';
import { calendarFile } from './calendar.ts';
import type { TicketServices } from './deps.ts';
import { ticketFacts, type TicketFacts } from './ticket-facts.ts';

/** Raised when documents look different: those rendered before are rendered anew. */
const layoutVersion = 3;

/** Where a file of a ticket lies: what it says is part of its name, so that another name or time is another file. */
function storageKey(facts: TicketFacts, extension: string): string {
  const content = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
  return `tickets/${layoutVersion}/${facts.uuid}-${content}${extension}`;
}

/** The files of a ticket, rendered when they are first asked for; answers their keys in the private storage. */
export async function storedTicket(
  services: TicketServices,
  ticket: TicketOfEvent,
): Promise<{ pdf: string; calendar: string }> {
  const facts = ticketFacts(ticket);
  const pdf = storageKey(facts, '.pdf');
  const calendar = storageKey(facts, '.ics');
  const { storage } = services;
  if (!(await storage.stat(pdf))) await renderedTicket(services, facts);
  if (!(await storage.stat(calendar)))
    await storage.put(calendar, Buffer.from(ticketCalendar(facts, services.clock())), 'text/calendar');
  return { pdf, calendar };
}

const renderedTicket = ({ storage, render }: TicketServices, facts: TicketFacts) =>
  storedOrMade(storage, storageKey(facts, '.pdf'), 'application/pdf', () => render('ticket', facts));

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
export async function validTicketOfLink(
  services: TicketServices,
  uuid: string,
  key: string | undefined,
): Promise<TicketOfEvent> {
  const ticket = await ticketOfLink(services, uuid, key);
  if (isTicketOver(ticket.attendee.status)) throw new ShopError('TICKET_NOT_FOUND');
  return ticket;
}

/**
 * A ticket for who has the key of its link, also one that was given back.
 * @throws ShopError TICKET_NOT_FOUND
 */
export async function ticketOfLink(
  { db, orders }: TicketServices,
  uuid: string,
  key: string | undefined,
): Promise<TicketOfEvent> {
  const ticket = await findTicket(db, uuid);
  const isKnown = ticket && isTicketKey(orders.keys, uuid, ticket.attendee.code!, key);
  if (!isKnown) throw new ShopError('TICKET_NOT_FOUND');
  return ticket;
}

export function ticketPdf(services: TicketServices, ticket: TicketOfEvent): Promise<Buffer> {
  return renderedTicket(services, ticketFacts(ticket));
}

export function isCertified(ticket: TicketOfEvent, now: Date): boolean {
  const { starts_at: startsAt, ends_at: endsAt, certificate_hours: certificateHours } = ticket;
  return hasCertificate({ status: ticket.attendee.status, certificateHours, startsAt, endsAt }, now);
}

/**
 * The certificate of who has attended, once the event is over.
 * @throws ShopError TICKET_NOT_FOUND
 */
export async function certificatePdf(services: TicketServices, ticket: TicketOfEvent): Promise<Buffer> {
  const facts = ticketFacts(ticket);
  if (!isCertified(ticket, services.clock())) throw new ShopError('TICKET_NOT_FOUND');
  return storedOrMade(services.storage, storageKey(facts, '-certificate.pdf'), 'application/pdf', () =>
    services.render('certificate', facts),
  );
}
