import { sql } from 'kysely';
import type { Invariant } from '../platform/invariants.ts';

/** What holds of invoices and credit notes. */
export const invoiceInvariants: readonly Invariant[] = [
  {
    name: 'Numbers of invoices and of credit notes have no gaps, by shop and year',
    broken: sql`
      select format('%s of shop %s in %s: %s numbers given, the last is %s', s.kind, s.shop_id, s.year,
        count(i.id), s.last_number) as what
      from invoice_series s left join invoice i using (shop_id, year, kind)
      group by s.shop_id, s.year, s.kind, s.last_number
      having count(i.id) <> s.last_number or min(i.series_number) <> 1 or max(i.series_number) <> s.last_number`,
  },
  {
    name: 'A sold order has its invoice, of the sum that is to be paid; one that is not yet sold has none',
    broken: sql`
      select format('order %s with status %s: %s, invoice of %s', o.uuid, o.status, o.payable_cents,
        coalesce(i.total_cents::text, 'nothing')) as what
      from shop_order o left join invoice i on i.order_id = o.id and i.kind = 'invoice'
      where case when o.status in (2, 3, 5) then i.total_cents is distinct from o.payable_cents
        when o.status = 4 then i.id is not null and i.total_cents <> o.payable_cents
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
    name: 'A credit note is over an invoice of the same order, and all of them give back no more than it asked',
    broken: sql`
      select format('invoice %s: credited %s of %s', i.number, sum(c.total_cents), i.total_cents) as what
      from invoice c join invoice i on i.id = c.refers_to
      where c.kind = 'credit_note'
      group by i.id having sum(c.total_cents) > i.total_cents or bool_or(c.order_id <> i.order_id) or i.kind <> 'invoice'`,
  },
];
