import { Link } from '@react-email/link';
import { addressOfCall } from '../../../domain/call.ts';
import { ticketCalendarCall, ticketPdfCall } from '../../../domain/events/calls.ts';
import { Action, Paragraph } from '../layout.tsx';
import { styles } from '../styles.ts';
import type { MailContext } from '../template.tsx';
import { texts } from './ticket-links.texts.ts';

interface Props extends MailContext {
  attendee: string;
  /** Of the links to the ticket. */
  ticketKey: string;
}

/** The page of a ticket, and its files beside it. */
export function TicketLinks({ attendee, ticketKey: key, language, link }: Props) {
  const { open, pdf, calendar } = texts[language];
  const file = (path: string, words: string) => (
    <Link
      href={link(addressOfCall(path, { attendee }).url, { key })}
      style={styles.textLink}
      className="text"
    >
      {words}
    </Link>
  );
  return (
    <>
      <Action href={link(`/tickets/${attendee}`, { key })}>{open}</Action>
      <Paragraph>
        {file(ticketPdfCall.path, pdf)}
        {' · '}
        {file(ticketCalendarCall.path, calendar)}
      </Paragraph>
    </>
  );
}
