import { sql } from 'kysely';
import type { CustomerRole } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';

export interface SessionRow {
  session_id: number;
  expires_at: Date;
  user_id: number;
  user_uuid: string;
  customer_id: number | null;
  customer_uuid: string | null;
  customer_role: CustomerRole | null;
  is_business: boolean | null;
  customer_group_id: number | null;
  opened_restrictions: string[] | null;
  roles: string[];
  /** Whether the roles of the staff count in this session. */
  staff_counts: boolean;
  permissions: string[];
}

/**
 * The live session of a token, with all that decides what its user is shown and may do. Where the staff need a second
 * factor, what their roles allow counts in sessions that have shown one.
 */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  { now, staffNeedsFactor }: { now: Date; staffNeedsFactor: boolean },
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, s.expires_at, u.id as user_id, u.uuid as user_uuid,
      c.id as customer_id, c.uuid as customer_uuid, m.role as customer_role, c.is_business,
      case when c.status = 'approved' then c.customer_group_id end as customer_group_id, c.opened_restrictions,
      array(select r.role from user_role r where r.user_id = u.id) as roles,
      f.staff_counts,
      array(select distinct p.permission from user_role r join role_permission p on p.role = r.role
        where r.user_id = u.id and f.staff_counts) as permissions
    from session s
      cross join lateral (select s.second_factor_at is not null or not ${staffNeedsFactor} as staff_counts) f
      join user_account u on u.id = s.user_id and u.is_active
      left join customer_user m on m.customer_id = s.customer_id and m.user_id = s.user_id
      left join customer c on c.id = m.customer_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`.execute(db);
  return rows[0];
}

/** `customerId` is one the session's user belongs to; the database refuses any other. */
export async function updateActiveCustomer(trx: Trx, sessionId: number, customerId: number): Promise<void> {
  await trx.updateTable('session').set({ customer_id: customerId }).where('id', '=', sessionId).execute();
}

/** Sessions of a user that act for nobody act for this customer of theirs from now on. */
export async function updateCustomerOfIdle(trx: Trx, userId: number, customerId: number): Promise<void> {
  await trx
    .updateTable('session')
    .set({ customer_id: customerId })
    .where('user_id', '=', userId)
    .where('customer_id', 'is', null)
    .execute();
}

/** The roles of a user, those at customers as well, each with its permissions. */
export async function listGrants(db: Db, userId: number): Promise<{ role: string; permissions: string[] }[]> {
  const { rows } = await sql<{ role: string; permissions: string[] }>`
    select r.role, array(select p.permission from role_permission p where p.role = r.role) as permissions
    from (
      select role from user_role where user_id = ${userId}
      union select role from customer_user where user_id = ${userId}) r`.execute(db);
  return rows;
}
