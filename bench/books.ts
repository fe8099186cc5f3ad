import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { audit } from '../src/server/audit/service.ts';
import type { Db } from '../src/server/database.ts';
import { orderStatuses, soldStatuses } from '../src/domain/orders/statuses.ts';
import { literals } from '../src/server/platform/literals.ts';

/* Whether, after whatever happened to a shop, the provider's books, the shop's and what buyers were told agree. */

/** Has the shop ask about what is still open at once instead of in minutes, until nothing is. False: something stayed open for two minutes. */
export async function settleRest(db: Db): Promise<boolean> {
  for (let round = 0; round < 120; round++) {
    await sql`update payment set check_at = now() where state in ('initial', 'pending') and check_at > now()
      and (state = 'pending' or created_at < now() - interval '30 seconds')`.execute(db);
    const { rows } = await sql<{ open: number }>`
      select (select count(*) from payment p join simulated_payment s on s.reference = p.provider_reference
          where p.state = 'pending' and s.state not in ('initial', 'sent_for_processing'))
        + (select count(*) from payment where state = 'initial')
        + (select count(*) from outbox where next_at <= now()) as open`.execute(db);
    if (rows[0]!.open === 0) return true;
    await sleep(1000);
  }
  return false;
}

/** What does not agree, in words. `promised`: uuids of the orders whose buyers were told that they are paid. */
export async function findLosses(db: Db, promised: ReadonlySet<string>): Promise<string[]> {
  const losses: string[] = [];
  const { rows: unaccounted } = await sql<{ reference: string }>`
    select s.reference from simulated_payment s
    where s.state = 'settled' and not exists (
        select from payment p join shop_order o on o.id = p.order_id
        where p.order_reference = s.order_reference and p.state = 'settled' and o.status in (${literals(soldStatuses)})
          and p.amount_cents = s.amount_cents)
      and not exists (
        select from payment p join refund_task t on t.payment_id = p.id where p.order_reference = s.order_reference)`.execute(
    db,
  );
  for (const { reference } of unaccounted) losses.push(`money without an order: ${reference}`);
  const { rows: unpaid } = await sql<{ uuid: string }>`
    select o.uuid from shop_order o where o.status = ${orderStatuses.SUBMITTED} and not exists (
      select from payment p join simulated_payment s on s.order_reference = p.order_reference
      where p.order_id = o.id and p.state = 'settled' and s.state = 'settled')`.execute(db);
  for (const { uuid } of unpaid) losses.push(`an order without money: ${uuid}`);
  const { rows: twice } = await sql<{ uuid: string }>`
    select o.uuid from shop_order o join payment p on p.order_id = o.id
      join simulated_payment s on s.order_reference = p.order_reference and s.state = 'settled'
    where not exists (select from refund_task t where t.payment_id = p.id)
    group by o.uuid having count(*) > 1`.execute(db);
  for (const { uuid } of twice) losses.push(`charged twice: ${uuid}`);
  const { rows: honoured } = await sql<{ uuid: string }>`
    select uuid from shop_order where status in (${literals(soldStatuses)}) and uuid = any(${[...promised]}::uuid[])`.execute(
    db,
  );
  if (honoured.length !== promised.size) losses.push(`${promised.size - honoured.length} promises broken`);
  for (const { name, count, examples } of await audit(db))
    if (count > 0) losses.push(`${name}: ${count}, ${examples.join('; ')}`);
  return losses;
}
