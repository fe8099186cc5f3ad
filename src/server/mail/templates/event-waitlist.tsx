import { z } from 'zod';
import { formatDateTime } from '../../../domain/time.ts';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { eventFacts, eventTime } from './event-facts.ts';
import { texts } from './event-waitlist.texts.ts';

/** To somebody on a waiting list: to confirm the address, or that a seat is free. */
export const eventWaitlist = template({
  props: z.object({
    ...eventFacts,
    step: z.enum(['confirm', 'offer']),
    token: z.string(),
    /** Until when the seat is reserved; null: nothing is offered. */
    offeredUntil: z.string().nullable(),
  }),
  texts,
  subject: ({ props, texts: words }) => words[props.step].subject.replace('{event}', props.event),
  preview: ({ props }) => `${eventTime(props)}, ${props.place}`,
  Body: ({ props, texts: words, language, link }) => (
    <>
      <Greeting name={props.name} language={language} />
      <Paragraph>
        {words[props.step].body
          .replace('{event}', props.event)
          .replace('{until}', props.offeredUntil === null ? '' : formatDateTime(props.offeredUntil))}
      </Paragraph>
      <Paragraph>
        {eventTime(props)}
        <br />
        {props.place}
      </Paragraph>
      <Action href={link('/events/waitlist', { token: props.token })}>{words[props.step].action}</Action>
      <Paragraph isQuiet>{words[props.step].otherwise}</Paragraph>
    </>
  ),
});
