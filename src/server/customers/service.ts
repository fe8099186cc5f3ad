import type { z } from 'zod';
import type { Customer, customerBody, localeAndDeliveryBody } from '../../domain/customers/contract.ts';
import { isRecentlyRegistered } from '../../domain/customers/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import { decimalFromCents } from '../../domain/money.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { actFor } from '../auth/service.ts';
import type { Db, Trx } from '../database.ts';
import { getAdministration, getMembership, signedIn } from './membership.ts';
import {
  findOnlyCustomerId,
  insertCustomer,
  insertMember,
  listCustomersOf,
  updateCustomer,
  type CustomerRow,
} from './queries.ts';

/** The customer that a person who registers is; its only user, who administers it. */
export async function createIndividual(
  trx: Trx,
  { userId, name }: { userId: number; name: string },
): Promise<{ id: number; uuid: string }> {
  const customer = await insertCustomer(trx, { name, is_business: false });
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

export async function listCustomers(db: Db, visitor: Visitor, now: Date): Promise<Customer[]> {
  const rows = await listCustomersOf(db, signedIn(visitor).id);
  return rows.map((row) => customerOf(row, visitor.customer?.id ?? null, now));
}

export async function getCustomer(
  db: Db | Trx,
  visitor: Visitor,
  uuid: string,
  now: Date,
): Promise<Customer> {
  const [row] = await listCustomersOf(db, signedIn(visitor).id, uuid);
  if (!row) throw new ShopError('NOT_FOUND');
  return customerOf(row, visitor.customer?.id ?? null, now);
}

export async function changeCustomer(
  trx: Trx,
  visitor: Visitor,
  uuid: string,
  changes: z.output<typeof customerBody>,
  now: Date,
): Promise<Customer> {
  const { customer_id } = await getAdministration(trx, visitor, uuid);
  await updateCustomer(trx, customer_id, changes);
  return getCustomer(trx, visitor, uuid, now);
}

/** Any user of a customer chooses where its goods go: each page asks who has not been asked. */
export async function chooseDelivery(
  trx: Trx,
  visitor: Visitor,
  uuid: string,
  { delivery_country_id }: z.output<typeof localeAndDeliveryBody>,
  now: Date,
): Promise<Customer> {
  const { customer_id } = await getMembership(trx, visitor, uuid);
  await updateCustomer(trx, customer_id, { delivery_country_id });
  return getCustomer(trx, visitor, uuid, now);
}

/** Makes another customer of the user the one this session acts for (AU-03). */
export async function changeActiveEntity(
  trx: Trx,
  visitor: Visitor,
  uuid: string,
  now: Date,
): Promise<Customer> {
  const { customer_id } = await getMembership(trx, visitor, uuid);
  if (customer_id !== visitor.customer?.id) await actFor(trx, visitor.sessionId, customer_id);
  const [row] = await listCustomersOf(trx, signedIn(visitor).id, uuid);
  return customerOf(row!, customer_id, now);
}

function customerOf(row: CustomerRow, activeId: number | null, now: Date): Customer {
  const { uuid, name, middle_name, phone, delivery_country_id, status, role, orders_need_approval } = row;
  return {
    uuid,
    name,
    middle_name,
    created_at: row.created_at.toISOString(),
    is_individual: !row.is_business,
    ...(row.is_business && { reg_code: row.reg_code!, vat: row.vat, vat_check: vatCheckOf(row) }),
    phone,
    delivery_country_id,
    status,
    role,
    is_active: row.id === activeId,
    is_recently_registered: isRecentlyRegistered(row.created_at, now),
    spending_limit: row.spending_limit_cents === null ? null : decimalFromCents(row.spending_limit_cents),
    orders_need_approval,
  };
}

function vatCheckOf({ vat_is_valid, vat_checked_at }: CustomerRow): Customer['vat_check'] {
  if (vat_is_valid === null || vat_checked_at === null) return null;
  return { is_valid: vat_is_valid, checked_at: vat_checked_at.toISOString() };
}
