import { z } from 'zod';
import { shortened } from '../../../domain/shortened.ts';
import { Action, Greeting, isolated, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './review-denied.texts.ts';

/** So much of a review as its author needs to know which one it is. */
const quoteLimit = 300;

/** Tells an author why a review is not shown, who decided so and what can be done about it. */
export const reviewDenied = template({
  props: z.object({
    name: z.string(),
    product: z.string(),
    text: z.string(),
    rating: z.number(),
    reason: z.string(),
  }),
  texts,
  subject: ({ texts: words }) => words.subject,
  preview: ({ texts: words, props: { product } }) => words.body(isolated(product)),
  Body: ({ props: { name, product, text, rating, reason }, texts: words, language, link }) => (
    <>
      <Greeting name={name} language={language} />
      <Paragraph>{words.body(isolated(product))}</Paragraph>
      <Paragraph>{words.reason(isolated(reason))}</Paragraph>
      <Paragraph>{words.decided}</Paragraph>
      <Paragraph isQuiet>{words.quote(rating, isolated(shortened(text, quoteLimit)))}</Paragraph>
      <Action href={link('/account/feedback/')}>{words.action}</Action>
      <Paragraph isQuiet>{words.object}</Paragraph>
    </>
  ),
});
