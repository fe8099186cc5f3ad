import { Link } from '@react-email/link';
import { z } from 'zod';
import { addressOfCall } from '../../../domain/call.ts';
import { invoicePdfCall } from '../../../domain/invoices/calls.ts';
import { Action, Greeting, isolated, Paragraph } from '../layout.tsx';
import { styles } from '../styles.ts';
import { template } from '../template.tsx';
import { texts } from './return-update.texts.ts';

const updates = ['requested', 'accepted', 'denied', 'received', 'refunded'] as const;
type Update = (typeof updates)[number];

/** What happened to goods that go back. */
export const returnUpdate = template({
  props: z.object({
    name: z.string(),
    /** Of the order. */
    uuid: z.string(),
    key: z.string(),
    number: z.string(),
    returnNumber: z.string(),
    update: z.enum(updates),
    /** Whether the order was sent: of what was not, nothing is to be sent back. */
    isSent: z.boolean().default(true),
    /** What the staff has to say; null: nothing. */
    reason: z.string().nullable(),
    /** As it is written; of refunds. */
    amount: z.string().nullable(),
    money: z.enum(['sent_back', 'owed_less', 'none']).nullable(),
    /** What comes back in points, as it is written; null: nothing does. */
    points: z.string().nullable().default(null),
    creditNote: z.string().nullable(),
    /** Lines of the address goods are sent to; null: nothing is to be sent. */
    sendTo: z.array(z.string()).nullable(),
    carriers: z.array(z.string()),
    lines: z.array(z.object({ name: z.string(), quantity: z.number() })),
  }),
  texts,
  subject: ({ props, texts: words }) => filled(words[wordsOf(props)].subject, props),
  preview: ({ props, texts: words }) => filled(words[wordsOf(props)].body, props),
  Body: ({ props, texts: words, language, link }) => {
    const { reason, money, amount, points, creditNote, sendTo, carriers } = props;
    const query = { key: props.key };
    return (
      <>
        <Greeting name={props.name} language={language} />
        <Paragraph>{filled(words[wordsOf(props)].body, props)}</Paragraph>
        {money !== null && <Paragraph>{words.money[money].replace('{amount}', amount ?? '')}</Paragraph>}
        {points !== null && <Paragraph>{words.points.replace('{points}', points)}</Paragraph>}
        {reason !== null && <Paragraph>{words.reason.replace('{reason}', () => isolated(reason))}</Paragraph>}
        {props.lines.length > 0 && (
          <Paragraph>
            {props.update === 'refunded' ? words.returned : words.goods}:
            {props.lines.map((line) => (
              <span key={line.name}>
                <br />
                {words.piece.replace('{count}', String(line.quantity)).replace('{name}', () => line.name)}
              </span>
            ))}
          </Paragraph>
        )}
        {sendTo && (
          <Paragraph>
            {words.sendTo}:
            {sendTo.map((line) => (
              <span key={line}>
                <br />
                {line}
              </span>
            ))}
          </Paragraph>
        )}
        {sendTo && carriers.length > 0 && (
          <Paragraph isQuiet>{words.carriers.replace('{names}', carriers.join(', '))}</Paragraph>
        )}
        <Action href={link(`/order/${props.uuid}/`, query)}>{words.action}</Action>
        {creditNote !== null && (
          <Paragraph>
            <Link
              href={link(
                addressOfCall(invoicePdfCall.path, { uuid: props.uuid, number: creditNote }).url,
                query,
              )}
              style={styles.quietLink}
              className="quiet"
            >
              {words.creditNote.replace('{number}', creditNote)}
            </Link>
          </Paragraph>
        )}
      </>
    );
  },
});

function wordsOf({ update, isSent }: { update: Update; isSent: boolean }): Update | 'acceptedUnsent' {
  return update === 'accepted' && !isSent ? 'acceptedUnsent' : update;
}

function filled(text: string, { number, returnNumber }: { number: string; returnNumber: string }): string {
  return text.replaceAll('{number}', number).replaceAll('{return}', returnNumber);
}
