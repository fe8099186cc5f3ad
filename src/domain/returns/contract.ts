import { z } from 'zod';
import { emailField } from '../email.ts';
import { line as textLine, optionalLine } from '../fields.ts';
import { pageOf } from '../page-of.ts';
import { carriers } from '../delivery/contract.ts';
import { countryCodes } from '../shops/audience.ts';
import { withdrawalExclusions } from './exclusions.ts';
import { maxPictures, returnReasons } from './rules.ts';
import { returnStatuses } from './statuses.ts';

/** PostgreSQL's largest int: no id is greater. */
const largestId = 2_147_483_647;
const maxLines = 500;
const euros = z.string().meta({ examples: ['24.80'] });
const quantity = z.int('invalid_quantity').min(1, 'invalid_quantity').max(100_000, 'invalid_quantity');
const lineId = z.int().min(1).max(largestId);
const everyOnce = (lines: readonly { line: number }[]) =>
  new Set(lines.map(({ line }) => line)).size === lines.length;
const textOf = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too_long')
    .refine((text) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text), 'invalid');

const withdrawnLine = z.strictObject({ line: lineId, quantity });

export const withdrawalBody = z.strictObject({
  order_number: textLine(40).describe('As it stands in the confirmation of the order'),
  email: emailField.describe('Where the acknowledgement goes; it belongs to the order of a guest'),
  name: optionalLine(255).optional(),
  lines: z
    .array(withdrawnLine)
    .min(1)
    .max(maxLines)
    .refine(everyOnce, 'not_unique')
    .nullish()
    .describe('Left out: the whole order'),
  goods: textOf(2000)
    .transform((text) => text || null)
    .nullish()
    .describe('The same in words, of who does not see the lines of the order'),
  order: z
    .strictObject({ uuid: z.uuid(), key: z.string().max(100).optional() })
    .nullish()
    .describe('Of who sees the order: its lines are then named in the statement'),
});
export type WithdrawalBody = z.input<typeof withdrawalBody>;

export const begunWithdrawal = z.object({ uuid: z.string() });
export type BegunWithdrawal = z.infer<typeof begunWithdrawal>;

export const withdrawal = z
  .object({
    uuid: z.string(),
    order_number: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    lines: z
      .array(
        z.object({
          line: z.int(),
          quantity: z.int(),
          name: z
            .string()
            .nullable()
            .describe('Null: who made the statement did not show that they see the order'),
        }),
      )
      .nullable()
      .describe('Null: the whole order, or what `goods` says'),
    goods: z.string().nullable(),
    created_at: z.string(),
    submitted_at: z.string().nullable().describe('When it was confirmed and by that sent; null: not yet'),
    acknowledgement: z
      .object({
        text: z.string(),
        sha256: z.string(),
        mailed: z.boolean().describe('False where the address has had too many that day'),
        url: z.string().describe('The PDF'),
      })
      .nullable(),
  })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.infer<typeof withdrawal>;

/** What became of a statement, for the staff. */
export const withdrawalOutcomes = [
  /** A return was opened for it. */
  'effective',
  /** No order has that number and that address, or the goods are named in words: somebody has to look. */
  'to_check',
  'too_late',
  'excluded',
  /** Everything it names is being returned already. */
  'nothing_left',
] as const;
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number];

export const staffWithdrawal = withdrawal.extend({
  outcome: z.enum(withdrawalOutcomes),
  in_time: z.boolean().nullable().describe('Null: of no known order'),
  order: z.object({ uuid: z.string(), number: z.string() }).nullable(),
  return: z.string().nullable().describe('uuid of the return that was opened'),
});
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>;
export const staffWithdrawalPage = pageOf(staffWithdrawal);

export const withdrawalOrderBody = z.strictObject({
  order: z.uuid().describe('The order that the statement is about, as the staff has found out'),
  lines: z
    .array(withdrawnLine)
    .min(1)
    .max(maxLines)
    .refine(everyOnce, 'not_unique')
    .nullish()
    .describe('What its words mean; left out: the lines it names, or the whole order'),
});
export type WithdrawalOrderBody = z.input<typeof withdrawalOrderBody>;

export const returnPicture = z.object({
  uuid: z.string(),
  content_type: z.string(),
  bytes: z.int(),
  url: z.string(),
});
export type ReturnPicture = z.infer<typeof returnPicture>;

export const returnBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line: lineId,
        quantity,
        reason: textOf(1000)
          .refine((text) => text !== '', 'required')
          .describe(`One of ${returnReasons.join(', ')}, or the buyer's own words`),
        note: textOf(1000)
          .transform((text) => text || null)
          .nullish(),
        pictures: z.array(z.uuid()).max(maxPictures, 'too_many_values').default([]),
      }),
    )
    .min(1, 'required')
    .max(maxLines)
    .refine(everyOnce, 'not_unique'),
});
export type ReturnBody = z.input<typeof returnBody>;

