import type { BoughtProduct } from '../../domain/search/contract.ts';
import type { Db } from '../database.ts';
import { prepared } from '../platform/db.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';
import { soldStatuses } from '../../domain/orders/statuses.ts';

/** More than anybody leafs through. */
const maxProducts = 10_000;

/**
 * $1 user, $2 customer. The numbers of the orders are gathered first: read with them all at once, the lines are one walk
 * through the index of order and product, instead of a search of it for each order.
 */
const boughtSql = `
  from order_line l
  where l.product_id is not null and l.order_id = any(array(
    select o.id from shop_order o join customer_user m on m.customer_id = o.customer_id and m.user_id = $1::int
    where o.customer_id = $2::int and o.status in (${soldStatuses.join(', ')}) and not o.is_event
      and (m.role = 'CUSTOMER_ADMIN' or o.user_id = $1::int)
  ))`;

const readBought = prepared<{ product_id: number }>(
  'orders.bought',
  `select l.product_id ${boughtSql}
  group by l.product_id order by max(l.order_id) desc limit ${maxProducts}`,
);

/** Products of orders of the active customer that the user may see, the latest first. */
export async function boughtProducts(db: Db, { user, customer }: SignedInVisitor): Promise<number[]> {
  if (!customer) return [];
  return (await readBought(db, [user.id, customer.id])).map(({ product_id }) => product_id);
}

/** $3 products. Both sets are made once, however many are asked for. */
const readBoughtAmong = prepared<BoughtProduct>(
  'orders.bought-among',
  `with own as materialized (select distinct l.product_id as id ${boughtSql}),
    families as materialized (select distinct p.family_id as id from own join product p using (id) where p.family_id is not null)
  select a.id as product, a.id in (select id from own) as is_itself from product a
  where a.id = any($3::int[]) and (a.id in (select id from own) or a.family_id in (select id from families))
  order by a.id`,
);

/** Which of these products were bought in such orders, themselves or as another variation of their family. */
export async function boughtAmong(
  db: Db,
  { user, customer }: SignedInVisitor,
  products: readonly number[],
): Promise<BoughtProduct[]> {
  return customer ? readBoughtAmong(db, [user.id, customer.id, products]) : [];
}
