import { z } from 'zod';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { mailProduct, ProductRows } from '../product-rows.tsx';
import { template } from '../template.tsx';
import { texts } from './price-drop.texts.ts';

/** Favourites that have become cheaper for their reader, those that dropped most first. */
export const priceDrop = template({
  props: z.object({ name: z.string(), products: z.array(mailProduct).min(1) }),
  texts,
  notice: 'price_drop',
  subject: ({ props: { products }, texts: { one, several } }) =>
    products.length === 1 ? one.replace('{product}', () => products[0]!.name) : several,
  preview: ({ props, texts: words }) => bodyOf(props, words),
  Body: ({ props: { name, products }, texts: words, language, link }) => (
    <>
      <Greeting name={name} language={language} />
      <Paragraph>{bodyOf({ products }, words)}</Paragraph>
      <ProductRows {...{ products, link, language }} />
      <Action href={link('/favourites')}>{words.action}</Action>
      <Paragraph isQuiet>{words.moment}</Paragraph>
    </>
  ),
});

function bodyOf(
  { products }: { products: readonly unknown[] },
  { bodyOne, body }: { bodyOne: string; body: string },
): string {
  return products.length === 1 ? bodyOne : body;
}
