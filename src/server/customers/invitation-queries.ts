import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { CustomerInvitationTable } from './tables.ts';

export type InvitationRow = Selectable<CustomerInvitationTable>;

/** Invitations of a customer that the user belongs to and that can be accepted; undefined: the user does not. */
export async function listInvitationsOf(
  db: Db,
  userId: number,
  uuid: string,
  now: Date,
): Promise<InvitationRow[] | undefined> {
  const { rows } = await sql<InvitationRow | { id: null }>`
    select i.*
    from customer_user m
      join customer c on c.id = m.customer_id
      left join customer_invitation i on i.customer_id = c.id and i.expires_at > ${now}
    where m.user_id = ${userId} and c.uuid = ${uuid}
    order by i.id`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is InvitationRow => row.id !== null);
}

/** Invitations of a customer to other addresses. */
export async function countInvitations(trx: Trx, customerId: number, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from customer_invitation
    where customer_id = ${customerId} and email <> ${email}`.execute(trx);
  return rows[0]!.count;
}

/** A new invitation of an address makes its former one worthless. */
export async function putInvitation(
  trx: Trx,
  invitation: Insertable<CustomerInvitationTable>,
): Promise<InvitationRow> {
  await trx
    .deleteFrom('customer_invitation')
    .where('customer_id', '=', invitation.customer_id)
    .where('email', '=', invitation.email)
    .execute();
  return trx.insertInto('customer_invitation').values(invitation).returningAll().executeTakeFirstOrThrow();
}

/** Whether there was such an invitation of the customer. */
export async function deleteInvitation(trx: Trx, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('customer_invitation')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** An invitation by its token, unless it has expired. */
export async function findInvitation(
  db: Db | Trx,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('customer_invitation')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The name of the company that an invitation is to, by its token, unless it has expired. */
export async function findInvitingCompany(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ name: string } | undefined> {
  return db
    .selectFrom('customer_invitation as i')
    .innerJoin('customer as c', 'c.id', 'i.customer_id')
    .select('c.name')
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();
}

/** The customer of an invitation, locked as for every write on it. */
export async function lockInvitingCustomer(
  trx: Trx,
  customerId: number,
): Promise<{ id: number; uuid: string } | undefined> {
  const { rows } = await sql<{ id: number; uuid: string }>`
    select id, uuid from customer where id = ${customerId} for no key update`.execute(trx);
  return rows[0];
}

/** Invitations that nobody accepted: addresses of people who may know nothing of the shop. */
export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('customer_invitation').where('expires_at', '<=', now).execute();
}
