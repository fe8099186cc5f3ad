import { z } from 'zod';
import { remark, seenVersion } from '../fields.ts';
import { isDay } from '../customers/rules.ts';
import { refundTaskReasons } from './states.ts';

export const paymentMethods = [
  'CREDIT',
  'CREDIT_CARD',
  'BANK',
  'LEASE',
  'INVOICE',
  'NO_PAYMENT',
  'APPLE_PAY',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentProviders = ['ESTOPAY', 'EVERYPAY', 'LHV'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** What the buyer is told; the provider's own states are finer. */
export const paymentStatuses = ['none', 'pending', 'success', 'failed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const euros = z.string().meta({ examples: ['24.80'] });

export const paymentOption = z.object({
  id: z.string().describe('A bank or a plan of instalments, as the provider names it'),
  name: z.string(),
  logo_url: z.string().nullable(),
  country: z.string().nullable().describe('ISO code'),
  /** Of instalments. */
  monthly: euros.nullable(),
  cost: z
    .object({
      months: z.int(),
      total: euros,
      yearly_percent: z
        .string()
        .describe('Annual percentage rate of charge')
        .meta({ examples: ['12.7'] }),
    })
    .nullable()
    .describe('What the instalments cost in all, which is told beside `monthly`'),
});

/** One attempt to pay an order. */
export const payment = z.object({
  uuid: z.string(),
  method: z.enum(paymentMethods),
  option: z.string().nullable(),
  provider: z.enum(paymentProviders).nullable().describe('Null: settled between shop and customer'),
  amount: euros,
  refunded: euros,
  status: z.enum(paymentStatuses),
  is_test: z.boolean().describe('Made at the simulator: no money moves'),
  redirect_url: z
    .string()
    .nullable()
    .describe('Where the buyer pays; null: nowhere, the bank is at it, or it is over'),
  expires_at: z.string().nullable(),
});
export type Payment = z.infer<typeof payment>;

export const orderPayment = z.object({
  methods: z.array(
    z.object({
      method: z.enum(paymentMethods),
      provider: z.enum(paymentProviders).nullable(),
      options: z.array(paymentOption),
      is_test: z.boolean(),
      /** Why it is shown and cannot be chosen; null: it can. */
      refused: z.enum(['CREDIT_LIMIT', 'AMOUNT', 'NOT_APPROVED']).nullable(),
      credit_left: euros
        .nullable()
        .describe('What the customer may still owe on account; null: of other methods'),
      due_on: z
        .string()
        .nullable()
        .describe('By when it is to be paid, if ordered today, YYYY-MM-DD; null: at once'),
    }),
  ),
  payment: payment.nullable().describe('The last attempt'),
  status: z.enum(paymentStatuses),
});
export type OrderPayment = z.infer<typeof orderPayment>;

export const startPaymentBody = z.strictObject({
  method: z.enum(paymentMethods),
  option: z.string().max(255).nullish(),
  version: seenVersion,
  total: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/, 'invalid')
    .optional()
    .describe(
      '`totalWithDiscount` as the buyer has seen it; an order that costs another sum by now is refused with it',
    )
    .meta({ examples: ['28.64'] }),
});
export type StartPaymentBody = z.input<typeof startPaymentBody>;

export const startedPayment = z.object({
  payment,
  status: z.enum(paymentStatuses),
  redirect_url: z.string().nullable(),
});
export type StartedPayment = z.infer<typeof startedPayment>;

const refundedLine = z.strictObject({ line: z.int().min(1), quantity: z.int().min(1) });
export type RefundedLine = z.infer<typeof refundedLine>;

export const refundBody = z
  .strictObject({
    lines: z.array(refundedLine).min(1).max(500).optional(),
    amount: z
      .string()
      .regex(/^\d{1,7}(\.\d{1,2})?$/, 'invalid')
      .optional(),
    reason: remark(1000).min(1, 'required'),
  })
  .refine(({ lines, amount }) => (lines === undefined) !== (amount === undefined), {
    path: ['amount'],
    message: 'invalid',
  });
export type RefundBody = z.input<typeof refundBody>;

export const refund = z.object({
  id: z.int(),
  amount: euros,
  reason: z.string(),
  status: z.enum(['waiting', 'done', 'manual']).describe('`manual`: staff sends the money by bank'),
  created_at: z.string(),
  credit_note: z.string().nullable().describe('Its number'),
});
export type Refund = z.infer<typeof refund>;

export const refundTask = z.object({
  id: z.int(),
  reason: z
    .enum(refundTaskReasons)
    .describe('Why somebody has to look at it: no order waited for it, it came twice, it is another sum, …'),
  amount: euros.describe('In `currency`'),
  currency: z.string().describe('`EUR`, but for money that came in another one'),
  order: z.string().nullable().describe('uuid of the order'),
  payment: z.object({
    order_reference: z.string(),
    provider: z.enum(paymentProviders).nullable(),
    provider_reference: z.string().nullable(),
  }),
  created_at: z.string(),
  closed_at: z.string().nullable(),
});
export type RefundTask = z.infer<typeof refundTask>;

export const refundTaskId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
export const refundTaskClosureBody = z.strictObject({
  send_back: z
    .boolean()
    .describe('The provider sends it back; false: somebody has done so by bank, or nothing has to go back'),
});
export type RefundTaskClosureBody = z.input<typeof refundTaskClosureBody>;

export const receivedPaymentBody = z.strictObject({
  received_on: z
    .string()
    .refine((text) => isDay(text), 'invalid_date')
    .meta({ format: 'date' })
    .describe('Day of the bank statement, YYYY-MM-DD; not after today'),
  amount: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, 'invalid')
    .describe('Euros, as a check: it must be the sum that is owed'),
});
export type ReceivedPaymentBody = z.input<typeof receivedPaymentBody>;
