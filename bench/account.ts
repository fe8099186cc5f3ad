import type { Pool } from 'pg';
import { totalsOf } from '../src/domain/orders/totals.ts';
import type { Db } from '../src/server/database.ts';
import { buildCustomer, signIn } from '../test/people.ts';
import type { Client } from './client.ts';

/*
 * What somebody sees of an account with 2,000 orders behind it: pages as they are rendered for their visitor, and the calls they
 * are made of, one visitor at a time and several at once.
 */
const ordersOfCustomer = 2_000;
const linesOfOrder = 5;
/** Different products among all that was bought. */
const boughtProducts = 1_500;
const listLines = 60;
const several = 4;

interface Speed {
  p50: number;
  p95: number;
  perSecond: number;
  errors: number;
}

export interface AccountCosts {
  rows: { what: string; alone: Speed; together: Speed }[];
}

interface Deps {
  db: Db;
  pool: Pool;
  origin: string;
  client: Client;
  seconds: number;
}

export async function measureAccount({ db, pool, origin, client, seconds }: Deps): Promise<AccountCosts> {
  const { id: customerId } = await buildCustomer(db);
  const { token, userId } = await signIn(db, { customerId });
  const { rows: products } = await pool.query<{ id: number }>(
    'select id from product where not is_disabled order by id limit $1',
    [boughtProducts],
  );
  const ids = products.map(({ id }) => id);
  await seedOrdersOf(pool, { customerId, userId, products: ids });
  const list = await seedList(pool, { customerId, userId, products: ids });
  const { rows: orders } = await pool.query<{ uuid: string; number: string }>(
    'select uuid, number from shop_order where customer_id = $1 order by id limit 200',
    [customerId],
  );
  const pages = Array.from({ length: ordersOfCustomer / 10 }, (_, at) => at + 1);
  const works: [what: string, paths: string[]][] = [
    ['overview', ['/account/overview']],
    ['orders, any page of 200', pages.map((page) => `/account/orders?page=${page}`)],
    ['orders found by number', orders.map(({ number }) => `/account/orders?search=${number}`)],
    ['orders found by a word of a product', ['/account/orders?search=bench', '/account/orders?search=SKU']],
    ['an order', orders.map(({ uuid }) => `/account/orders/${uuid}`)],
    ['an order beside now (call)', orders.map(({ uuid }) => `/api/v1/orders/${uuid}/reorder/`)],
    ['lists', ['/account/lists']],
    [`a list of ${listLines} products`, [`/account/lists/${list}`]],
    ['products bought before', ['/products?bought=true', '/products?bought=true&sort=price']],
    ['what waits for a review', ['/account/feedback']],
  ];
  const rows: AccountCosts['rows'] = [];
  for (const [what, paths] of works) {
    const ask = (connections: number, forSeconds: number) =>
      client.ask({ origin, paths, connections, seconds: forSeconds, accept: 'br', token });
    await ask(several, 2);
    rows.push({
      what,
      alone: speedOf(await ask(1, seconds)),
      together: speedOf(await ask(several, seconds)),
    });
  }
  return { rows };
}

function speedOf({ p50, p95, answers, seconds, errors }: Awaited<ReturnType<Client['ask']>>): Speed {
  return { p50, p95, perSecond: Math.round(answers / seconds), errors };
}

export function printAccount({ rows }: AccountCosts): void {
  console.log(`\nAn account with ${ordersOfCustomer} orders of ${linesOfOrder} lines behind it\n`);
  console.log(
    `| | alone p50 ms | p95 ms | ${several} at once p95 ms | a second | errors |\n|---|---|---|---|---|---|`,
  );
  for (const { what, alone, together } of rows)
    console.log(
      `| ${what} | ${alone.p50} | ${alone.p95} | ${together.p95} | ${together.perSecond} | ${alone.errors + together.errors} |`,
    );
}

interface Whose {
  customerId: number;
  userId: number;
  products: readonly number[];
}

/** Fulfilled orders of a customer as years of buying leave them, written past the shop. */
async function seedOrdersOf(pool: Pool, { customerId, userId, products }: Whose): Promise<void> {
  const totals = totalsOf({
    lines: Array.from({ length: linesOfOrder }, (_, at) => ({
      productId: at + 1,
      quantity: 1,
      unitCents: 1000,
      isReduced: false,
      vatRate: 24,
    })),
    transport: { cents: 0, freeFromCents: null },
    discounts: [],
  });
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `with ordered as (
        insert into shop_order (number, version, status, shop_id, country_id, language, customer_id, user_id, payment_method,
          total_cents, transport_cents, payable_cents, vat_cents, vat_reason, totals, created_at, changed_at, submitted_at)
        select nextval('order_number'), 4, 5, 2, 2, 'et', $1, $2, 'INVOICE',
          $5, 0, $5, $6, 'destination', $4::jsonb, at, at, at
        from generate_series(1, ${ordersOfCustomer}) n, lateral (select now() - n * interval '11 hours' as at) x
        returning id, submitted_at),
      lined as (
        insert into order_line (order_id, product_id, quantity, seen_cents, sku, i18n_name, unit_cents, vat_rate, cents,
          payable_cents, vat_cents)
        select o.id, p.id, 1, 1000, p.sku, p.i18n_name, 1000, 24, 1000, 1000, 194
        from ordered o, generate_series(0, ${linesOfOrder - 1}) k
          join lateral (select ($3::int[])[1 + (o.id * ${linesOfOrder} + k) % array_length($3::int[], 1)] as id) chosen on true
          join product p on p.id = chosen.id)
      insert into order_history (order_id, at, from_status, to_status, actor)
      select id, submitted_at, f, t, a from ordered,
        (values (null, 1, 'customer'), (1, 2, 'customer'), (2, 3, 'staff'), (3, 5, 'staff')) h(f, t, a)`,
      [customerId, userId, products, JSON.stringify(totals), totals.payableCents, totals.vatCents],
    );
    await client.query('analyze shop_order; analyze order_line; analyze order_history');
  } finally {
    client.release(true);
  }
}

async function seedList(pool: Pool, { customerId, userId, products }: Whose): Promise<string> {
  const { rows } = await pool.query<{ id: number; uuid: string }>(
    `insert into saved_list (customer_id, user_id, name, created_at, changed_at)
    values ($1, $2, 'Pesukoht', now(), now()) returning id, uuid`,
    [customerId, userId],
  );
  const { id, uuid } = rows[0]!;
  await pool.query(
    `insert into saved_list_line (list_id, product_id, quantity, position)
    select $1, product, 2, place from unnest($2::int[]) with ordinality as chosen(product, place)`,
    [id, products.slice(0, listLines)],
  );
  return uuid;
}
