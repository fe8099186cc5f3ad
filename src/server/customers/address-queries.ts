import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { CustomerAddressTable } from './tables.ts';

export type AddressRow = Selectable<CustomerAddressTable>;

/** Addresses of a customer that the user belongs to, the latest last; undefined: the user does not. */
export async function listAddressesOf(
  db: Db,
  userId: number,
  uuid: string,
): Promise<AddressRow[] | undefined> {
  const { rows } = await sql<AddressRow | { id: null }>`
    select a.*
    from customer_user m
      join customer c on c.id = m.customer_id
      left join customer_address a on a.customer_id = c.id
    where m.user_id = ${userId} and c.uuid = ${uuid}
    order by a.id`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is AddressRow => row.id !== null);
}

/** Adds an address unless the customer has `most` already. */
export async function insertAddress(
  trx: Trx,
  row: Insertable<CustomerAddressTable>,
  max: number,
): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    insert into customer_address (customer_id, type, name, street, city, postal_code, country_id, phone)
    select ${row.customer_id}, ${row.type}, ${row.name}, ${row.street}, ${row.city}, ${row.postal_code},
      ${row.country_id}, ${row.phone}
    where (select count(*) from customer_address where customer_id = ${row.customer_id}) < ${max}
    returning *`.execute(trx);
  return rows[0];
}

/** Whether there was such an address of the customer. */
export async function deleteAddressRow(trx: Trx, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('customer_address')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
