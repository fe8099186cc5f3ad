import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ShopError } from '../../domain/errors.ts';
import {
  certificatePdfCall,
  eventCalendarCall,
  ticketCalendarCall,
  ticketPdfCall,
} from '../../domain/events/calls.ts';
import { eventId } from '../../domain/events/contract.ts';
import { translate } from '../../domain/locales.ts';
import { findEvent, formatPlace, type TicketOfEvent } from '../events/service.ts';
import { calendarFile } from './calendar.ts';
import type { TicketServices } from './deps.ts';
import { certificatePdf, ticketCalendar, ticketPdf, validTicketOfLink } from './files.ts';
import { ticketFacts } from './ticket-facts.ts';

const params = z.object({ attendee: z.uuid() });
const query = z.object({ key: z.string().max(100).optional() });

/** Files of an address in a minute: those of a whole salon. */
const downloads = { max: 120, timeWindow: 60_000 };
const options = { schema: { hide: true }, config: { rateLimit: downloads } };
const calendarType = 'text/calendar; charset=utf-8';

/** Tickets, certificates and calendar files, for who has the link of the mail; the calendar of an event for everybody. */
export function ticketFileRoutes(app: FastifyInstance, services: TicketServices): void {
  const { db, clock } = services;

  app.get(ticketPdfCall.path, options, async (request, reply) => {
    const ticket = await asked(services, request);
    return sent(
      reply,
      'application/pdf',
      `ticket-${ticket.order_number}.pdf`,
      await ticketPdf(services, ticket),
    );
  });

  app.get(certificatePdfCall.path, options, async (request, reply) => {
    const ticket = await asked(services, request);
    const name = `certificate-${ticket.order_number}.pdf`;
    return sent(reply, 'application/pdf', name, await certificatePdf(services, ticket));
  });

  app.get(ticketCalendarCall.path, options, async (request, reply) => {
    const ticket = await asked(services, request);
    const file = ticketCalendar(ticketFacts(ticket), clock());
    return sent(reply, calendarType, `event-${ticket.id}.ics`, file);
  });

  app.get(eventCalendarCall.path, options, async (request, reply) => {
    const id = eventId.safeParse(request.params);
    const event = id.success ? await findEvent(db, id.data.id) : undefined;
    if (!event) throw new ShopError('EVENT_NOT_FOUND');
    const { language } = request.visitor.audience;
    const file = calendarFile(
      {
        uid: `event-${event.id}`,
        name: translate(event.name, language),
        startsAt: event.starts_at,
        endsAt: event.ends_at,
        place: formatPlace(event, language),
        // Where an event online is held is for its attendees.
        url: null,
      },
      clock(),
    );
    return sent(reply, calendarType, `event-${event.id}.ics`, file);
  });
}

/** @throws ShopError TICKET_NOT_FOUND */
async function asked(services: TicketServices, request: FastifyRequest): Promise<TicketOfEvent> {
  const of = params.safeParse(request.params);
  const said = query.safeParse(request.query);
  if (!of.success || !said.success) throw new ShopError('TICKET_NOT_FOUND');
  return validTicketOfLink(services, of.data.attendee, said.data.key);
}

function sent(reply: FastifyReply, mime: string, name: string, content: Buffer | string): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('referrer-policy', 'no-referrer')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(mime)
    .send(content);
}
