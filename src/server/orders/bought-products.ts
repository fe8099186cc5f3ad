import type { Db } from '../database.ts';
import { prepared } from '../platform/db.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';

/** More than anybody leafs through. */
const most = 10_000;

/** $1 user, $2 customer */
const readBought = prepared<{ product_id: number }>(
  'orders.bought',
  `select l.product_id
  from shop_order o join customer_user m on m.customer_id = o.customer_id and m.user_id = $1::int
    join order_line l on l.order_id = o.id
  where o.customer_id = $2::int and o.status in (2, 3, 5) and not o.is_event and l.product_id is not null
    and (m.role = 'CUSTOMER_ADMIN' or o.user_id = $1::int)
  group by l.product_id order by max(o.id) desc limit ${most}`,
);

/** Products of orders of the active customer that the user may see, the latest first. */
export async function boughtProducts(db: Db, { user, customer }: SignedInVisitor): Promise<number[]> {
  if (!customer) return [];
  return (await readBought(db, [user.id, customer.id])).map(({ product_id }) => product_id);
}
