import { z } from 'zod';
import { Greeting, isolated, Paragraph } from '../layout.tsx';
import { template } from '../template.tsx';
import { texts } from './report-decided.texts.ts';

/** Tells who reported a review what became of it. */
export const reportDecided = template({
  props: z.object({ product: z.string(), isRemoved: z.boolean() }),
  texts,
  subject: ({ texts: words }) => words.subject,
  preview: ({ texts: words, props: { product, isRemoved } }) =>
    (isRemoved ? words.removed : words.stays)(isolated(product)),
  Body: ({ props: { product, isRemoved }, texts: words, language }) => (
    <>
      <Greeting name="" language={language} />
      <Paragraph>{(isRemoved ? words.removed : words.stays)(isolated(product))}</Paragraph>
      <Paragraph>{words.decided}</Paragraph>
      <Paragraph isQuiet>{words.object}</Paragraph>
    </>
  ),
});
