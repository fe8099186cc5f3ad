import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { addressOfCall } from '../../../domain/call.ts';
import { invoicePdfCall } from '../../../domain/invoices/calls.ts';
import type { Language } from '../../../domain/locales.ts';
import { formatMoney } from '../../../domain/money.ts';
import { discountName } from '../../../domain/orders/discount-names.ts';
import { discountSources } from '../../../domain/orders/totals.ts';
import { isWithoutVat, vatReasons } from '../../../domain/orders/vat.ts';
import { paymentMethods } from '../../../domain/payments/contract.ts';
import { modelFormCall } from '../../../domain/returns/calls.ts';
import { countryCodes } from '../../../domain/shops/audience.ts';
import { countryNames } from '../../../domain/shops/country-names.ts';
import { formatDate, formatDateTime } from '../../../domain/time.ts';
import { Action, Greeting, Paragraph, isolated } from '../layout.tsx';
import { styles } from '../styles.ts';
import { template } from '../template.tsx';
import { eventFacts, eventTime } from './event-facts.ts';
import { texts } from './order-confirmation.texts.ts';

const cents = z.int();

const props = z.object({
  name: z.string(),
  uuid: z.string(),
  /** Of the link, which shows the order without signing in. */
  key: z.string(),
  number: z.string(),
  /** Of the buyer's own books; null: none was given. */
  purchaseOrder: z.string().nullable().default(null),
  isBusiness: z.boolean(),
  /** Bought for nobody's business, so that it can be withdrawn from. */
  isConsumer: z.boolean(),
  /** The model form of withdrawal, line by line; an empty one is filled in by hand. */
  withdrawalForm: z.array(z.string()).default([]),
  /** At their prices before the discounts of the order, which stand below them. */
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), unitCents: cents })),
  goodsCents: cents,
  discounts: z.array(
    z.object({
      source: z.enum(discountSources),
      code: z.string(),
      percent: z.number().nullable(),
      cents,
    }),
  ),
  transportCents: cents,
  payableCents: cents,
  vatCents: cents,
  vatReason: z.enum(vatReasons).default('destination'),
  /** Null: an order of tickets. */
  deliveryMethod: z.string().nullable().default(null),
  /** From a store of ours: nothing is sent. */
  isCollected: z.boolean().default(false),
  address: z.object({
    name: z.string(),
    street: z.string(),
    city: z.string(),
    country: z.enum(countryCodes),
  }),
  promisedOn: z.string().nullable(),
  /** Of an order of tickets, which has no delivery; null: of goods. */
  event: z
    .object({
      ...eventFacts,
      /** Null: it is too late for it. */
      cancelUntil: z.string().nullable(),
      renameUntil: z.string().nullable(),
    })
    .omit({ name: true })
    .nullable(),
  method: z.enum(paymentMethods),
  /** Null: nothing is left to be paid. */
  transfer: z
    .object({
      receiver: z.string(),
      iban: z.string(),
      bank: z.string(),
      reference: z.string(),
      dueOn: z.string(),
    })
    .nullable(),
  /** Number of the invoice. */
  invoice: z.string().nullable(),
});

/** What was ordered and agreed, in writing (CO-08). */
export const orderConfirmation = template({
  props,
  texts,
  subject: ({ props: { number }, texts: { subject } }) => subject.replace('{number}', number),
  preview: ({ props: { number }, texts: { thanks } }) => thanks.replace('{number}', number),
  Body: ({ props: order, texts: words, language, link }) => {
    const money = (amount: number) => formatMoney(amount, language);
    const query = { key: order.key };
    return (
      <>
        <Greeting name={order.name} language={language} />
        <Paragraph>{words.thanks.replace('{number}', order.number)}</Paragraph>
        {order.purchaseOrder !== null && (
          <Paragraph>
            {words.purchaseOrder}: {isolated(order.purchaseOrder)}
          </Paragraph>
        )}
        <Title>{words.lines}</Title>
        <Rows
          rows={[
            ...order.lines.map(({ name, quantity, unitCents }): Row => [
              <>
                {isolated(name)}
                <br />
                {`${quantity}\u00a0×\u00a0${money(unitCents)}`}
              </>,
              money(quantity * unitCents),
            ]),
            [order.event ? words.tickets : words.goods, money(order.goodsCents), 'ruled'],
            ...order.discounts.map((one): Row => [discountName(one, language), money(-one.cents)]),
            ...(order.event
              ? []
              : [
                  [
                    words.transport,
                    order.transportCents > 0 ? money(order.transportCents) : words.free,
                  ] satisfies Row,
                ]),
            [words.total, money(order.payableCents), 'total'],
            ...(isWithoutVat(order.vatReason) ? [] : [[words.vat, money(order.vatCents)] satisfies Row]),
          ]}
        />
        {order.vatReason !== 'destination' && <Paragraph>{words.noVat[order.vatReason]}</Paragraph>}
        {order.event ? (
          <Booked event={order.event} words={words} />
        ) : (
          <>
            <Title>{words.delivery}</Title>
            <Paragraph>
              {order.deliveryMethod && (
                <>
                  {order.deliveryMethod}
                  <br />
                </>
              )}
              {isolated(order.address.name)}
              <br />
              {isolated(order.address.street)}
              <br />
              {isolated(order.address.city)}, {countryNames[language][order.address.country]}
            </Paragraph>
            {order.promisedOn && (
              <Paragraph>
                {(order.isCollected ? words.readyBy : words.arrives).replace(
                  '{date}',
                  written(order.promisedOn),
                )}
              </Paragraph>
            )}
          </>
        )}
        <Title>{words.payment}</Title>
        <Payment order={order} words={words} language={language} />
        <Paragraph>{nextOf(order, words)}</Paragraph>
        <Action href={link(`/order/${order.uuid}/`, query)}>{words.action}</Action>
        {order.invoice && (
          <Paragraph>
            <Link
              href={link(
                addressOfCall(invoicePdfCall.path, { uuid: order.uuid, number: order.invoice }).url,
                query,
              )}
              style={styles.quietLink}
              className="quiet"
            >
              {words.invoice.replace('{number}', order.invoice)}
            </Link>
          </Paragraph>
        )}
        <Paragraph isQuiet>
          <Link href={link('/terms')} style={styles.quietLink} className="quiet">
            {words.terms}
          </Link>
        </Paragraph>
        {order.isConsumer && order.event && <Paragraph isQuiet>{words.noWithdrawal}</Paragraph>}
        {order.isConsumer && !order.event && (
          <Paragraph isQuiet>
            {words.withdrawal}{' '}
            <Link
              href={link('/withdraw', { order: order.uuid, key: order.key })}
              style={styles.quietLink}
              className="quiet"
            >
              {words.withdraw}
            </Link>
            {' · '}
            <Link href={link(modelFormCall.path, { language })} style={styles.quietLink} className="quiet">
              {words.modelForm}
            </Link>
          </Paragraph>
        )}
        {order.withdrawalForm.length > 0 && (
          <Paragraph isQuiet>
            {order.withdrawalForm.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a mail is rendered once; empty lines are alike
              <span key={at}>
                {at === 0 ? <b>{line}</b> : line || '________________________'}
                <br />
              </span>
            ))}
          </Paragraph>
        )}
      </>
    );
  },
});

