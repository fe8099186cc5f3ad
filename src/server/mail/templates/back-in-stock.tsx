import { z } from 'zod';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { mailProduct, ProductRows } from '../product-rows.tsx';
import { template } from '../template.tsx';
import { texts } from './back-in-stock.texts.ts';

/** A product somebody has waited for can be bought again. */
export const backInStock = template({
  props: z.object({ name: z.string(), product: mailProduct }),
  texts,
  notice: 'back_in_stock',
  subject: ({ props: { product }, texts: { subject } }) => subject.replace('{product}', () => product.name),
  preview: ({ texts: { body } }) => body,
  Body: ({ props: { name, product }, texts: words, language, link }) => (
    <>
      <Greeting name={name} language={language} />
      <Paragraph>{words.body}</Paragraph>
      <ProductRows products={[product]} {...{ link, language }} />
      <Action href={link(`/products/${product.id}${product.slug ? `-${product.slug}` : ''}`)}>
        {words.action}
      </Action>
      <Paragraph isQuiet>{words.once}</Paragraph>
    </>
  ),
});
