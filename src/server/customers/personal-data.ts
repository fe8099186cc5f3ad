import { sql } from 'kysely';
import { ShopError } from '../../domain/errors.ts';
import type { Database, Trx } from '../database.ts';
import type { DataSubject, PersonalData } from '../platform/personal-data.ts';
import { deleteMember } from './member-queries.ts';

interface Belonging {
  customer_id: number;
  others: number;
  leaves_none_to_administer: boolean;
}

/** Customers of the user with their addresses; of colleagues the export tells nothing, for those data are theirs. */
export const customersData: PersonalData<Database> = {
  name: 'customers',
  async read(db, { id, email }) {
    const customers = await sql<object>`
      select c.uuid, c.name, c.middle_name, c.is_business, c.registry_country, c.reg_code, c.vat, c.phone,
        c.delivery_country_id, c.status, c.created_at, m.role, m.spending_limit_cents, m.orders_need_approval,
        coalesce((select json_agg(json_build_object('type', a.type, 'name', a.name, 'street', a.street, 'city', a.city,
            'postal_code', a.postal_code, 'country_id', a.country_id, 'phone', a.phone) order by a.id)
          from customer_address a where a.customer_id = c.id), '[]') as addresses
      from customer_user m join customer c on c.id = m.customer_id
      where m.user_id = ${id} order by c.id`.execute(db);
    const invitations = await db
      .selectFrom('customer_invitation')
      .select(['role', 'created_at', 'expires_at'])
      .where('email', '=', email)
      .execute();
    return { customers: customers.rows, invitations };
  },
  async erase(trx, subject) {
    for (const belonging of await lockBelongings(trx, subject)) {
      if (belonging.leaves_none_to_administer) throw new ShopError('LAST_ADMIN');
      if (belonging.others > 0) await deleteMember(trx, belonging.customer_id, subject.id);
      else await trx.deleteFrom('customer').where('id', '=', belonging.customer_id).execute();
    }
    await trx.deleteFrom('customer_invitation').where('email', '=', subject.email).execute();
    await trx
      .updateTable('customer_invitation')
      .set({ invited_by: null })
      .where('invited_by', '=', subject.id)
      .execute();
  },
};

/** Customers are locked in the order of their numbers, so that two who leave at once do not wait for each other for ever. */
async function lockBelongings(trx: Trx, { id }: DataSubject): Promise<Belonging[]> {
  await sql`
    select from customer c where c.id in (select customer_id from customer_user where user_id = ${id})
    order by c.id for update`.execute(trx);
  const { rows } = await sql<Belonging>`
    select mine.customer_id, count(other.user_id)::int as others,
      mine.role = 'CUSTOMER_ADMIN' and count(other.user_id) > 0
        and not coalesce(bool_or(other.role = 'CUSTOMER_ADMIN'), false) as leaves_none_to_administer
    from customer_user mine
      left join customer_user other on other.customer_id = mine.customer_id and other.user_id <> mine.user_id
    where mine.user_id = ${id}
    group by mine.customer_id, mine.role order by mine.customer_id`.execute(trx);
  return rows;
}
