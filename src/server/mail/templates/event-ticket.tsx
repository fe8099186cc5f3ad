import { z } from 'zod';
import { Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { eventFacts, eventTime } from './event-facts.ts';
import { texts } from './event-ticket.texts.ts';
import { TicketLinks } from './ticket-links.tsx';

/** The ticket of one attendee, with its calendar file. */
export const eventTicket = template({
  props: z.object({
    ...eventFacts,
    attendee: z.uuid(),
    /** Of the link to the ticket. */
    key: z.string(),
    /** Keys of the files in the private storage. */
    pdf: z.string(),
    calendar: z.string(),
    /** Where it is held online; null: in a room. */
    onlineUrl: z.string().nullable(),
  }),
  texts,
  subject: ({ props, texts: words }) => words.subject.replace('{event}', props.event),
  preview: ({ props }) => `${eventTime(props)}, ${props.place}`,
  Body: ({ props, texts: words, language, link }) => (
    <>
      <Greeting name={props.name} language={language} />
      <Paragraph>{words.body.replace('{event}', props.event)}</Paragraph>
      <Paragraph>
        {eventTime(props)}
        <br />
        {props.place}
      </Paragraph>
      <TicketLinks attendee={props.attendee} ticketKey={props.key} language={language} link={link} />
      {props.onlineUrl !== null && (
        <Paragraph>
          {words.online} {props.onlineUrl}
        </Paragraph>
      )}
      <Paragraph isQuiet>{props.onlineUrl === null ? words.door : words.calendar}</Paragraph>
    </>
  ),
  attachments: ({ props, texts: words }) => [
    { filename: words.pdfName, contentType: 'application/pdf', storageKey: props.pdf },
    { filename: words.calendarName, contentType: 'text/calendar', storageKey: props.calendar },
  ],
});
