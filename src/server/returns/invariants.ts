import { sql } from 'kysely';
import {
  countsAsReturned,
  returnStatusAfter,
  returnStatuses,
  returnSteps,
} from '../../domain/returns/statuses.ts';
import type { Invariant } from '../platform/invariants.ts';
import { openStatuses } from '../../domain/orders/statuses.ts';
import { literals } from '../platform/literals.ts';

const counting = sql.raw(
  returnStatuses
    .filter(countsAsReturned)
    .map((status) => `'${status}'`)
    .join(', '),
);

/** Each change the table of steps allows: from, to. */
const changes = sql.raw(
  returnStatuses
    .flatMap((from) =>
      returnSteps.flatMap((step) => {
        const to = returnStatusAfter(step, from);
        return to === null ? [] : [`('${from}', '${to}')`];
      }),
    )
    .join(', '),
);

/** What holds of returns: among themselves, and with orders, money and stock. */
export const returnInvariants: readonly Invariant[] = [
  {
    name: 'No more of a line is returned than was bought, and what is counted is what returns hold',
    broken: sql`
      select format('line %s: %s bought, %s in returns, %s counted', l.id, l.quantity, coalesce(r.pieces, 0),
        coalesce(c.returned, 0)) as what
      from order_line l
        left join (select rl.order_line_id, sum(rl.accepted) as pieces
          from return_line rl join order_return r on r.id = rl.return_id
          where r.status in (${counting}) group by rl.order_line_id) r on r.order_line_id = l.id
        left join returned_pieces c on c.order_line_id = l.id
      where coalesce(r.pieces, 0) <> coalesce(c.returned, 0) or coalesce(r.pieces, 0) > l.quantity
        or c.bought <> l.quantity`,
  },
  {
    name: 'A return is of lines of its order, which was bought',
    broken: sql`
      select format('return %s, line %s, order %s with status %s', r.uuid, l.order_line_id, o.uuid, o.status) as what
      from order_return r join shop_order o on o.id = r.order_id
        left join return_line l on l.return_id = r.id left join order_line b on b.id = l.order_line_id
      where b.order_id is distinct from r.order_id or o.status in (${literals(openStatuses)})`,
  },
  {
    name: 'A line gets back no more than was paid for it, and an order no more than was paid',
    broken: sql`
      select format('line %s: %s of %s cents', b.id, sum(l.refund_cents), b.payable_cents) as what
      from return_line l join order_line b on b.id = l.order_line_id
      group by b.id having sum(l.refund_cents) > b.payable_cents
      union all
      select format('order %s: %s of %s cents', o.uuid, sum(r.refund_cents), o.payable_cents)
      from order_return r join shop_order o on o.id = r.order_id
      group by o.id having sum(r.refund_cents) > o.payable_cents
        or sum(r.delivery_cents) > (o.totals->'transport'->>'payableCents')::bigint`,
  },
  {
    name: 'What a return gives back is that of its lines and of the delivery, and what its credit note says',
    broken: sql`
      select format('return %s: %s cents, lines %s, credit note %s', r.uuid, r.refund_cents, l.cents,
        coalesce(i.total_cents::text, 'none')) as what
      from order_return r
        cross join lateral (select coalesce(sum(refund_cents), 0) as cents from return_line where return_id = r.id) l
        left join invoice i on i.number = r.credit_note and i.kind = 'credit_note' and i.order_id = r.order_id
      where r.status = 'refunded' and (l.cents + r.delivery_cents <> r.refund_cents
        or coalesce(i.total_cents, 0) <> r.refund_cents
        or (r.money = 'none') <> (r.refund_cents = 0))`,
  },
  {
    name: 'Stock comes back by a return only as far as its pieces can be sold',
    broken: sql`
      select format('return %s, product %s: %s back, %s to be sold', m.return_uuid, m.product_id, m.pieces,
        coalesce(l.pieces, 0)) as what
      from (select return_uuid, product_id, sum(quantity) as pieces from stock_movement
          where return_uuid is not null group by return_uuid, product_id) m
        left join (select r.uuid, b.product_id, sum(l.sellable) as pieces
          from order_return r join return_line l on l.return_id = r.id join order_line b on b.id = l.order_line_id
          where r.status in ('received', 'refunded', 'denied') group by r.uuid, b.product_id) l
          on l.uuid = m.return_uuid and l.product_id = m.product_id
      where m.pieces > coalesce(l.pieces, 0)
        -- A seat that is given back is no goods: the invariants of events look at it.
        and not exists (select from event_attendee a where a.uuid = m.return_uuid)`,
  },
  {
    name: 'Each step in the history of a return follows from the one before, by the table of steps, to its status',
    broken: sql`
      select format('return %s: from %s to %s after %s', r.uuid, coalesce(h.from_status, 'nothing'),
        coalesce(h.to_status, 'nothing'), coalesce(h.before, 'nothing')) as what
      from order_return r left join (select return_id, id, from_status, to_status,
          lag(to_status) over (partition by return_id order by id) as before,
          row_number() over (partition by return_id order by id desc) = 1 as is_last from return_history) h
        on h.return_id = r.id
      where h.id is null or h.from_status is distinct from h.before
        or (h.before is null and h.to_status not in ('requested', 'accepted'))
        or (h.before is not null and (h.before, h.to_status) not in (values ${changes}))
        or (h.is_last and h.to_status <> r.status)`,
  },
  {
    name: 'A withdrawal that was declared has its acknowledgement, whole, and opened the return it says',
    broken: sql`
      select format('withdrawal %s: %s', w.uuid, w.outcome) as what
      from withdrawal w left join order_return r on r.withdrawal_id = w.id
      where w.submitted_at is not null and (
        encode(sha256(convert_to(w.acknowledgement, 'UTF8')), 'hex') <> w.acknowledgement_sha256
        or (w.outcome = 'effective') <> (r.id is not null)
        or (r.id is not null and r.order_id is distinct from w.order_id))`,
  },
];
