import type { Me } from '../../domain/me/contract.ts';
import type { LoyaltyAccount } from '../../domain/loyalty/rules.ts';
import type { Db } from '../database.ts';
import { prepared } from '../platform/db.ts';

type Person = Omit<NonNullable<Me['user']>, 'uuid' | 'permissions'>;

interface PersonRow extends Person {
  customers: (Omit<Me['customers'][number], 'loyalty'> & { account: LoyaltyAccount | null })[] | null;
  favourites: [id: number, productId: number][] | null;
}

/** $1 user, $2 the customer the user acts for */
const readPerson = prepared<PersonRow>(
  'me.person',
  `select u.email, u.first_name, u.last_name,
    exists (select from notice_consent n where n.email = u.email and n.kind = 'newsletter') as is_email_subscription,
    exists (select from user_role r where r.user_id = u.id and r.role like 'TH\\_%') as is_staff,
    (select json_agg(json_build_object('uuid', c.uuid, 'name', c.name, 'is_individual', not c.is_business,
        'role', m.role, 'is_active', c.id is not distinct from $2, 'status', c.status,
        'delivery_country_id', c.delivery_country_id,
        'account', case when a.id is not null then json_build_object('isMember', a.joined_at is not null,
          'hasLeft', a.left_at is not null, 'isWelcomed', a.welcomed_at is not null, 'isAsked', a.asked_at is not null,
          'spentCents', a.spent_cents, 'availableCents', a.available_cents) end) order by c.name, c.id)
      from customer_user m join customer c on c.id = m.customer_id
        left join loyalty_account a on a.customer_id = c.id
      where m.user_id = u.id) as customers,
    (select json_agg(json_build_array(f.id, f.product_id) order by f.id desc)
      from favourite f where f.user_id = u.id) as favourites
  from user_account u where u.id = $1 and u.is_active`,
);

/** An active user with what belongs to them, in one round trip. */
export async function findPerson(
  db: Db,
  userId: number,
  customerId: number | null,
): Promise<PersonRow | undefined> {
  const [row] = await readPerson(db, [userId, customerId]);
  return row;
}
