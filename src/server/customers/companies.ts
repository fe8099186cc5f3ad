import type { z } from 'zod';
import { regCodeOf, vatOf } from '../../domain/customers/company-numbers.ts';
import type { businessAccountBody, Customer, CustomerStatus } from '../../domain/customers/contract.ts';
import { maxPendingCompanies } from '../../domain/customers/rules.ts';
import { FieldError, ShopError } from '../../domain/errors.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { actFor } from '../auth/service.ts';
import type { Trx } from '../database.ts';
import { signedIn } from '../platform/signed-in.ts';
import {
  countPendingCompanies,
  findOnlyCustomerId,
  insertCompany,
  insertMember,
  type Membership,
} from './queries.ts';
import { getCustomer } from './reading.ts';
import { checkVatLater } from './vat-checks.ts';

/**
 * Adds a company that waits for approval. It becomes the active customer of a user who has no other; whoever acts for
 * somebody goes on doing so, as cart and prices must not change unasked.
 */
export async function addCompany(
  trx: Trx,
  visitor: Visitor,
  { country, ...company }: z.output<typeof businessAccountBody>,
  now: Date,
): Promise<Customer> {
  const { user } = signedIn(visitor);
  if ((await countPendingCompanies(trx, user.id)) >= maxPendingCompanies)
    throw new ShopError('TOO_MANY_PENDING');
  const { shopId } = visitor.audience;
  const added = await insertCompany(trx, { ...company, registry_country: country, shop_id: shopId });
  if (!added) throw new ShopError('CUSTOMER_EXISTS');
  if (company.vat !== null) await checkVatLater(trx, company.vat);
  return join(trx, visitor, added, { role: 'CUSTOMER_ADMIN' }, now);
}

/** Lets the visitor belong to a customer, and act for it who acts for no other. */
export async function join(
  trx: Trx,
  visitor: Visitor,
  { id, uuid }: { id: number; uuid: string },
  member: Omit<Parameters<typeof insertMember>[1], 'customer_id' | 'user_id'>,
  now: Date,
): Promise<Customer> {
  const { user } = signedIn(visitor);
  await insertMember(trx, { ...member, customer_id: id, user_id: user.id });
  if (visitor.customer || (await findOnlyCustomerId(trx, user.id)) !== id)
    return getCustomer(trx, visitor, uuid, now);
  await actFor(trx, visitor.sessionId, id);
  return getCustomer(trx, { ...visitor, customer: { id, uuid, role: member.role } }, uuid, now);
}

interface Numbers {
  reg_code?: string;
  vat?: string | null;
  status?: CustomerStatus;
}

/**
 * What changes when a customer is given these numbers. With another registry code it is another company, which nobody has
 * approved.
 * @throws FieldError for numbers that are none, and for any of a person
 */
export function changedNumbers(
  held: Membership,
  given: { reg_code?: string | undefined; vat?: string | null | undefined },
): Numbers {
  const country = held.registry_country;
  if (country === null) {
    const fields = (['reg_code', 'vat'] as const).filter((field) => (given[field] ?? null) !== null);
    if (fields.length > 0)
      throw new FieldError(Object.fromEntries(fields.map((field) => [field, ['unknown_field']])));
    return {};
  }
  const changed: Numbers = {};
  if (given.reg_code !== undefined) {
    const regCode = regCodeOf(country, given.reg_code);
    if (regCode === null) throw new FieldError({ reg_code: ['invalid_reg_code'] });
    if (regCode !== held.reg_code) Object.assign(changed, { reg_code: regCode, status: 'pending' });
  }
  if (given.vat !== undefined) {
    const vat = given.vat === null ? null : vatOf(country, given.vat);
    if (vat === null && given.vat !== null) throw new FieldError({ vat: ['invalid_vat'] });
    if (vat !== held.vat) changed.vat = vat;
  }
  return changed;
}
