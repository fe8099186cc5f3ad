import { translate } from '../../domain/locales.ts';
import { takeCertified, takeReminded, ticketKeyOf, type DueAttendee } from '../events/service.ts';
import { sendMails } from '../mail/service.ts';
import type { TicketServices } from './deps.ts';

/** Attendees in one transaction. */
const batch = 1_000;

/**
 * Reminds attendees before their event, and gives those who have attended their certificate, each once: may be broken off at
 * any time and repeated. Answers how many were written to.
 */
export async function writeDueMails(
  services: Pick<TicketServices, 'db' | 'clock' | 'orders'>,
  signal: AbortSignal,
): Promise<number> {
  const reminded = await writeAll(services, 'reminder', takeReminded, signal);
  return reminded + (await writeAll(services, 'certificate', takeCertified, signal));
}

async function writeAll(
  { db, clock, orders }: Pick<TicketServices, 'db' | 'clock' | 'orders'>,
  update: 'reminder' | 'certificate',
  take: typeof takeReminded,
  signal: AbortSignal,
): Promise<number> {
  let written = 0;
  while (!signal.aborted) {
    const due = await db.transaction().execute(async (trx) => {
      const attendees = await take(trx, clock(), batch);
      await sendMails(
        trx,
        attendees.map((one) => ({
          template: 'event-update' as const,
          to: one.email,
          language: one.language,
          shopId: one.shop_id,
          key: `ticket-${update} ${one.uuid} ${one.code} ${clock().toISOString().slice(0, 10)}`,
          props: {
            ...factsOf(one),
            update,
            attendee: one.uuid,
            key: ticketKeyOf(orders.keys, one.uuid, one.code),
            onlineUrl: one.online_url,
            reason: null,
          },
        })),
      );
      return attendees.length;
    });
    written += due;
    if (due === 0) break;
  }
  return written;
}

function factsOf({ first_name, name, place, address, city, starts_at, ends_at, language }: DueAttendee) {
  return {
    name: first_name,
    event: translate(name, language),
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    place: [translate(place, language), address, city].filter(Boolean).join(', '),
  };
}
