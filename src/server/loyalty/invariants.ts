import { sql } from 'kysely';
import type { Invariant } from '../platform/invariants.ts';
import { orderStatuses, soldStatuses } from '../../domain/orders/statuses.ts';
import { literals } from '../platform/literals.ts';

/** What holds of points: the ledger, its balances, and the orders that use and earn them. */
export const loyaltyInvariants: readonly Invariant[] = [
  {
    name: 'Balances of points are the sums of their transfers',
    broken: sql`
      select format('account %s: %s/%s/%s, transfers of %s/%s/%s', a.id, a.available_cents, a.reserved_cents, a.owed_cents,
        t.available, t.reserved, t.owed) as what
      from loyalty_account a cross join lateral (
        select
          coalesce(sum(case when to_side = 'available' then cents when from_side = 'available' then -cents end), 0) as available,
          coalesce(sum(case when to_side = 'reserved' then cents when from_side = 'reserved' then -cents end), 0) as reserved,
          coalesce(sum(case when from_side = 'owed' then cents when to_side = 'owed' then -cents end), 0) as owed
        from loyalty_transfer where account_id = a.id) t
      where (a.available_cents, a.reserved_cents, a.owed_cents) is distinct from (t.available, t.reserved, t.owed)`,
  },
  {
    name: 'Each line of a statement shows the balance that its transfer left',
    broken: sql`
      select format('transfer %s of account %s: %s instead of %s', id, account_id, available_after, sum) as what
      from (
        select id, account_id, available_after, sum(
            case when to_side = 'available' then cents when from_side = 'available' then -cents else 0 end)
          over (partition by account_id order by id) as sum
        from loyalty_transfer) t
      where available_after <> sum`,
  },
  {
    name: 'Free points are what is left in the lots',
    broken: sql`
      select format('account %s: %s, lots of %s', a.id, a.available_cents, coalesce(l.cents, 0)) as what
      from loyalty_account a left join (
        select account_id, sum(left_cents) as cents from loyalty_lot group by account_id) l on l.account_id = a.id
      where a.available_cents <> coalesce(l.cents, 0)`,
  },
  {
    name: 'Who is no member has no free points',
    broken: sql`
      select format('account %s: %s', id, available_cents) as what
      from loyalty_account where joined_at is null and available_cents > 0`,
  },
  {
    name: 'Reserved points are those of the orders that reserve them, out of the lots they were taken from',
    broken: sql`
      select format('account %s: %s, orders of %s, lots of %s', a.id, a.reserved_cents, o.cents, o.used) as what
      from loyalty_account a cross join lateral (
        select coalesce(sum(points_cents), 0) as cents, coalesce(sum(
          (select sum(u.cents) from loyalty_use u where u.order_uuid = x.order_uuid)), 0) as used
        from loyalty_order x where x.account_id = a.id and x.points_state = 'reserved') o
      where (a.reserved_cents, a.reserved_cents) is distinct from (o.cents, o.used)`,
  },
  {
    name: 'Orders that are being paid have reserved the points of their totals, and sold ones have spent them',
    broken: sql`
      select format('order %s with status %s: %s, %s of %s', o.uuid, o.status, coalesce(p.points_state, 'nothing'),
        coalesce(p.points_cents, 0), t.cents) as what
      from shop_order o left join loyalty_order p on p.order_uuid = o.uuid
        cross join lateral (select coalesce((o.totals->>'pointsCents')::bigint, 0) as cents) t
      where o.customer_id is not null and case
        when o.status = ${sql.lit(orderStatuses.PENDING)} then (coalesce(p.points_cents, 0), coalesce(p.points_state, 'reserved'))
          is distinct from (t.cents, 'reserved')
        when o.status in (${literals(soldStatuses)}) then (coalesce(p.points_cents, 0), coalesce(p.points_state, 'spent'))
          is distinct from (t.cents, 'spent')
        when o.status = ${sql.lit(orderStatuses.CANCELED)} then coalesce(p.points_cents - p.restored_cents, 0) <> 0
        else coalesce(p.points_cents, 0) <> 0 end`,
  },
  {
    name: 'What a customer has spent is what its fulfilled orders were paid with, less what came back',
    broken: sql`
      select format('account %s: %s, orders of %s', a.id, a.spent_cents, coalesce(o.cents, 0)) as what
      from loyalty_account a left join (
        select account_id, sum(goods_cents - returned_cents) as cents from loyalty_order group by account_id) o
        on o.account_id = a.id
      where a.spent_cents <> coalesce(o.cents, 0)`,
  },
  {
    name: 'An order counts once it is fulfilled, with what was paid for its goods',
    broken: sql`
      select format('order %s with status %s: %s of %s', p.order_uuid, coalesce(o.status::text, 'none'), p.goods_cents,
        g.cents) as what
      from loyalty_order p left join shop_order o on o.uuid = p.order_uuid
        left join lateral (select sum(payable_cents) as cents from order_line where order_id = o.id) g on true
      where case when p.fulfilled_at is null then p.goods_cents + p.earned_cents <> 0
        else o.status is distinct from 5 or p.goods_cents is distinct from g.cents end`,
  },
  {
    name: 'Each order has earned, used and given back what the ledger says of it',
    broken: sql`
      select format('order %s', p.order_uuid) as what
      from loyalty_order p cross join lateral (
        select coalesce(sum(cents) filter (where kind = 'earn'), 0) as earned,
          coalesce(sum(cents) filter (where kind = 'reserve'), 0)
            - coalesce(sum(cents) filter (where kind = 'release'), 0) as used,
          coalesce(sum(cents) filter (where kind = 'spend'), 0) as spent,
          coalesce(sum(cents) filter (where kind = 'give_back'), 0) as given_back
        from loyalty_transfer where order_uuid = p.order_uuid) t
      where (p.earned_cents, p.points_cents, p.restored_cents) is distinct from (t.earned, t.used, t.given_back)
        or t.spent <> case when p.points_state = 'spent' then p.points_cents else 0 end`,
  },
];
