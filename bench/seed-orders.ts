import type { Pool } from 'pg';

const chunk = 200_000;

/**
 * Fills the tables of orders until they hold `count`, as years of selling leave them: orders of guests that were fulfilled,
 * each with two lines, its history and its payment. Written past the shop, so nothing else of them is there.
 */
export async function seedOrders(pool: Pool, count: number, products: readonly number[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set synchronous_commit = off; set session_replication_role = replica',
    );
    const { rows } = await client.query<{ there: number }>('select count(*)::int as there from shop_order');
    const { there } = rows[0]!;
    for (let done = there; done < count; done += chunk) {
      const size = Math.min(chunk, count - done);
      await client.query(seeding, [size, products]);
    }
    // A new shop has no statistics of orders. Statistics of empty tables would have PostgreSQL read all of them for each order.
    if (count > there)
      await client.query('analyze shop_order; analyze order_line; analyze order_history; analyze payment');
  } finally {
    client.release(true);
  }
}

/** $1 how many, $2 products */
const seeding = `
  with ordered as (
    insert into shop_order (number, version, status, shop_id, country_id, language, contact_email, payment_method,
      total_cents, transport_cents, payable_cents, vat_cents, vat_reason, totals, created_at, changed_at, submitted_at)
    select nextval('order_number'), 4, 5, 2, 2, 'et', 'ostja-' || n || '@salong.ee', 'BANK',
      2500, 500, 2500, 484, 'destination', '{}', at, at, at
    from generate_series(1, $1::int) n, lateral (select now() - n * interval '11 seconds' as at) x
    returning id, number, submitted_at),
  lined as (
    insert into order_line (order_id, product_id, quantity, seen_cents, unit_cents, vat_rate, cents, payable_cents, vat_cents)
    select id, ($2::int[])[1 + (id + k) % array_length($2::int[], 1)], 1, 1000, 1000, 24, 1000, 1000, 194
    from ordered, generate_series(0, 1) k),
  told as (
    insert into order_history (order_id, at, from_status, to_status, actor)
    select id, submitted_at, f, t, a from ordered,
      (values (null, 1, 'guest'), (1, 6, 'guest'), (6, 2, 'payment'), (2, 3, 'staff'), (3, 5, 'staff')) h(f, t, a))
  insert into payment (order_id, attempt, method, provider, country_id, provider_reference, order_reference, amount_cents,
    standing_cents, state, created_at, changed_at, closed_at)
  select id, 1, 'BANK', 'EVERYPAY', 2, 'seeded' || number, number || '-1', 2500, 2500, 'settled', submitted_at, submitted_at,
    submitted_at
  from ordered`;
