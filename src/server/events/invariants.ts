import { sql } from 'kysely';
import { isEditable, orderStatuses, type OrderStatus } from '../../domain/orders/statuses.ts';
import type { Invariant } from '../platform/invariants.ts';

const { PENDING, SUBMITTED, FULFILLED } = orderStatuses;
const list = (statuses: readonly OrderStatus[]) => sql.raw(statuses.join(', '));
const placed = list([PENDING, SUBMITTED, FULFILLED]);
const drafts = list(Object.values(orderStatuses).filter(isEditable));

/** Seats of each ticket that were sold and not given back, that are reserved, and that are free. */
const seatsSql = sql`(
  select k.event_id, k.product_id, k.seats,
    coalesce((select -sum(m.quantity) from stock_movement m where m.product_id = k.product_id), 0) as sold,
    coalesce((select sum(s.reserved) from stock s where s.product_id = k.product_id), 0) as reserved,
    coalesce((select sum(s.quantity - s.reserved) from stock s where s.product_id = k.product_id), 0) as free
  from event_ticket k)`;

/** What holds of events, seats, tickets and who waits for them. */
export const eventInvariants: readonly Invariant[] = [
  {
    name: 'No event has more seats sold and reserved than it holds',
    broken: sql`
      select format('event %s: %s sold, %s reserved, capacity %s', e.id, sum(s.sold), sum(s.reserved), e.capacity) as what
      from ${seatsSql} s join event e on e.id = s.event_id
      group by e.id having sum(s.sold) + sum(s.reserved) > e.capacity`,
  },
  {
    name: 'The seats of a ticket are sold, reserved or free, and none is missing',
    broken: sql`
      select format('ticket %s: %s sold, %s reserved, %s free of %s', product_id, sold, reserved, free, seats) as what
      from ${seatsSql} s where sold + reserved + free <> greatest(seats, sold + reserved)`,
  },
  {
    name: 'Each seat of a placed order has one attendee',
    broken: sql`
      select format('order %s, line %s: %s attendees for %s seats', o.uuid, l.id, count(a.id), l.quantity) as what
      from shop_order o join order_line l on l.order_id = o.id left join event_attendee a on a.order_line_id = l.id
      where o.event_id is not null and o.status in (${placed})
      group by o.uuid, l.id having count(a.id) <> l.quantity`,
  },
  {
    name: 'Tickets are issued for an order that is fulfilled, one for each attendee, and for no other',
    broken: sql`
      select format('attendee %s of an order with status %s: %s', a.uuid, o.status, coalesce(a.status, 'no ticket')) as what
      from event_attendee a join shop_order o on o.id = a.order_id
      where (a.status is not null) <> (o.status = ${FULFILLED})`,
  },
  {
    name: 'A ticket that is not valid any more has given its seat back, and a valid one has not',
    broken: sql`
      select format('attendee %s: %s, %s seats given back', a.uuid, a.status, coalesce(m.seats, 0)) as what
      from event_attendee a
        left join (select return_uuid, sum(quantity) as seats from stock_movement group by return_uuid) m
          on m.return_uuid = a.uuid
      where coalesce(m.seats, 0) <> case when a.status in ('VOID', 'REFUNDED') then 1 else 0 end`,
  },
  {
    name: 'An attendee belongs to the event of the order and to one of its lines',
    broken: sql`
      select format('attendee %s', a.uuid) as what
      from event_attendee a join shop_order o on o.id = a.order_id join order_line l on l.id = a.order_line_id
      where o.event_id is distinct from a.event_id or l.order_id <> a.order_id`,
  },
  {
    name: 'An order of tickets holds those of its event alone, and a cart none',
    broken: sql`
      select format('order %s, product %s', o.uuid, l.product_id) as what
      from order_line l join shop_order o on o.id = l.order_id left join event_ticket k on k.product_id = l.product_id
      where l.product_id is not null and k.event_id is distinct from o.event_id`,
  },
  {
    name: 'A seat that is offered is reserved for who it is offered to',
    broken: sql`
      select format('waiting list %s, %s: %s reserved', w.uuid, w.state, coalesce(r.pieces, 0)) as what
      from event_waitlist w join event e on e.id = w.event_id left join shop_order o on o.uuid = w.order_uuid
        left join (select order_uuid, sum(quantity) as pieces from stock_reservation group by order_uuid) r
          on r.order_uuid = w.order_uuid
      where case
        when w.state = 'offered' or (w.state = 'accepted' and o.status in (${drafts}) and e.canceled_at is null)
          then coalesce(r.pieces, 0) <> 1
        when w.state in ('unconfirmed', 'waiting') then coalesce(r.pieces, 0) <> 0
        else false end`,
  },
  {
    name: 'Nobody waits at a cancelled event, and none of its tickets is valid for long',
    broken: sql`
      select format('waiting list %s of event %s', w.uuid, w.event_id) as what
      from event_waitlist w join event e on e.id = w.event_id
      where e.canceled_at is not null and w.state in ('unconfirmed', 'waiting', 'offered')
      union all
      select format('attendee %s of event %s', a.uuid, a.event_id)
      from event_attendee a join event e on e.id = a.event_id
      where a.status = 'ISSUED' and e.canceled_at < now() - interval '1 day'`,
  },
];
