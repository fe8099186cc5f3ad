import { z } from 'zod';
import { addressOfCall } from '../../../domain/call.ts';
import { certificatePdfCall } from '../../../domain/events/calls.ts';
import { Action, Greeting, isolated, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { eventFacts, eventTime } from './event-facts.ts';
import { texts as ticketTexts } from './event-ticket.texts.ts';
import { texts } from './event-update.texts.ts';
import { TicketLinks } from './ticket-links.tsx';

/** What an attendee is told after the ticket: that it is soon, that it is not held, and the certificate. */
export const eventUpdate = template({
  props: z.object({
    ...eventFacts,
    update: z.enum(['reminder', 'canceled', 'certificate', 'given_back']),
    attendee: z.uuid(),
    /** Of the links to ticket and certificate. */
    key: z.string(),
    /** Where it is held online; null: in a room. */
    onlineUrl: z.string().nullable(),
    /** Why it is not held. */
    reason: z.string().nullable(),
  }),
  texts,
  subject: ({ props, texts: words }) => words[props.update].subject.replace('{event}', props.event),
  preview: ({ props }) => `${eventTime(props)}, ${props.place}`,
  Body: ({ props, texts: words, language, link }) => {
    const { update, attendee, key } = props;
    return (
      <>
        <Greeting name={props.name} language={language} />
        <Paragraph>{words[update].body.replace('{event}', props.event)}</Paragraph>
        <Paragraph>
          {eventTime(props)}
          <br />
          {props.place}
        </Paragraph>
        {props.reason !== null && (
          <Paragraph>{words.reason.replace('{reason}', () => isolated(props.reason!))}</Paragraph>
        )}
        {props.onlineUrl !== null && update === 'reminder' && (
          <Paragraph>
            {ticketTexts[language].online} {props.onlineUrl}
          </Paragraph>
        )}
        {update === 'reminder' && (
          <TicketLinks attendee={attendee} ticketKey={key} language={language} link={link} />
        )}
        {update === 'certificate' && (
          <Action href={link(addressOfCall(certificatePdfCall.path, { attendee }).url, { key })}>
            {words.certificate.action}
          </Action>
        )}
      </>
    );
  },
});
