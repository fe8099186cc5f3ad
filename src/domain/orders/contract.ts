import { z } from 'zod';
import { picture, validRestriction } from '../catalogue/contract.ts';
import { isPhone } from '../customers/rules.ts';
import { emailField } from '../email.ts';
import { attendee, orderEvent } from '../events/contract.ts';
import { line, optionalLine, remark, seenVersion } from '../fields.ts';
import { pageOf } from '../page-of.ts';
import { paymentMethods } from '../payments/contract.ts';
import { withdrawalExclusions } from '../returns/exclusions.ts';
import { isCompanyNumber, isDeliveryCountry, isPostalCode } from './information.ts';
import { maxLines, maxQuantity } from './limits.ts';
import { discountScopes, discountSources } from './totals.ts';
import { vatReasons } from './vat.ts';

export { maxLines, maxQuantity };

/** PostgreSQL's largest int: no id is greater. */
const largestId = 2_147_483_647;

const euros = z.string().meta({ examples: ['24.80'] });

/** Why a line cannot be bought as it stands; none of these is ever mended silently. */
export const lineProblems = [
  /** The product is no more, or is no longer sold. */
  'GONE',
  /** It has no price for this customer or country. */
  'NO_PRICE',
  'RESTRICTED',
  'SOLD_OUT',
  /** Some are left, fewer than the line asks for: `available_stock` says how many. */
  'NOT_ENOUGH_STOCK',
  /** Sold in packs, and the quantity is no multiple of one. */
  'PACK_SIZE',
] as const;
export type LineProblem = (typeof lineProblems)[number];

/** The product of a line, as carts and orders show it. */
export const lineProduct = z.object({
  id: z.int().nullable().describe('Null: the product is no more; its name stays'),
  internal_id: z.string(),
  name: z.string(),
  variation: z.string().describe('Empty where the name says it already'),
  slug: z.string(),
  brand_name: z.string(),
  pack_size: z.int(),
  picture: picture.nullable(),
});

export const orderLine = z
  .object({
    id: z.int(),
    product: lineProduct,
    price: z.number().describe('Euros of one piece, in the terms of the order'),
    price_net: z.number().describe('The same without VAT'),
    price_before: z
      .number()
      .nullable()
      .describe('What the piece cost when the buyer last agreed to it; null: the same'),
    price_reasons: z
      .array(z.object({ code: z.enum(['list', 'group', 'campaign']), name: z.string(), price: z.number() }))
      .describe('The steps that led to the price, the last one holds'),
    quantity: z.int(),
    total: euros.describe('Price times quantity'),
    payable: euros.describe('What discounts have left of it'),
    vat: euros,
    vat_rate: z.number().describe('Percent'),
    available_stock: z.int().describe('Pieces that are free, those of this order included'),
    sale_delay: z
      .int()
      .nullable()
      .describe('Days until it is sent when none is in stock; null: not sold then'),
    restrictions: z.array(validRestriction),
    withdrawal_exclusion: z
      .enum(withdrawalExclusions)
      .nullable()
      .describe(
        'Why there is no right to withdraw: bought for a business, a ticket for a day; `UNSEALED`: only while the seal is unbroken',
      ),
    problem: z.enum(lineProblems).nullable(),
  })
  .meta({ id: 'OrderLine' });
export type OrderLine = z.infer<typeof orderLine>;

const orderAddress = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postal_code: z.string(),
  country_id: z.int(),
});
export type OrderAddress = z.infer<typeof orderAddress>;

export const deliveryInformation = z.object({
  contact: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  invoice_address: orderAddress,
  delivery_address: orderAddress.nullable().describe('Null: the invoice address'),
  company: z.object({ name: z.string(), reg_code: z.string(), vat: z.string().nullable() }).nullable(),
  purchase_order_number: z.string().nullable(),
  consents: z.object({ terms: z.boolean(), newsletter: z.boolean() }),
});
export type DeliveryInformation = z.infer<typeof deliveryInformation>;

export const pickupPointShown = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postal_code: z.string(),
});

