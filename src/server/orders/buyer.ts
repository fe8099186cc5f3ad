import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/** A customer that a user belongs to. */
export interface Buyer {
  id: number;
  is_business: boolean;
  role: 'CUSTOMER_ADMIN' | 'CUSTOMER_USER';
}

/** The customer of that uuid, if the user belongs to it. */
export async function customerOf(trx: Trx, userId: number, uuid: string | null): Promise<Buyer | undefined> {
  if (uuid === null) return undefined;
  const { rows } = await sql<Buyer>`
    select c.id, c.is_business, m.role from customer c join customer_user m on m.customer_id = c.id
    where c.uuid = ${uuid} and m.user_id = ${userId}`.execute(trx);
  return rows[0];
}