type Order = z.infer<typeof props>;
type Words = (typeof texts)[Language];

function nextOf({ event, isCollected }: Order, words: Words): string {
  if (event) return words.nextTickets;
  return isCollected ? words.nextCollected : words.next;
}

/** What is booked, by which rules. */
function Booked({ event, words }: { event: NonNullable<Order['event']>; words: Words }) {
  const { cancelUntil, renameUntil } = event;
  return (
    <>
      <Title>{words.training}</Title>
      <Paragraph>
        {event.event}
        <br />
        {eventTime(event)}
        <br />
        {event.place}
      </Paragraph>
      <Paragraph>
        {cancelUntil === null
          ? words.cancelOver
          : words.cancelUntil.replace('{until}', formatDateTime(cancelUntil))}
        {renameUntil !== null && ` ${words.renameUntil.replace('{until}', formatDateTime(renameUntil))}`}
      </Paragraph>
    </>
  );
}

function Payment({
  order: { method, transfer, payableCents },
  words,
  language,
}: {
  order: Order;
  words: Words;
  language: Language;
}) {
  if (!transfer) return <Paragraph>{words.paid[method]}</Paragraph>;
  const iban = <span style={whole}>{inFours(transfer.iban)}</span>;
  return (
    <>
      <Paragraph>{words.transfer.replace('{date}', written(transfer.dueOn))}</Paragraph>
      <Rows
        rows={[
          [words.receiver, transfer.receiver],
          ['IBAN', iban],
          [words.bank, transfer.bank],
          [words.reference, transfer.reference],
          [words.total, formatMoney(payableCents, language), 'total'],
        ]}
      />
    </>
  );
}

/** `ruled`: what follows the line above it adds it up; `total`: in bold as well. */
type Row = [label: ReactNode, value: ReactNode, look?: 'ruled' | 'total'];

/** As bank forms show and take it. */
const inFours = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
/** On one line, as it is typed off: a narrow screen has room for it beside its own short label. */
const whole = { whiteSpace: 'nowrap' } as const;

/** Each is a table of its own: a long label or value of one takes no room from the others. */
function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {rows.map(([label, value, look], at) => (
        <table
          // oxlint-disable-next-line react/no-array-index-key -- a mail is rendered once; lines may be alike
          key={at}
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ ...row, ...(look && ruled), ...(look === 'total' && strong) }}
          className={look ? 'text line' : 'text'}
        >
          <tbody>
            <tr>
              <td style={cell}>{label}</td>
              <td align="right" style={sum}>
                {value}
              </td>
            </tr>
          </tbody>
        </table>
      ))}
    </Section>
  );
}

/** Said once a row, and not in each cell: Gmail cuts a mail at 102 KB, and orders have a hundred lines. */
const row = {
  color: styles.text.color,
  fontSize: '15px',
  lineHeight: '24px',
  // Not within the words of a label for the sake of a long sum: only a word that fits no line is broken.
  overflowWrap: 'break-word',
} as const;
const cell = { padding: '4px 0', verticalAlign: 'top' } as const;
/** The sign of the euro stays with its sum. */
const sum = { ...cell, padding: '4px 0 4px 12px', overflowWrap: 'normal' } as const;
const ruled = { borderTop: `1px solid ${styles.line.borderColor}` } as const;
const strong = { fontWeight: 600 } as const;

function Title({ children }: { children: string }) {
  return (
    <Text style={{ ...styles.text, fontWeight: 600, margin: '24px 0 8px' }} className="strong">
      {children}
    </Text>
  );
}

/** A calendar day as the shop writes days. */
function written(day: string): string {
  return formatDate(`${day}T12:00:00Z`);
}
