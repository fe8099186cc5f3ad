import { sql, type Selectable } from 'kysely';
import type { CustomerRole } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import type { CustomerTable } from './tables.ts';

/** A customer with what one of its users is there. */
export interface CustomerRow extends Selectable<CustomerTable> {
  role: CustomerRole;
  spending_limit_cents: number | null;
  orders_need_approval: boolean;
  vat_is_valid: boolean | null;
  vat_checked_at: Date | null;
}

/** Customers of a user by name; with `uuid` that one alone, if the user belongs to it. */
export async function listCustomersOf(db: Db | Trx, userId: number, uuid?: string): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select c.*, m.role, m.spending_limit_cents, m.orders_need_approval,
      v.is_valid as vat_is_valid, v.checked_at as vat_checked_at
    from customer_user m
      join customer c on c.id = m.customer_id
      left join lateral (
        select is_valid, checked_at from vat_check where vat = c.vat order by checked_at desc, id desc limit 1
      ) v on true
    where m.user_id = ${userId} ${uuid === undefined ? sql`` : sql`and c.uuid = ${uuid}`}
    order by lower(c.name), c.id`.execute(db);
  return rows;
}

/** What a user is to a customer. */
export interface Membership {
  customer_id: number;
  role: CustomerRole;
  is_business: boolean;
}

/**
 * Whether and as what a user belongs to a customer. The row stays locked until the end of the transaction, so that whoever
 * removes the user meanwhile waits for the write, or the write finds the user gone.
 */
export async function findMembership(
  trx: Trx,
  userId: number,
  uuid: string,
): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`
    select m.customer_id, m.role, c.is_business
    from customer_user m join customer c on c.id = m.customer_id
    where m.user_id = ${userId} and c.uuid = ${uuid}
    for share of m`.execute(trx);
  return rows[0];
}

export async function insertCustomer(
  trx: Trx,
  values: Pick<CustomerTable, 'name' | 'is_business'>,
): Promise<{ id: number; uuid: string }> {
  return trx.insertInto('customer').values(values).returning(['id', 'uuid']).executeTakeFirstOrThrow();
}

export async function insertMember(
  trx: Trx,
  member: { customer_id: number; user_id: number; role: CustomerRole },
): Promise<void> {
  await trx.insertInto('customer_user').values(member).execute();
}

/** Fields that are undefined stay as they are. */
export async function updateCustomer(
  trx: Trx,
  id: number,
  changes: Partial<Pick<Selectable<CustomerTable>, 'name' | 'middle_name' | 'phone' | 'delivery_country_id'>>,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await trx.updateTable('customer').set(changes).where('id', '=', id).execute();
}

/** The customer a user of one alone acts for without choosing; undefined: of none, or of several. */
export async function findOnlyCustomerId(db: Db | Trx, userId: number): Promise<number | undefined> {
  const { rows } = await sql<{ customer_id: number }>`
    select min(customer_id) as customer_id from customer_user where user_id = ${userId}
    having count(*) = 1`.execute(db);
  return rows[0]?.customer_id;
}
