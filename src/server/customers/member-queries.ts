import { sql } from 'kysely';
import { ShopError } from '../../domain/errors.ts';
import type { CustomerRole } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';

export interface MemberRow {
  user_id: number;
  uuid: string;
  email: string;
  first_name: string;
  last_name: string;
  role: CustomerRole;
  spending_limit_cents: number | null;
  orders_need_approval: boolean;
}

const columns = sql`m.user_id, u.uuid, u.email, u.first_name, u.last_name, m.role, m.spending_limit_cents,
  m.orders_need_approval`;

/** Users of a customer that `userId` belongs to, administrators first; none: the user does not belong to it. */
export async function listMembersOf(db: Db, userId: number, uuid: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select ${columns}
    from customer c
      join customer_user mine on mine.customer_id = c.id and mine.user_id = ${userId}
      join customer_user m on m.customer_id = c.id
      join user_account u on u.id = m.user_id
    where c.uuid = ${uuid}
    order by m.role, lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}

export async function findMember(
  trx: Trx,
  customerId: number,
  userUuid: string,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select ${columns}
    from customer_user m join user_account u on u.id = m.user_id
    where m.customer_id = ${customerId} and u.uuid = ${userUuid}`.execute(trx);
  return rows[0];
}

/** @throws ShopError NOT_SIGNED_IN when the user was deleted meanwhile */
export async function getPerson(
  trx: Trx,
  userId: number,
): Promise<{ email: string; first_name: string; last_name: string }> {
  const person = await trx
    .selectFrom('user_account')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person) throw new ShopError('NOT_SIGNED_IN');
  return person;
}

/** Whether somebody with this address, in lower case, belongs to the customer. */
export async function hasMember(trx: Trx, customerId: number, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from customer_user m join user_account u on u.id = m.user_id
    where m.customer_id = ${customerId} and u.email = ${email}`.execute(trx);
  return rows.length > 0;
}

/** Administrators who can sign in, with the language of their mails. */
export async function listAdmins(trx: Trx, customerId: number) {
  return trx
    .selectFrom('customer_user')
    .innerJoin('user_account', 'user_account.id', 'customer_user.user_id')
    .select(['user_id', 'email', 'first_name', 'language'])
    .where('customer_id', '=', customerId)
    .where('role', '=', 'CUSTOMER_ADMIN')
    .where('is_active', '=', true)
    .orderBy('user_id')
    .execute();
}

/** Administrators of a customer beside one user. The customer is locked by the caller. */
export async function countOtherAdmins(trx: Trx, customerId: number, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from customer_user
    where customer_id = ${customerId} and user_id <> ${userId} and role = 'CUSTOMER_ADMIN'`.execute(trx);
  return rows[0]!.count;
}

type Member = Pick<MemberRow, 'role' | 'spending_limit_cents' | 'orders_need_approval'>;

export async function updateMember(
  trx: Trx,
  customerId: number,
  userId: number,
  changes: Member,
): Promise<void> {
  await trx
    .updateTable('customer_user')
    .set(changes)
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteMember(trx: Trx, customerId: number, userId: number): Promise<void> {
  await trx
    .deleteFrom('customer_user')
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .execute();
}
