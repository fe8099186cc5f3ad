import { z } from 'zod';
import { addressOfCall } from '../../../domain/call.ts';
import { certificatePdfCall, ticketPdfCall } from '../../../domain/events/calls.ts';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { eventFacts, eventTime } from './event-facts.ts';
import { texts } from './event-update.texts.ts';

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
    const { body, action } = words[props.update];
    const call = props.update === 'certificate' ? certificatePdfCall : ticketPdfCall;
    return (
      <>
        <Greeting name={props.name} language={language} />
        <Paragraph>{body.replace('{event}', props.event)}</Paragraph>
        <Paragraph>
          {eventTime(props)}
          <br />
          {props.place}
        </Paragraph>
        {props.reason !== null && <Paragraph>{props.reason}</Paragraph>}
        {props.onlineUrl !== null && props.update === 'reminder' && <Paragraph>{props.onlineUrl}</Paragraph>}
        {action !== null && (
          <Action href={link(addressOfCall(call.path, { attendee: props.attendee }).url, { key: props.key })}>
            {action}
          </Action>
        )}
      </>
    );
  },
});