export const orderDelivery = z.object({
  method: z.object({ id: z.int(), name: z.string(), needs_pickup_point: z.boolean() }),
  is_collected: z.boolean().describe('From a store of ours: nothing is sent'),
  pickup_point: pickupPointShown.nullable(),
  is_pickup_point_gone: z.boolean().describe('Taken out of service since it was chosen: another is needed'),
  note: z.string().nullable(),
  promised_on: z
    .string()
    .nullable()
    .describe('Last day of arrival, YYYY-MM-DD; null: by agreement, or nothing comes'),
});
export type OrderDelivery = z.infer<typeof orderDelivery>;

export const orderHistoryEntry = z.object({
  at: z.string(),
  from: z.int().nullable(),
  to: z.int(),
  by: z.enum(['customer', 'guest', 'staff', 'payment', 'shop']),
  reason: z.string().nullable(),
});

export type OrderHistoryEntry = z.infer<typeof orderHistoryEntry>;

export const orderInvoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  issued_on: z.string(),
  total: euros,
  url: z.string().describe('The PDF'),
  xml_url: z.string().describe('The e-invoice, EN 16931 in UBL 2.1'),
  reference_number: z.string(),
});
export type OrderInvoice = z.infer<typeof orderInvoice>;

export const orderRefund = z.object({
  at: z.string().describe('When it was decided'),
  amount: euros,
  reason: z
    .string()
    .nullable()
    .describe('As the credit note gives it; null: the order was cancelled, and its history says why'),
  money: z
    .enum(['on_its_way', 'sent_back', 'owed_less'])
    .describe('To where it was paid from; `owed_less`: it was not paid yet, and so much less is owed'),
  credit_note: z.string().nullable().describe('Its number'),
  lines: z
    .array(z.object({ line: z.int(), quantity: z.int() }))
    .describe('Pieces of which lines it was for; empty: of a sum, or of all that was paid'),
});
export type OrderRefund = z.infer<typeof orderRefund>;

export const approvalStates = ['waiting', 'approved', 'denied'] as const;

export const order = z
  .object({
    uuid: z.string(),
    number: z
      .string()
      .nullable()
      .describe('Given when its first payment starts or it is submitted; null before'),
    version: z.int(),
    status: z.object({ id: z.int().min(1).max(7) }),
    is_event: z.boolean(),
    event: orderEvent.nullable().describe('Of an order of tickets'),
    attendees: z.array(attendee).describe('Of an order of tickets; empty for goods'),
    customer: z.object({ uuid: z.string(), name: z.string() }).nullable().describe('Null: of a guest'),
    country_id: z.int().describe('Where it is delivered, which decides prices and VAT'),
    created_at: z.string(),
    submitted_at: z.string().nullable(),
    order_lines: z.array(orderLine),
    total: euros.describe('Lines and transport before discounts'),
    total_with_coupon_discount: euros,
    totalWithDiscount: euros.describe('What is to be paid'),
    loyalty_discount: euros,
    transport_cost: euros.describe('Zero where it is free'),
    transport: euros.describe('What discounts have left of the transport'),
    vat: euros.describe('What of the sum to be paid is VAT, that of the transport included'),
    vat_rates: z.array(z.object({ rate: z.number(), net: euros, vat: euros })),
    vat_reason: z.enum(vatReasons),
    discounts: z.array(
      z.object({
        source: z.enum(discountSources),
        code: z.string(),
        scope: z.enum(discountScopes),
        percent: z.number().nullable().describe('Null: a sum, not a share'),
        amount: euros,
      }),
    ),
    coupons: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        problem: z.string().nullable().describe('Why it does not count any more; a code of the refusals'),
        missing: euros
          .nullable()
          .describe('What goods are to be added first, of COUPON_MINIMUM; null: of others'),
      }),
    ),
    free_delivery: z
      .object({ from: euros, missing: euros })
      .nullable()
      .describe('From which sum of goods the cheapest delivery is free, and what is missing; null: never'),
    use_loyalty_points: z.boolean().describe('Whether the buyer pays with points as far as there are any'),
    used_loyalty_points: euros.describe('What points pay; a point is worth a euro'),
    usable_loyalty_points: euros.describe('What points pay, or would if they were used'),
    weight_g: z.int().nullable().describe('Null: not known of each product'),
    delivery: orderDelivery.nullable(),
    delivery_information: deliveryInformation.nullable(),
    purchase_order_number: z.string().nullable(),
    payment: z
      .object({
        method: z.enum(paymentMethods),
        option: z.string().nullable(),
        status: z.enum(['none', 'pending', 'success', 'failed']),
        due_on: z.string().nullable(),
        redirect_url: z
          .string()
          .nullable()
          .describe('Where the buyer goes on paying while the payment is open; null: nowhere'),
      })
      .nullable(),
    approval: z
      .object({
        state: z.enum(approvalStates),
        reason: z.string().nullable(),
        asked_by: z.string().nullable().describe('Name of the colleague whose order it is; null: gone'),
      })
      .nullable()
      .describe('Of colleagues whose orders an administrator approves; null: needs none'),
    history: z.array(orderHistoryEntry),
    invoices: z.array(orderInvoice),
    refunds: z
      .array(orderRefund)
      .describe('What of the sum was given back, the first one first: a fact beside the status'),
    refunded: euros.describe('All of `refunds`; what is left is `totalWithDiscount` less this'),
    can: z.object({
      edit: z.boolean(),
      cancel: z.boolean().describe('False too where nothing is left to give back'),
      pay: z.boolean().describe('A draft that is ready, or an open payment that can be gone on with'),
      reorder: z.boolean(),
      withdraw: z.boolean().describe('False too where nothing is left to give back'),
      approve: z.boolean(),
    }),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

