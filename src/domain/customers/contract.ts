import { z } from 'zod';
import { emailField } from '../email.ts';
import { line, optionalLine } from '../fields.ts';

import { loyalty } from '../loyalty/contract.ts';
import { languages } from '../locales.ts';
import { countryIds, type CountryCode } from '../shops/audience.ts';
import { customerRoles } from '../visitor.ts';
import { regCodeOf, vatOf } from './company-numbers.ts';
import { isDay, isPhone, postalCodeOf } from './rules.ts';

const nameLength = 255;
const shortLength = 64;

const phone = optionalLine(shortLength).refine((text) => text === null || isPhone(text), 'invalid_phone');
const deliveryCountryId = z
  .int()
  .refine((id) => (Object.values(countryIds) as number[]).includes(id), 'unknown_value')
  .meta({ examples: [2] });

export const customerStatuses = ['pending', 'approved', 'denied'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** A customer as one of its users sees it. */
export const customer = z
  .object({
    uuid: z.string(),
    name: z.string(),
    middle_name: z.string().nullable(),
    created_at: z.string(),
    is_individual: z.boolean(),
    reg_code: z.string().optional().describe('Businesses alone have it'),
    vat: z.string().nullable().optional().describe('Businesses alone have it'),
    vat_check: z
      .object({ is_valid: z.boolean(), checked_at: z.string() })
      .nullable()
      .optional()
      .describe('What VIES said of the VAT number last; null: not asked yet, or not reachable'),
    phone: z.string().nullable(),
    delivery_country_id: z.int().nullable(),
    status: z.enum(customerStatuses).describe('Businesses have prices of their own once they are approved'),
    status_reason: z
      .string()
      .nullable()
      .optional()
      .describe('Why the shop denied it, in the words of the staff; for administrators of businesses alone'),
    role: z.enum(customerRoles).describe('What the signed-in user may do for it'),
    is_active: z.boolean().describe('Whether the signed-in user acts for it at the moment'),
    is_recently_registered: z.boolean().describe('Less than 24 hours ago'),
    spending_limit: z
      .string()
      .nullable()
      .describe('What the signed-in user may spend on one order, in euros; null: no limit'),
    orders_need_approval: z.boolean(),
    loyalty,
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof customer>;

export const customerBody = z
  .object({
    name: line(nameLength),
    middle_name: optionalLine(nameLength).optional(),
    phone: phone.optional(),
    delivery_country_id: deliveryCountryId.nullable().optional(),
    reg_code: line(shortLength).optional().describe('Of businesses alone'),
    vat: optionalLine(shortLength).optional().describe('Of businesses alone'),
  })
  .describe(
    'A customer as it was read may be sent back: what cannot be changed is ignored, what is left out stays',
  );
export type CustomerBody = z.input<typeof customerBody>;

export const localeAndDeliveryBody = z.strictObject({
  delivery_country_id: deliveryCountryId.optional(),
  language: z.enum(languages).optional().describe('Of the mails to the user, not of the customer'),
});
export type LocaleAndDeliveryBody = z.input<typeof localeAndDeliveryBody>;

export const addressTypes = ['INVOICE', 'DELIVERY'] as const;
export type AddressType = (typeof addressTypes)[number];

export const addressBody = z
  .strictObject({
    type: z.enum(addressTypes),
    name: line(nameLength).describe('Who receives it'),
    street: line(nameLength),
    city: line(nameLength),
    postal_code: line(shortLength),
    country_id: deliveryCountryId,
    phone: phone.default(null),
  })
  .transform((address, context) => {
    const postalCode = postalCodeOf(address.country_id, address.postal_code);
    if (postalCode === null)
      context.addIssue({ code: 'custom', path: ['postal_code'], message: 'invalid_postal_code' });
    return { ...address, postal_code: postalCode ?? '' };
  });
export type AddressBody = z.input<typeof addressBody>;

export const address = z.object({
  id: z.int(),
  type: z.enum(addressTypes),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postal_code: z.string(),
  country_id: z.int(),
  phone: z.string().nullable(),
});
export type Address = z.infer<typeof address>;

const countries = Object.keys(countryIds) as [CountryCode, ...CountryCode[]];

export const businessAccountBody = z
  .strictObject({
    name: line(nameLength).describe('As the registry has it'),
    country: z.enum(countries).describe('Country of the registry'),
    reg_code: line(shortLength).describe('Blanks and dashes do not matter'),
    vat: optionalLine(shortLength).default(null).describe('With or without the letters of its country'),
    phone: phone.default(null),
  })
  .transform((given, context) => ({ ...given, ...numbersOf(given.country, given, context) }));
export type BusinessAccountBody = z.input<typeof businessAccountBody>;

/** The numbers of a company as they are stored; what is wrong with them is told to the `context`. */
function numbersOf(
  country: CountryCode,
  given: { reg_code: string; vat: string | null },
  context: z.RefinementCtx,
): { reg_code: string; vat: string | null } {
  const regCode = regCodeOf(country, given.reg_code);
  const vat = given.vat === null ? null : vatOf(country, given.vat);
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (regCode === null) refuse('reg_code', 'invalid_reg_code');
  if (vat === null && given.vat !== null) refuse('vat', 'invalid_vat');
  return { reg_code: regCode ?? '', vat };
}

const spendingLimit = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'invalid')
  .nullable()
  .describe('Euros that may be spent on one order; null: no limit')
  .meta({ examples: ['500.00'] });

const rights = {
  role: z.enum(customerRoles),
  spending_limit: spendingLimit,
  orders_need_approval: z.boolean().describe('Whether an administrator approves each order'),
};

export const memberBody = z.strictObject(rights);
export type MemberBody = z.infer<typeof memberBody>;

export const member = z.object({
  uuid: z.string().describe('Of the user'),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  ...rights,
  is_me: z.boolean(),
});
export type Member = z.infer<typeof member>;

export const invitationBody = z.strictObject({
  email: emailField,
  role: rights.role,
  spending_limit: rights.spending_limit.default(null),
  orders_need_approval: rights.orders_need_approval.default(false),
});
export type InvitationBody = z.input<typeof invitationBody>;

export const invitation = z.object({
  id: z.int(),
  email: z.string(),
  ...rights,
  created_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

/** What whoever has a mailed token is told of its invitation: no more than the mail itself says. */
export const invitingCompany = z.object({ name: z.string() });
export type InvitingCompany = z.infer<typeof invitingCompany>;

const reasonLength = 1000;

export const approvalBody = z.strictObject({
  status: z.enum(['approved', 'denied']),
  customer_group: z
    .union([z.string().min(1).max(shortLength), z.int()])
    .nullable()
    .optional()
    .describe(
      'Code or id of the group whose prices it gets; null: those of everybody; left out: its own group, or else the first one for businesses',
    ),
  reason: optionalLine(reasonLength).optional().describe('Told to its administrators'),
  credit_limit: z
    .string()
    .trim()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, 'invalid')
    .nullable()
    .optional()
    .describe('Euros it may owe on account; null: nothing; left out: stays')
    .meta({ examples: ['1500.00'] }),
  payment_term_days: z
    .int('invalid')
    .min(1, 'invalid')
    .max(90, 'invalid')
    .nullable()
    .optional()
    .describe('Days it has to pay an invoice; null: as everybody; left out: stays'),
});
export type ApprovalBody = z.input<typeof approvalBody>;

export const approval = z.object({
  uuid: z.string(),
  status: z.enum(customerStatuses),
  customer_group: z.string().nullable().describe('Code of its group'),
  reason: z.string().nullable(),
  status_changed_at: z.string(),
  credit_limit: z.string().nullable(),
  payment_term_days: z.int().nullable(),
});
export type Approval = z.infer<typeof approval>;

const day = z
  .string()
  .refine((text) => isDay(text), 'invalid_date')
  .nullable();

export const customerDocument = z.object({
  id: z.int(),
  name: z.string(),
  content_type: z.string().describe('By its content, whatever its name says'),
  bytes: z.int(),
  expires_on: z.string().nullable().describe('YYYY-MM-DD; null: does not expire'),
  is_expired: z.boolean(),
  status: z.enum(customerStatuses),
  uploaded_at: z.string(),
  url: z.string().describe('Asked for with the token, like every call'),
});
export type CustomerDocument = z.infer<typeof customerDocument>;

/** What is sent beside the file of a document. */
export const documentFields = z.strictObject({ expires_on: day });

export const documentApprovalBody = z.strictObject({
  status: z.enum(['approved', 'denied']),
  expires_on: day.optional().describe('Corrects what the customer said; left out: stays'),
});
export type DocumentApprovalBody = z.infer<typeof documentApprovalBody>;
