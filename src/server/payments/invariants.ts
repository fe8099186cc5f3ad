import { sql } from 'kysely';
import type { Invariant } from '../platform/invariants.ts';
import { openStatuses, orderStatuses, soldStatuses } from '../../domain/orders/statuses.ts';
import { literals } from '../platform/literals.ts';

/** What holds of money: never taken without an order, never twice, and what went back is written down. */
export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'What was paid belongs to an order that was placed for that sum',
    broken: sql`
      select format('payment %s of %s cents, order %s with status %s', p.order_reference, p.amount_cents, o.uuid,
        o.status) as what
      from payment p left join shop_order o on o.id = p.order_id
      where p.state in ('settled', 'agreed')
        and (o.id is null or o.status in (${literals(openStatuses)}) or o.payable_cents is distinct from p.amount_cents)`,
  },
  {
    name: 'A sold order has been paid, or is owed',
    broken: sql`
      select format('order %s with status %s', o.uuid, o.status) as what
      from shop_order o
      where o.status in (${literals(soldStatuses)})
        and not exists (select from payment p where p.order_id = o.id and p.state in ('settled', 'agreed'))`,
  },
  {
    name: 'An order is paid once',
    broken: sql`
      select format('order %s: %s payments', order_id, count(*)) as what
      from payment where state in ('settled', 'agreed') group by order_id having count(*) > 1`,
  },
  {
    name: 'What stands of a payment is what came less what went back',
    broken: sql`
      select format('payment %s: %s of %s cents, %s back, %s taken by the bank', p.order_reference, p.standing_cents,
        came.cents, coalesce(r.cents, 0), p.charged_back_cents) as what
      from payment p left join lateral (
          select sum(amount_cents) as cents from refund where payment_id = p.id and state <> 'waiting') r on true,
        lateral (select case when p.state in ('settled', 'agreed') then p.amount_cents
          else coalesce(p.received_cents, 0) end as cents) came
      where p.standing_cents <> came.cents - coalesce(r.cents, 0) - p.charged_back_cents`,
  },
  {
    name: 'No more goes back than came',
    broken: sql`
      select format('payment %s: %s of %s cents', p.order_reference, coalesce(sum(r.amount_cents), 0) + p.charged_back_cents,
        coalesce(p.received_cents, p.amount_cents)) as what
      from payment p left join refund r on r.payment_id = p.id
      group by p.id
      having coalesce(sum(r.amount_cents), 0) + p.charged_back_cents > coalesce(p.received_cents, p.amount_cents)`,
  },
  {
    name: 'What a buyer’s bank took back was money of an order, and somebody has the task',
    broken: sql`
      select format('payment %s with state %s: %s cents', p.order_reference, p.state, p.charged_back_cents) as what
      from payment p
      where p.charged_back_cents > 0 and (p.state <> 'settled' or not exists (
        select from refund_task t where t.payment_id = p.id and t.reason = 'chargeback'))`,
  },
  {
    name: 'What went back of an order is in its credit notes, each refund in one of its own',
    broken: sql`
      select format('order %s: %s cents back, credited %s', o.uuid, r.cents, coalesce(c.cents, 0)) as what
      from (
          select p.order_id, sum(r.amount_cents) as cents
          from refund r join payment p on p.id = r.payment_id
          where p.state in ('settled', 'agreed') group by p.order_id) r
        join shop_order o on o.id = r.order_id
        left join lateral (
          select sum(total_cents) as cents from invoice where order_id = o.id and kind = 'credit_note') c on true
      where r.cents > coalesce(c.cents, 0)
      union all
      select format('refund %s of %s cents by credit note %s', r.uuid, r.amount_cents, r.credit_note)
      from refund r join payment p on p.id = r.payment_id
        left join invoice n on n.number = r.credit_note and n.kind = 'credit_note' and n.order_id = p.order_id
      where r.credit_note is not null and (n.id is null or r.amount_cents > n.total_cents or exists (
        select from refund other where other.credit_note = r.credit_note and other.id <> r.id))`,
  },
  {
    name: 'Money that no order waited for is somebody’s task, of the sum that came',
    broken: sql`
      select format('payment %s: %s %s came', p.order_reference, p.received_cents, p.received_currency) as what
      from payment p
      where p.state = 'stray' and not exists (
        select from refund_task t
        where t.payment_id = p.id and t.reason = p.end_reason and t.amount_cents = p.received_cents)`,
  },
  {
    name: 'A cancelled order gives its money back within ten minutes, or somebody has the task',
    broken: sql`
      select format('order %s: %s cents', o.uuid, p.standing_cents - r.cents - t.cents) as what
      from shop_order o join payment p on p.order_id = o.id,
        lateral (
          select coalesce(sum(amount_cents), 0) as cents from refund where payment_id = p.id and state = 'waiting') r,
        lateral (select coalesce(sum(amount_cents), 0) as cents from refund_task where payment_id = p.id) t
      where o.status = ${sql.lit(orderStatuses.CANCELED)} and p.state in ('settled', 'agreed') and p.standing_cents > r.cents + t.cents
        and o.changed_at < now() - interval '10 minutes'`,
  },
];