export const orderSummary = z.object({
  uuid: z.string(),
  number: z.string().nullable(),
  status: z.object({ id: z.int() }),
  created_at: z.string(),
  submitted_at: z.string().nullable(),
  totalWithDiscount: euros,
  refunds: z.array(orderRefund).describe('What of the sum was given back'),
  refunded: euros,
  pieces: z.int(),
  pictures: z.array(picture).describe('Of the first products'),
  purchase_order_number: z.string().nullable(),
  promised_on: z.string().nullable().describe('Last day of arrival, YYYY-MM-DD; null: none is promised'),
  is_collected: z.boolean().describe('From a store of ours: nothing is sent'),
  approval: z.enum(approvalStates).nullable(),
  event: z
    .object({
      id: z.int(),
      template: z.string(),
      name: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      location: z.string(),
      seats: z.int().describe('Those that were not given back'),
    })
    .nullable()
    .describe('Of an order of tickets'),
  redirect_url: z
    .string()
    .nullable()
    .describe('Where the buyer goes on paying while the payment is open; null: nowhere'),
  can: z.object({ reorder: z.boolean(), pay: z.boolean() }),
});
export type OrderSummary = z.infer<typeof orderSummary>;
export const orderHistoryPage = pageOf(orderSummary);
export type OrderHistoryPage = z.infer<typeof orderHistoryPage>;

/** The version of the order that the writer has seen; left out: whatever it is. */
const version = seenVersion.describe('A stale one is refused with the order as it is now');

const productId = z.int().min(1).max(largestId);

export const orderBody = z.strictObject({
  status: z.strictObject({ id: z.union([z.literal(1), z.literal(7)]) }).default({ id: 1 }),
  customer: z
    .strictObject({ uuid: z.uuid() })
    .nullish()
    .describe('Null or left out: the active customer of who is signed in, and of nobody else'),
  event: z
    .union([productId, z.strictObject({ id: productId }).transform(({ id }) => id)])
    .nullish()
    .describe('With status 7: the number of the event whose tickets are ordered'),
});
export type OrderBody = z.input<typeof orderBody>;

const quantity = z.int('invalid_quantity').min(1, 'invalid_quantity').max(maxQuantity, 'invalid_quantity');

export const orderLineBody = z.strictObject({ product: productId, quantity: quantity.default(1), version });
export type OrderLineBody = z.input<typeof orderLineBody>;

/** What a write of a line answers. */
export const writtenLine = orderLine.extend({ order_version: z.int() });
export type WrittenLine = z.infer<typeof writtenLine>;

export const orderLineQuantityBody = z.strictObject({
  quantity: z.int('invalid_quantity').min(0, 'invalid_quantity').max(maxQuantity, 'invalid_quantity'),
  version,
});
export type OrderLineQuantityBody = z.input<typeof orderLineQuantityBody>;

/** Many lines at once: quick orders and shade charts. Quantities of products that are there already are added up. */
export const orderLinesBody = z.strictObject({
  lines: z
    .array(z.strictObject({ product: productId, quantity }))
    .min(1)
    .max(maxLines),
  version,
});
export type OrderLinesBody = z.input<typeof orderLinesBody>;

