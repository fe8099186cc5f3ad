import { z } from 'zod';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { mailProduct, ProductRows } from '../product-rows.tsx';
import { template } from '../template.tsx';
import { texts } from './review-invitation.texts.ts';

/** Some days after a delivery: whether what was delivered is any good. */
export const reviewInvitation = template({
  props: z.object({ name: z.string(), products: z.array(mailProduct).min(1) }),
  texts,
  notice: 'review_invitation',
  subject: ({ texts: words }) => words.subject,
  preview: ({ texts: words }) => words.body,
  Body: ({ props: { name, products }, texts: words, language, link }) => (
    <>
      <Greeting name={name} language={language} />
      <Paragraph>{words.body}</Paragraph>
      <ProductRows {...{ products, link, language }} />
      <Action href={link('/account/feedback')}>{words.action}</Action>
      <Paragraph isQuiet>{words.honest}</Paragraph>
    </>
  ),
});
