import { sql } from 'kysely';
import type { Invariant } from '../platform/invariants.ts';

/** What holds of stock, reservations and movements among themselves. */
export const stockInvariants: readonly Invariant[] = [
  {
    name: 'What is reserved of a product in a warehouse is the sum of its reservations',
    broken: sql`
      select format('product %s in warehouse %s: %s reserved, reservations of %s', product_id, warehouse_id,
        coalesce(s.reserved, 0), coalesce(r.pieces, 0)) as what
      from stock s full join (
        select product_id, warehouse_id, sum(quantity) as pieces from stock_reservation
        group by product_id, warehouse_id) r using (product_id, warehouse_id)
      where coalesce(s.reserved, 0) <> coalesce(r.pieces, 0)`,
  },
  {
    name: 'No warehouse has less than nothing, or reserves more than it has',
    broken: sql`
      select format('product %s in warehouse %s: %s, %s reserved', product_id, warehouse_id, quantity, reserved) as what
      from stock where quantity < 0 or reserved < 0 or reserved > quantity`,
  },
  {
    name: 'No order gives back more than it took',
    broken: sql`
      select format('order %s, product %s, warehouse %s: %s too many', order_uuid, product_id, warehouse_id, sum(quantity)) as what
      from stock_movement group by order_uuid, product_id, warehouse_id having sum(quantity) > 0`,
  },
];
