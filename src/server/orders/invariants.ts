import { sql, type RawBuilder } from 'kysely';
import {
  isEditable,
  orderStatuses,
  orderSteps,
  statusAfter,
  type OrderStatus,
} from '../../domain/orders/statuses.ts';
import type { Invariant } from '../platform/invariants.ts';

const { PENDING, SUBMITTED, IN_PROGRESS, FULFILLED, CANCELED } = orderStatuses;
const all = Object.values(orderStatuses);
const list = (statuses: readonly OrderStatus[]): RawBuilder<unknown> => sql.raw(statuses.join(', '));
const drafts = list(all.filter(isEditable));
const sold = list([SUBMITTED, IN_PROGRESS, FULFILLED]);
const placed = list([PENDING, SUBMITTED, IN_PROGRESS, FULFILLED]);

/** Each change the table of steps allows: from, to, whether of an event. */
const changes = sql.raw(
  all
    .flatMap((from) =>
      orderSteps.flatMap((step) =>
        [true, false].flatMap((isEvent) => {
          const to = statusAfter(step, from, isEvent);
          return to === null ? [] : [`(${from}, ${to}, ${isEvent})`];
        }),
      ),
    )
    .join(', '),
);

/** What holds of orders, their life, their sums and what they hold of stock and coupons. */
export const orderInvariants: readonly Invariant[] = [
  {
    name: 'Only an order that is being paid has reservations, and who was offered a seat',
    broken: sql`
      select format('%s pieces of product %s for order %s with status %s', r.quantity, r.product_id, r.order_uuid,
        coalesce(o.status::text, 'none')) as what
      from stock_reservation r left join shop_order o on o.uuid = r.order_uuid
      where o.status is distinct from ${PENDING} and not exists (
        select from event_waitlist w where w.order_uuid = r.order_uuid and w.state in ('offered', 'accepted'))`,
  },
  {
    name: 'An order that is being paid has reserved each line, but for what is ordered for the buyer',
    broken: sql`
      select format('order %s, line %s: %s of %s', o.uuid, l.id, coalesce(r.pieces, 0), l.quantity) as what
      from shop_order o join order_line l on l.order_id = o.id
        left join lateral (select sum(quantity) as pieces from stock_reservation
          where order_uuid = o.uuid and product_id = l.product_id) r on true
      where o.status = ${PENDING} and coalesce(r.pieces, 0) + l.backordered <> l.quantity`,
  },
  {
    name: 'A sold order took each line out of the warehouses, but for what is ordered for the buyer',
    broken: sql`
      select format('order %s, line %s: %s of %s', o.uuid, l.id, coalesce(-m.pieces, 0), l.quantity) as what
      from shop_order o join order_line l on l.order_id = o.id
        left join (select order_uuid, product_id, sum(quantity) as pieces from stock_movement
          where return_uuid is null group by order_uuid, product_id) m on m.order_uuid = o.uuid and m.product_id = l.product_id
      where o.status in (${sold}) and l.product_id is not null
        and coalesce(-m.pieces, 0) + l.backordered <> l.quantity`,
  },
  {
    name: 'An order that is not sold has nothing out of the warehouses',
    broken: sql`
      select format('order %s with status %s: product %s, %s pieces', m.order_uuid, o.status, m.product_id, -sum(m.quantity)) as what
      from stock_movement m join shop_order o on o.uuid = m.order_uuid
      where o.status not in (${sold}) group by m.order_uuid, o.status, m.product_id having sum(m.quantity) <> 0`,
  },
  {
    name: 'A placed order has a number, lines and its sums, a draft has no sums',
    broken: sql`
      select format('order %s with status %s', o.uuid, o.status) as what from shop_order o
      where case when o.status in (${placed}) then
          o.number is null or o.totals is null or o.total_cents is null or o.payable_cents is null or o.vat_cents is null
          or not exists (select from order_line l where l.order_id = o.id)
          or exists (select from order_line l where l.order_id = o.id and l.payable_cents is null)
        when o.status in (${drafts}) then o.totals is not null or o.payable_cents is not null else false end`,
  },
  {
    name: 'Lines, discounts, transport and VAT add up to the sums of the order',
    broken: sql`
      select format('order %s', o.uuid) as what
      from shop_order o join (
        select order_id, sum(cents) as cents, sum(payable_cents) as payable, sum(vat_cents) as vat,
          bool_and(cents = unit_cents::bigint * quantity) as fits
        from order_line group by order_id) l on l.order_id = o.id
      where o.totals is not null and (
        not l.fits
        or l.cents + o.transport_cents <> o.total_cents
        or l.payable + (o.totals->'transport'->>'payableCents')::bigint <> o.payable_cents
        or l.vat + (o.totals->'transport'->>'vatCents')::bigint <> o.vat_cents
        or o.total_cents - (select coalesce(sum((d->>'cents')::bigint), 0) from jsonb_array_elements(o.totals->'discounts') d)
          <> o.payable_cents
        or (select coalesce(sum((v->>'vatCents')::bigint), 0) from jsonb_array_elements(o.totals->'vat') v) <> o.vat_cents
        or (select coalesce(sum((v->>'netCents')::bigint + (v->>'vatCents')::bigint), 0)
          from jsonb_array_elements(o.totals->'vat') v) <> o.payable_cents
        or (o.vat_reason <> 'destination' and o.vat_cents <> 0))`,
  },
  {
    name: 'A sold order says when it was submitted, one that is being paid until when it waits',
    broken: sql`
      select format('order %s with status %s', uuid, status) as what from shop_order
      where (status in (${sold}) and submitted_at is null)
        or (status in (${placed}) and status <> ${PENDING} and pending_until is not null)
        or (status = ${PENDING} and pending_until is null)`,
  },
  {
    name: 'Each step in the history of an order follows from the one before, by the table of steps',
    broken: sql`
      select format('order %s: from %s to %s after %s', o.uuid, coalesce(h.from_status::text, 'nothing'), h.to_status,
        coalesce(h.before::text, 'nothing')) as what
      from (select order_id, from_status, to_status,
          lag(to_status) over (partition by order_id order by id) as before from order_history) h
        join shop_order o on o.id = h.order_id
      where h.from_status is distinct from h.before
        or (h.before is null and h.to_status not in (${drafts}))
        or (h.before is not null and not exists (
          select from (values ${changes}) as allowed(f, t, e)
          where f = h.from_status and t = h.to_status and e = o.is_event))`,
  },
  {
    name: 'The history of an order ends with its status',
    broken: sql`
      select format('order %s: status %s, history ends with %s', o.uuid, o.status, coalesce(h.to_status::text, 'nothing')) as what
      from shop_order o left join lateral (
        select to_status from order_history where order_id = o.id order by id desc limit 1) h on true
      where h.to_status is distinct from o.status`,
  },
  {
    name: 'A coupon counts its uses, and none is used more often than it may be',
    broken: sql`
      select format('coupon %s: %s counted, %s written, at most %s', c.code, c.uses, coalesce(u.uses, 0),
        coalesce(c.max_uses::text, 'any')) as what
      from coupon c left join (select coupon_id, count(*) as uses from coupon_use group by coupon_id) u on u.coupon_id = c.id
      where c.uses <> coalesce(u.uses, 0) or c.uses > c.max_uses`,
  },
  {
    name: 'Nobody uses a coupon more often than a customer may',
    broken: sql`
      select format('coupon %s: %s times by %s', c.code, count(*), u.buyer) as what
      from coupon_use u join coupon c on c.id = u.coupon_id
      group by c.id, u.buyer having count(*) > c.max_uses_per_customer`,
  },
  {
    name: 'Coupons are used by orders that are placed, and by each that they take something off',
    broken: sql`
      select format('coupon %s, order %s with status %s', u.coupon_id, o.uuid, o.status) as what
      from coupon_use u join shop_order o on o.id = u.order_id where o.status not in (${placed})
      union all
      select format('coupon %s is not counted for order %s', c.coupon_id, o.uuid)
      from order_coupon c join shop_order o on o.id = c.order_id join coupon k on k.id = c.coupon_id
      where o.status in (${placed}) and not exists (
          select from coupon_use u where u.coupon_id = c.coupon_id and u.order_id = c.order_id)
        and exists (select from jsonb_array_elements(o.totals->'discounts') d
          where d->>'source' = 'coupon' and d->>'code' = k.code and (d->>'cents')::bigint > 0)`,
  },
  {
    name: 'A cancelled order holds neither stock nor coupons',
    broken: sql`
      select format('order %s', o.uuid) as what from shop_order o
      where o.status = ${CANCELED} and (
        exists (select from coupon_use u where u.order_id = o.id)
        or exists (select from stock_reservation r where r.order_uuid = o.uuid))`,
  },
];
