import { z } from 'zod';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './approval-decision.texts.ts';

/** Tells who wanted to order whether the administrator of the company agrees. */
export const approvalDecision = template({
  props: z.object({
    name: z.string(),
    /** Of the order. */
    uuid: z.string(),
    state: z.enum(['approved', 'denied']),
    reason: z.string().nullable(),
  }),
  texts,
  subject: ({ props, texts: words }) => words[props.state].subject,
  preview: ({ props, texts: words }) => words[props.state].body,
  Body: ({ props: { name, uuid, state, reason }, texts: words, language, link }) => (
    <>
      <Greeting name={name} language={language} />
      <Paragraph>{words[state].body}</Paragraph>
      {reason !== null && <Paragraph>{words.reason(reason)}</Paragraph>}
      <Action href={link(`/account/orders/${uuid}`)}>{words[state].action}</Action>
    </>
  ),
});
