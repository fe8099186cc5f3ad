import { sql, type Insertable, type Selectable } from 'kysely';
import { ShopError } from '../../domain/errors.ts';
import type { CountryCode } from '../../domain/shops/audience.ts';
import type { CustomerRole } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import type { CustomerTable, CustomerUserTable } from './tables.ts';

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
  name: string;
  is_business: boolean;
  registry_country: CountryCode | null;
  reg_code: string | null;
  vat: string | null;
}

/**
 * Whether and as what a user belongs to a customer. The customer stays locked until the end of the transaction: writes on one
 * customer follow each other, so that of two administrators who remove each other one stays, and whoever was removed
 * meanwhile is found gone.
 */
export async function findMembership(
  trx: Trx,
  userId: number,
  uuid: string,
): Promise<Membership | undefined> {
  const locked = await sql`
    select 1 from customer c
    where c.uuid = ${uuid} and exists (select from customer_user m where m.customer_id = c.id and m.user_id = ${userId})
    for no key update of c`.execute(trx);
  if (locked.rows.length === 0) return undefined;
  const { rows } = await sql<Membership>`
    select m.customer_id, m.role, c.name, c.is_business, c.registry_country, c.reg_code, c.vat
    from customer_user m join customer c on c.id = m.customer_id
    where m.user_id = ${userId} and c.uuid = ${uuid}`.execute(trx);
  return rows[0];
}

export async function insertIndividual(trx: Trx, name: string): Promise<{ id: number; uuid: string }> {
  return trx
    .insertInto('customer')
    .values({ name, is_business: false })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
}

type Company = Pick<Selectable<CustomerTable>, 'name' | 'phone' | 'registry_country' | 'reg_code' | 'vat'>;

/** Adds a company that waits for approval; undefined: the shop has it already. */
export async function insertCompany(
  trx: Trx,
  company: Company & { shop_id: number },
): Promise<{ id: number; uuid: string } | undefined> {
  return trx
    .insertInto('customer')
    .values({ ...company, is_business: true, status: 'pending' })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'uuid'])
    .executeTakeFirst();
}

/** Companies a user administers that wait for approval; others of the user's additions wait until this is done. */
export async function countPendingCompanies(trx: Trx, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('companies of a user'), ${userId}::int)`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from customer_user m join customer c on c.id = m.customer_id
    where m.user_id = ${userId} and m.role = 'CUSTOMER_ADMIN' and c.status = 'pending'`.execute(trx);
  return rows[0]!.count;
}

export async function insertMember(trx: Trx, member: Insertable<CustomerUserTable>): Promise<void> {
  await trx.insertInto('customer_user').values(member).execute();
}

type Changes = Partial<
  Pick<
    Selectable<CustomerTable>,
    'name' | 'middle_name' | 'phone' | 'delivery_country_id' | 'reg_code' | 'vat' | 'status'
  >
>;

/**
 * Changes a customer; fields that are undefined stay as they are.
 * @throws ShopError CUSTOMER_EXISTS for the registry code of another one
 */
export async function updateCustomer(trx: Trx, id: number, changes: Changes): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  try {
    await trx.updateTable('customer').set(changes).where('id', '=', id).execute();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'customer_reg_code')
      throw new ShopError('CUSTOMER_EXISTS');
    throw error;
  }
}

/** The customer a user of one alone acts for without choosing; undefined: of none, or of several. */
export async function findOnlyCustomerId(db: Db | Trx, userId: number): Promise<number | undefined> {
  const { rows } = await sql<{ customer_id: number }>`
    select min(customer_id) as customer_id from customer_user where user_id = ${userId}
    having count(*) = 1`.execute(db);
  return rows[0]?.customer_id;
}
