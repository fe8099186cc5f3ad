import { z } from 'zod';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { mailProduct, ProductRows } from '../product-rows.tsx';
import { template } from '../template.tsx';
import { texts } from './abandoned-cart.texts.ts';

/** A cart that was left, with the prices of now; it promises nothing. */
export const abandonedCart = template({
  props: z.object({
    name: z.string(),
    products: z.array(mailProduct).min(1),
    /** Lines beyond those shown. */
    more: z.int().min(0),
  }),
  texts,
  notice: 'abandoned_cart',
  subject: ({ texts: { subject } }) => subject,
  preview: ({ texts: { body } }) => body,
  Body: ({ props: { name, products, more }, texts: words, language, link }) => (
    <>
      <Greeting name={name} language={language} />
      <Paragraph>{words.body}</Paragraph>
      <ProductRows {...{ products, link, language }} />
      {more > 0 && <Paragraph>{words.more.replace('{count}', String(more))}</Paragraph>}
      <Action href={link('/cart')}>{words.action}</Action>
      <Paragraph isQuiet>{words.moment}</Paragraph>
    </>
  ),
});
