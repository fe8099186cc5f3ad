import { Link } from '@react-email/link';
import { z } from 'zod';
import { addressOfCall } from '../../../domain/call.ts';
import { invoicePdfCall } from '../../../domain/invoices/calls.ts';
import { Action, Greeting, Paragraph, isolated } from '../layout.tsx';
import { styles } from '../styles.ts';
import { template } from '../template.tsx';
import { texts } from './order-update.texts.ts';

const updates = ['payment_failed', 'canceled', 'refunded', 'fulfilled', 'ready', 'approval_wanted'] as const;

interface Told {
  number: string | null;
  update: (typeof updates)[number];
  refund: { amount: string; money: 'sent_back' | 'owed_less' } | null;
  colleague: string | null;
  place: string;
}

/** What happened to an order after it was confirmed, or kept it from being. */
export const orderUpdate = template({
  props: z.object({
    name: z.string(),
    uuid: z.string(),
    key: z.string(),
    /** Null: not placed yet. */
    number: z.string().nullable(),
    update: z.enum(updates),
    /** Of refunds: how much, as it is written, and what becomes of it; null: of others, or not known. */
    refund: z
      .object({ amount: z.string(), money: z.enum(['sent_back', 'owed_less']) })
      .nullable()
      .default(null),
    /** Number of the credit note that belongs to it. */
    creditNote: z.string().nullable(),
    /** Who wants to order; null: it is about an order of the reader, or they told no name. */
    colleague: z.string().nullable().default(null),
    /** Of what is ready: the store it is fetched from, with its address; else empty. */
    place: z.string().default(''),
  }),
  texts,
  subject: ({ props, texts: words }) => written(wordsFor(props, words).subject, props),
  preview: ({ props, texts: words }) => written(wordsFor(props, words).body, props),
  Body: ({ props, texts: words, language, link }) => {
    const { body, action } = wordsFor(props, words);
    const query = { key: props.key };
    // Saying yes or no takes signing in, so that link lets nobody in.
    const page =
      props.update === 'payment_failed' || isLate(props)
        ? `/order/${props.uuid}/payment/`
        : props.update === 'approval_wanted'
          ? `/account/orders/${props.uuid}`
          : `/order/${props.uuid}/`;
    return (
      <>
        <Greeting name={props.name} language={language} />
        <Paragraph>{written(body, props)}</Paragraph>
        <Action href={link(page, props.update === 'approval_wanted' ? {} : query)}>{action}</Action>
        {props.creditNote && (
          <Paragraph>
            <Link
              href={link(
                addressOfCall(invoicePdfCall.path, { uuid: props.uuid, number: props.creditNote }).url,
                query,
              )}
              style={styles.quietLink}
              className="quiet"
            >
              {words.creditNote.replace('{number}', props.creditNote)}
            </Link>
          </Paragraph>
        )}
      </>
    );
  },
});

/** Money that came when nobody waited for it any more, so that the order has no number. */
const isLate = ({ update, number }: Told) => update === 'refunded' && number === null;

function wordsFor(told: Told, words: (typeof texts)['et']) {
  const { update, refund } = told;
  if (isLate(told)) return words.late;
  if (update !== 'refunded' || refund === null) return words[update];
  return {
    subject: refund.money === 'owed_less' ? words.owedLess : words.refunded.subject,
    body: words.money[refund.money],
    action: words.refunded.action,
  };
}

function written(text: string, { number, colleague, refund, place }: Told) {
  return text
    .replace('{number}', number ?? '')
    .replace('{amount}', refund?.amount ?? '')
    .replace('{place}', () => isolated(place))
    .replace('{who}', () => (colleague === null ? '' : ` ${colleague}`));
}
