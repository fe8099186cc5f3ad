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
  roles: string[];
  permissions: string[];
}

/** The live session of a token, with all that decides what its user is shown and may do. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, s.expires_at, u.id as user_id, u.uuid as user_uuid,
      c.id as customer_id, c.uuid as customer_uuid, m.role as customer_role, c.is_business,
      case when c.status = 'approved' then c.customer_group_id end as customer_group_id,
      array(select r.role from user_role r where r.user_id = u.id) as roles,
      array(select distinct p.permission from user_role r join role_permission p on p.role = r.role
        where r.user_id = u.id) as permissions
    from session s
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