const returnAddress = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postal_code: z.string(),
  country: z.enum(countryCodes),
  phone: z.string(),
  email: z.string(),
});

/** What a buyer needs to send goods back. */
export const returnLabel = z.object({
  address: returnAddress,
  reference: z.string().describe('The number of the return: to be written on the parcel'),
  carriers: z.array(
    z.object({
      carrier: z.enum(carriers),
      name: z.string(),
      ways: z.array(z.enum(['locker', 'post_office', 'courier'])),
      code: z
        .string()
        .nullable()
        .describe('A return code of the carrier; null: it gives one when the parcel is paid for'),
    }),
  ),
});
export type ReturnLabel = z.infer<typeof returnLabel>;

const historyEntry = z.object({
  at: z.string(),
  from: z.enum(returnStatuses).nullable(),
  to: z.enum(returnStatuses),
  by: z.enum(['customer', 'guest', 'staff', 'shop']),
  user: z.int().nullable().describe('Of the staff, told to the staff alone'),
  reason: z.string().nullable(),
});

export const orderReturn = z
  .object({
    uuid: z.string(),
    number: z.string(),
    order: z.object({ uuid: z.string(), number: z.string() }),
    kind: z.enum(['withdrawal', 'return']),
    status: z.enum(returnStatuses),
    created_at: z.string(),
    lines: z.array(
      z.object({
        line: z.int(),
        product: z.object({ id: z.int().nullable(), internal_id: z.string(), name: z.string() }),
        quantity: z.int(),
        accepted: z.int().describe('Pieces that money goes back for'),
        sellable: z.int().describe('Pieces that went back to stock'),
        reason: z.enum(returnReasons),
        note: z.string().nullable(),
        pictures: z.array(returnPicture),
        refund: euros.nullable().describe('What went back for it; null: nothing yet'),
      }),
    ),
    expected_refund: euros.describe('What was paid for its pieces'),
    refund: z
      .object({
        amount: euros.describe('With that for delivery'),
        delivery: euros,
        points: euros.describe('What was paid with points for it, which came back as points'),
        money: z
          .enum(['sent_back', 'owed_less', 'none'])
          .describe('Where it was paid from; or an invoice is lower; or nothing was paid for these pieces'),
        credit_note: z.string().nullable(),
        at: z.string(),
      })
      .nullable(),
    refund_due_on: z.string().nullable().describe('Of withdrawals: the last day for the money, YYYY-MM-DD'),
    history: z.array(historyEntry),
    goods_sent: z
      .boolean()
      .describe('Whether the order was sent; of what was not, nothing is to be sent back'),
    label: returnLabel.nullable().describe('While the goods are to be sent'),
    can: z.object({ cancel: z.boolean() }),
  })
  .meta({ id: 'Return' });
export type OrderReturn = z.infer<typeof orderReturn>;
export const returnPage = pageOf(orderReturn);
export type ReturnPage = z.infer<typeof returnPage>;

/** What of an order may be returned now. */
export const returnOptions = z.object({
  withdraw_until: z
    .string()
    .nullable()
    .describe('The instant the withdrawal period ends; null: it has not begun, as not everything was sent'),
  can_withdraw: z.boolean(),
  can_return: z.boolean(),
  lines: z.array(
    z.object({
      line: z.int(),
      quantity: z.int(),
      left: z.int().describe('Pieces that are in no return'),
      exclusion: z.enum(withdrawalExclusions).nullable(),
    }),
  ),
});
export type ReturnOptions = z.infer<typeof returnOptions>;

export const acceptBody = z.strictObject({ reason: textOf(1000).nullish() }).default({});
export type AcceptBody = z.input<typeof acceptBody>;
export const denyBody = z.strictObject({
  reason: textOf(1000).refine((text) => text !== '', 'required'),
});
export type DenyBody = z.input<typeof denyBody>;
export const receiveBody = z
  .strictObject({
    lines: z
      .array(
        z.strictObject({
          line: lineId,
          accepted: z.int().min(0).max(100_000).optional().describe('Left out: all pieces'),
          sellable: z.int().min(0).max(100_000).default(0).describe('Pieces that go back to stock'),
        }),
      )
      .max(maxLines)
      .refine(everyOnce, 'not_unique')
      .default([])
      .describe('Of a line that is left out all pieces are accepted, and none goes back to stock'),
    reason: textOf(1000).nullish(),
  })
  .default({ lines: [] });
export type ReceiveBody = z.input<typeof receiveBody>;

export const withdrawalUuid = z.object({ uuid: z.uuid() });
export const returnUuid = z.object({ uuid: z.uuid() });
export const ofOrder = z.object({ uuid: z.uuid(), returnUuid: z.uuid() });
export const pictureOfOrder = z.object({ uuid: z.uuid(), picture: z.uuid() });
