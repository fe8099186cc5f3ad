import { sql } from 'kysely';
import type { Invariant } from '../platform/invariants.ts';

/** What holds of consents and their proofs. */
export const noticeInvariants: readonly Invariant[] = [
  {
    name: 'Whoever gets mails said yes last, and whoever said yes last gets them',
    broken: sql`
      select format('%s, %s: the last word was %s, the consent %s', coalesce(c.kind, e.kind), coalesce(c.email, e.email),
        coalesce(e.action, 'none'), case when c.email is null then 'is not there' else 'stands' end) as what
      from notice_consent c full join (
        select distinct on (email, kind) email, kind, action from notice_consent_event
        where email is not null order by email, kind, id desc) e using (email, kind)
      where (c.email is not null) <> coalesce(e.action = 'given', false)`,
  },
  {
    name: 'Nobody waits for a product without having allowed the mail',
    broken: sql`
      select format('%s waits for product %s', r.email, r.product_id) as what
      from back_in_stock_request r where r.notified_at is null
        and not exists (select from notice_consent c where c.email = r.email and c.kind = 'back_in_stock')`,
  },
];
