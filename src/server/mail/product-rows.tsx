import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { z } from 'zod';
import type { Language } from '../../domain/locales.ts';
import { formatMoney, formatPercent } from '../../domain/money.ts';
import { isolated } from './layout.tsx';
import { productRowTexts } from './product-rows.texts.ts';
import { styles } from './styles.ts';
import type { MailContext } from './template.tsx';

const cents = z.int();

/** A product as mails show it, at the price of their reader. */
export const mailProduct = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Key of its first picture; null: it has none. */
  picture: z.string().nullable(),
  /** Null: not for sale to the reader. */
  cents: cents.nullable(),
  /** The lowest price of the 30 days before, of one that is reduced. */
  oldCents: cents.nullable(),
  /** In the terms of a business, without VAT. */
  isNet: z.boolean(),
  quantity: z.int().optional(),
  /** By how much it is below the lowest price of the 30 days before. */
  percent: z.int().optional(),
});
export type MailProduct = z.infer<typeof mailProduct>;

interface Props extends Pick<MailContext, 'link' | 'language'> {
  products: readonly MailProduct[];
}

/** Products with picture, name and price, each leading to its page. */
export function ProductRows({ products, link, language }: Props) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} {...{ product, link, language }} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function ProductRow({ product, link, language }: { product: MailProduct } & Omit<Props, 'products'>) {
  const { id, slug, name, brand, picture, quantity } = product;
  const href = link(`/products/${id}${slug ? `-${slug}` : ''}`);
  return (
    <tr>
      <td width="84" style={cell} data-skip-in-text="true">
        {picture !== null && (
          <Link href={href}>
            <Img
              src={`${new URL(link('/')).origin}/media/480/${picture}`}
              alt=""
              width="72"
              height="72"
              style={image}
            />
          </Link>
        )}
      </td>
      <td style={cell}>
        <span style={styles.small} className="quiet">
          {isolated(brand)}
        </span>
        <br />
        <Link href={href} style={{ ...styles.text, ...words }} className="text">
          {quantity !== undefined && quantity > 1 ? `${quantity} × ` : ''}
          {isolated(name)}
        </Link>
        <br />
        <PriceLine product={product} language={language} />
      </td>
    </tr>
  );
}

function PriceLine({ product, language }: { product: MailProduct; language: Language }) {
  const texts = productRowTexts[language];
  const { cents: amount, oldCents, isNet, percent } = product;
  if (amount === null) return null;
  const money = (sum: number) => formatMoney(sum, language);
  return (
    <span style={{ ...styles.text, ...words }} className="text">
      <b>{money(amount)}</b>
      {isNet ? ` ${texts.net}` : ''}
      {percent === undefined ? '' : ` (−${formatPercent(percent / 100, language)})`}
      {oldCents !== null && oldCents > amount && (
        <>
          <br />
          <span style={styles.small} className="quiet">
            {texts.lowest.replace('{price}', money(oldCents))}
          </span>
        </>
      )}
    </span>
  );
}

const cell = { padding: '8px 0', verticalAlign: 'top' } as const;
const words = { fontSize: '15px', lineHeight: '22px', margin: 0 } as const;
const image = { borderRadius: '8px', objectFit: 'contain', backgroundColor: '#ffffff' } as const;
