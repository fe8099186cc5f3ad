import { z } from 'zod';
import { Action, Greeting, isolated, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './company-decision.texts.ts';

/** Tells the administrators of a company whether it was approved. */
export const companyDecision = template({
  props: z.object({
    name: z.string(),
    company: z.string(),
    status: z.enum(['approved', 'denied']),
    reason: z.string().nullable(),
  }),
  texts,
  subject: ({ texts, props: { status, company } }) =>
    (status === 'approved' ? texts.approvedSubject : texts.deniedSubject)(isolated(company)),
  preview: ({ texts, props: { status, company } }) =>
    (status === 'approved' ? texts.approvedBody : texts.deniedBody)(isolated(company)),
  Body: ({ props: { name, company, status, reason }, texts, language, link }) => (
    <>
      <Greeting name={name} language={language} />
      <Paragraph>
        {(status === 'approved' ? texts.approvedBody : texts.deniedBody)(isolated(company))}
      </Paragraph>
      {reason !== null && <Paragraph>{texts.reason(reason)}</Paragraph>}
      {status === 'approved' ? (
        <Action href={link('/')}>{texts.action}</Action>
      ) : (
        <Paragraph isQuiet>{texts.ask}</Paragraph>
      )}
    </>
  ),
});