export const versionBody = z.strictObject({ version }).default({});
export type VersionBody = z.input<typeof versionBody>;

export const couponBody = z.strictObject({
  code: z.string().trim().min(1, 'required').max(64, 'too_long'),
  version,
});
export type CouponBody = z.input<typeof couponBody>;

export const useLoyaltyPointsBody = z.strictObject({ use_loyalty_points: z.boolean(), version });
export type UseLoyaltyPointsBody = z.input<typeof useLoyaltyPointsBody>;

export const orderCountryBody = z.strictObject({
  country_id: z.int().refine(isDeliveryCountry, 'invalid_choice'),
  version,
});
export type OrderCountryBody = z.input<typeof orderCountryBody>;

export const connectBody = z.strictObject({ customer: z.strictObject({ uuid: z.uuid() }) });
export type ConnectBody = z.input<typeof connectBody>;

const nameLength = 255;
const shortLength = 64;
const writtenAddress = z
  .strictObject({
    name: line(nameLength),
    street: line(nameLength),
    city: line(nameLength),
    postal_code: line(shortLength),
    country_id: z.int().refine(isDeliveryCountry, 'invalid_choice'),
  })
  .refine(({ country_id, postal_code }) => postal_code === '' || isPostalCode(country_id, postal_code), {
    path: ['postal_code'],
    error: 'invalid_postal_code',
  });

const writtenCompany = z.strictObject({
  name: line(nameLength),
  reg_code: line(shortLength),
  vat: optionalLine(shortLength).optional(),
});
const writtenNumbers = z.object({
  company: writtenCompany,
  invoice_address: z.object({ country_id: z.int().refine(isDeliveryCountry) }),
});

interface Sent {
  value: unknown;
}

/** The check of a number of the company, made beside whatever else is wrong. */
function companyNumber(
  which: 'reg_code' | 'vat',
): [(value: unknown) => boolean, { path: string[]; error: string; when: (sent: Sent) => boolean }] {
  return [
    (value) => {
      const { company, invoice_address } = writtenNumbers.parse(value);
      return isCompanyNumber(which, { ...company, vat: company.vat ?? null }, invoice_address.country_id);
    },
    {
      path: ['company', which],
      error: `invalid_${which}`,
      when: ({ value }) => writtenNumbers.safeParse(value).success,
    },
  ];
}

/** Whatever is wrong is told at once, each at its field. */
export const deliveryInformationBody = z
  .strictObject({
    contact: z.strictObject({
      first_name: line(nameLength),
      last_name: line(nameLength),
      email: emailField,
      phone: line(shortLength).refine((text) => text === '' || isPhone(text), 'invalid_phone'),
    }),
    invoice_address: writtenAddress,
    delivery_address: writtenAddress.nullish(),
    company: writtenCompany.nullish(),
    purchase_order_number: optionalLine(shortLength).optional(),
    consents: z.strictObject({ terms: z.literal(true, 'required'), newsletter: z.boolean().default(false) }),
    version,
  })
  .refine(...companyNumber('reg_code'))
  .refine(...companyNumber('vat'));
export type DeliveryInformationBody = z.input<typeof deliveryInformationBody>;

export const cancelBody = z.strictObject({ reason: remark(1000).nullish(), version }).default({});
export type CancelBody = z.input<typeof cancelBody>;

export const orderApprovalBody = z.strictObject({
  approved: z.boolean(),
  reason: remark(1000).nullish(),
  version,
  total: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/, 'invalid')
    .optional()
    .describe(
      '`totalWithDiscount` as it was seen; an order that costs another sum by now is not agreed to with it',
    )
    .meta({ examples: ['28.64'] }),
});
export type OrderApprovalBody = z.input<typeof orderApprovalBody>;

export const orderStatusBody = z.strictObject({
  status: z.strictObject({ id: z.int() }),
  reason: remark(1000).nullish(),
  version,
});
export type OrderStatusBody = z.input<typeof orderStatusBody>;

export const orderUuid = z.object({ uuid: z.uuid() });
export const orderKey = z.object({
  // As long as an address may be: a key that was spoilt is a wrong one, and says no more of the order than that.
  key: z.string().max(8192).optional().describe('That of the link in the mail about the order'),
});
export const orderLineId = z.object({
  uuid: z.uuid(),
  lineId: z.coerce.number().int().min(1).max(largestId),
});
