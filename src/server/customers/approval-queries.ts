import { sql, type Selectable } from 'kysely';
import { ShopError } from '../../domain/errors.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';
import type { CustomerTable } from './tables.ts';

export interface CompanyRow extends Selectable<CustomerTable> {
  shop_id: ShopId;
}

/** A company by its uuid, locked as for every write on it. */
export async function lockCompany(trx: Trx, uuid: string): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select * from customer where uuid = ${uuid} and is_business for no key update`.execute(trx);
  return rows[0];
}

type Decision = Pick<
  CompanyRow,
  'status' | 'customer_group_id' | 'status_reason' | 'status_changed_at' | 'status_changed_by'
>;

/** @throws ShopError CUSTOMER_EXISTS when one that was denied has come back as another customer meanwhile */
export async function setStatus(trx: Trx, id: number, decision: Decision): Promise<void> {
  const { rows } = await sql`
    update customer c set status = ${decision.status}, customer_group_id = ${decision.customer_group_id},
      status_reason = ${decision.status_reason}, status_changed_at = ${decision.status_changed_at},
      status_changed_by = ${decision.status_changed_by}
    where id = ${id} and (${decision.status} = 'denied' or not exists (
      select from customer o where o.id <> c.id and o.status <> 'denied' and o.shop_id = c.shop_id
        and o.registry_country = c.registry_country and o.reg_code = c.reg_code))
    returning id`.execute(trx);
  if (rows.length === 0) throw new ShopError('CUSTOMER_EXISTS');
}
