import { sql } from 'kysely';
import type { Invariant } from '../platform/invariants.ts';
import { orderStatuses, soldStatuses } from '../../domain/orders/statuses.ts';
import { literals } from '../platform/literals.ts';

/** What holds of invoices and credit notes. */
export const invoiceInvariants: readonly Invariant[] = [
  {
    name: 'Numbers of invoices and of credit notes have no gaps, by shop and year',
    broken: sql`
      select format('%s of shop %s in %s: %s numbers given, the last is %s', kind, shop_id, year,
        coalesce(i.given, 0), coalesce(s.last_number::text, 'not known')) as what
      from invoice_series s full join (
        select shop_id, year, kind, count(*) as given, min(series_number) as first, max(series_number) as last
        from invoice group by shop_id, year, kind) i using (shop_id, year, kind)
      where s.last_number is distinct from i.given or s.last_number is distinct from i.last or i.first <> 1`,
  },
  {
    name: 'An invoice has the number of its place in its series, a day of its year and the number of its order',
    broken: sql`
      select format('%s, the %s. of %s, on %s, of order %s', i.number, i.series_number, i.year, i.issued_on, i.order_number)
        as what
      from invoice i join shop_order o on o.id = i.order_id
      where i.number !~ format('^%s-[A-Z]%s-0*%s$', i.year, case i.kind when 'credit_note' then 'K' end, i.series_number)
        or extract(year from i.issued_on) <> i.year or i.order_number is distinct from o.number`,
  },
  {
    name: 'A sold order has its invoice, of the sum that is to be paid; one that is not yet sold has none',
    broken: sql`
      select format('order %s with status %s: %s, invoice of %s', o.uuid, o.status, o.payable_cents,
        coalesce(i.total_cents::text, 'nothing')) as what
      from shop_order o left join invoice i on i.order_id = o.id and i.kind = 'invoice'
      where case when o.status in (${literals(soldStatuses)}) then i.total_cents is distinct from o.payable_cents
        when o.status = ${sql.lit(orderStatuses.CANCELED)} then i.id is not null and i.total_cents <> o.payable_cents
        else i.id is not null end`,
  },
  {
    name: 'The lines of an invoice add up to its sums',
    broken: sql`
      select format('invoice %s', i.number) as what
      from invoice i cross join lateral (
        select coalesce(sum((l->>'net_cents')::bigint), 0) as net, coalesce(sum((l->>'vat_cents')::bigint), 0) as vat
        from jsonb_array_elements(i.lines) l) s
      where s.net <> i.net_cents or s.vat <> i.vat_cents`,
  },
  {
    name: 'An invoice bills the lines of its order as they were sold',
    broken: sql`
      select format('invoice %s, line %s: %s pieces for %s cents with %s VAT, sold %s for %s with %s', i.number, l.id,
        coalesce(b.pieces::text, 'no'), b.net + b.vat, b.vat, l.quantity, l.payable_cents, l.vat_cents) as what
      from invoice i join order_line l on l.order_id = i.order_id
        left join lateral (
          select sum((e->>'quantity')::int) as pieces, sum((e->>'net_cents')::bigint) as net,
            sum((e->>'vat_cents')::bigint) as vat, min((e->>'vat_rate')::numeric) as rate
          from jsonb_array_elements(i.lines) e where (e->>'order_line_id')::bigint = l.id) b on true
      where i.kind = 'invoice' and (b.pieces is distinct from l.quantity or b.net + b.vat is distinct from l.payable_cents
        or b.vat is distinct from l.vat_cents or b.rate is distinct from l.vat_rate)`,
  },
  {
    name: 'An invoice shows the VAT of each rate as its lines have it',
    broken: sql`
      select format('invoice %s at %s %%: %s on %s cents, its lines have %s on %s', i.number, r.rate,
        coalesce(r.vat::text, 'nothing'), r.net, coalesce(r.line_vat::text, 'nothing'), r.line_net) as what
      from invoice i cross join lateral (
        select * from (
            select (v->>'rate')::numeric as rate, (v->>'netCents')::bigint as net, (v->>'vatCents')::bigint as vat
            from jsonb_array_elements(i.vat) v) shown
          full join (
            select (l->>'vat_rate')::numeric as rate, sum((l->>'net_cents')::bigint) as line_net,
              sum((l->>'vat_cents')::bigint) as line_vat
            from jsonb_array_elements(i.lines) l group by 1) lines using (rate)) r
      where r.net is distinct from r.line_net or r.vat is distinct from r.line_vat`,
  },
  {
    name: 'A credit note is over an invoice of the same order, and all of them give back no more than it asked',
    broken: sql`
      select format('invoice %s: credited %s of %s', i.number, sum(c.total_cents), i.total_cents) as what
      from invoice c join invoice i on i.id = c.refers_to
      where c.kind = 'credit_note'
      group by i.id having sum(c.total_cents) > i.total_cents or bool_or(c.order_id <> i.order_id) or i.kind <> 'invoice'`,
  },
  {
    name: 'The invoice of a cancelled order is taken back whole within ten minutes, one of nothing too',
    broken: sql`
      select format('order %s: invoice %s of %s, credited %s', o.uuid, i.number, i.total_cents,
        coalesce(c.cents::text, 'by no note')) as what
      from shop_order o join invoice i on i.order_id = o.id and i.kind = 'invoice',
        lateral (select sum(total_cents) as cents from invoice where refers_to = i.id) c
      where o.status = ${sql.lit(orderStatuses.CANCELED)} and c.cents is distinct from i.total_cents
        and o.changed_at < now() - interval '10 minutes'`,
  },
  {
    name: 'No line is credited in more pieces than were billed, and no VAT rate more than its invoice has of it',
    broken: sql`
      select format('invoice %s, line %s: %s pieces of %s', i.number, c.line, c.pieces, coalesce(b.pieces, 0)) as what
      from (
          select n.refers_to, (l->>'order_line_id')::bigint as line, sum((l->>'quantity')::int) as pieces
          from invoice n, jsonb_array_elements(n.lines) l
          where n.kind = 'credit_note' and l->>'order_line_id' is not null group by 1, 2) c
        join invoice i on i.id = c.refers_to
        left join lateral (
          select sum((l->>'quantity')::int) as pieces from jsonb_array_elements(i.lines) l
          where (l->>'order_line_id')::bigint = c.line) b on true
      where c.pieces > coalesce(b.pieces, 0)
      union all
      select format('invoice %s at %s %%: credited %s and VAT %s of %s and %s', i.number, c.rate, c.net, c.vat, b.net, b.vat)
      from (
          select n.refers_to, (v->>'rate')::numeric as rate, sum((v->>'netCents')::bigint) as net,
            sum((v->>'vatCents')::bigint) as vat
          from invoice n, jsonb_array_elements(n.vat) v where n.kind = 'credit_note' group by 1, 2) c
        join invoice i on i.id = c.refers_to
        left join lateral (
          select sum((v->>'netCents')::bigint) as net, sum((v->>'vatCents')::bigint) as vat
          from jsonb_array_elements(i.vat) v where (v->>'rate')::numeric = c.rate) b on true
      where c.net > coalesce(b.net, 0) or c.vat > coalesce(b.vat, 0)`,
  },
];
