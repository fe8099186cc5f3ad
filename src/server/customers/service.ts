import type { z } from 'zod';
import type { Customer, customerBody, localeAndDeliveryBody } from '../../domain/customers/contract.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { actFor, changeLanguage } from '../auth/service.ts';
import type { Db, Trx } from '../database.ts';
import { signedIn } from '../platform/signed-in.ts';
import { changedNumbers } from './companies.ts';
import { getAdministration, getMembership } from './membership.ts';
import { findOnlyCustomerId, insertIndividual, insertMember, updateCustomer } from './queries.ts';
import { getCustomer } from './reading.ts';
import { checkVatLater } from './vat-checks.ts';

export { creditOf, lockCredit, type Credit } from './credit.ts';
export { deletedFiles } from './documents.ts';
export { deleteExpiredInvitations } from './invitation-queries.ts';
export { isInvited } from './invitations.ts';
export { openRestrictions } from './openings.ts';
export { listAdmins } from './member-queries.ts';
export { customersData } from './personal-data.ts';
export { tightened, tightenedTopic } from './tightened.ts';
export { checkOldVatLater, vatChecks } from './vat-checks.ts';

/** The customer that a person who registers is; its only user, who administers it. */
export async function createIndividual(
  trx: Trx,
  { userId, name }: { userId: number; name: string },
): Promise<{ id: number; uuid: string }> {
  const customer = await insertIndividual(trx, name);
  await insertMember(trx, { customer_id: customer.id, user_id: userId, role: 'CUSTOMER_ADMIN' });
  return customer;
}

/**
 * The customer a user acts for right after signing in: the only one. Who belongs to several chooses (AU-03), so null, as for
 * who belongs to none.
 */
export async function customerAtSignIn(db: Db | Trx, userId: number): Promise<number | null> {
  return (await findOnlyCustomerId(db, userId)) ?? null;
}

export async function changeCustomer(
  trx: Trx,
  visitor: Visitor,
  uuid: string,
  { reg_code, vat, ...changes }: z.output<typeof customerBody>,
  now: Date,
): Promise<Customer> {
  const held = await getAdministration(trx, visitor, uuid);
  const numbers = changedNumbers(held, { reg_code, vat });
  await updateCustomer(trx, held.customer_id, { ...changes, ...numbers });
  if (numbers.vat) await checkVatLater(trx, numbers.vat);
  return getCustomer(trx, visitor, uuid, now);
}

/** Any user of a customer chooses where its goods go: each page asks who has not been asked. */
export async function chooseDelivery(
  trx: Trx,
  visitor: Visitor,
  uuid: string,
  { delivery_country_id, language }: z.output<typeof localeAndDeliveryBody>,
  now: Date,
): Promise<Customer> {
  const { customer_id } = await getMembership(trx, visitor, uuid);
  await updateCustomer(trx, customer_id, { delivery_country_id });
  if (language !== undefined) await changeLanguage(trx, signedIn(visitor).user.id, language);
  return getCustomer(trx, visitor, uuid, now);
}

/** Makes another customer of the user the one this session acts for (AU-03). */
export async function changeActiveEntity(
  trx: Trx,
  visitor: Visitor,
  uuid: string,
  now: Date,
): Promise<Customer> {
  const { customer_id, role } = await getMembership(trx, visitor, uuid);
  if (customer_id !== visitor.customer?.id) await actFor(trx, visitor.sessionId, customer_id);
  return getCustomer(trx, { ...visitor, customer: { id: customer_id, uuid, role } }, uuid, now);
}
