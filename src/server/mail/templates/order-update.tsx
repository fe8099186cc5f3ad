import { Link } from '@react-email/link';
import { z } from 'zod';
import { addressOfCall } from '../../../domain/call.ts';
import { invoicePdfCall } from '../../../domain/invoices/calls.ts';
import { Action, Greeting, Paragraph } from '../layout.tsx';
import { styles } from '../styles.ts';
import { template } from '../template.tsx';
import { texts } from './order-update.texts.ts';

/** What happened to an order after it was confirmed, or kept it from being. */
export const orderUpdate = template({
  props: z.object({
    name: z.string(),
    uuid: z.string(),
    key: z.string(),
    /** Null: not placed yet. */
    number: z.string().nullable(),
    update: z.enum(['payment_failed', 'canceled', 'refunded', 'fulfilled', 'approval_wanted']),
    /** Number of the credit note that belongs to it. */
    creditNote: z.string().nullable(),
    /** Who wants to order; null: it is about an order of the reader, or they told no name. */
    colleague: z.string().nullable().default(null),
  }),
  texts,
  subject: ({ props, texts: words }) => words[props.update].subject.replace('{number}', props.number ?? ''),
  preview: ({ props, texts: words }) => written(words[props.update].body, props),
  Body: ({ props, texts: words, language, link }) => {
    const { body, action } = words[props.update];
    const query = { key: props.key };
    // Saying yes or no takes signing in, so that link lets nobody in.
    const page =
      props.update === 'payment_failed'
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

function written(body: string, { number, colleague }: { number: string | null; colleague: string | null }) {
  return body
    .replace('{number}', number ?? '')
    .replace('{who}', () => (colleague === null ? '' : ` ${colleague}`));
}
