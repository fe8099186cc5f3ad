import { Agent, request } from 'node:http';
import type { Pool } from 'pg';
import { addLineCall, changeLineCall, createOrderCall } from '../src/domain/orders/calls.ts';
import { addressOfCall } from '../src/domain/call.ts';
import { percentile } from './percentile.ts';
import { orderStatuses } from '../src/domain/orders/statuses.ts';

/* What filling a cart costs: a new one with a line, and another quantity of a line, beside bare inserts with as many commits. */

export interface CartSetting {
  pool: Pool;
  origin: string;
  connections: number;
  seconds: number;
}

export interface CartSpeed {
  what: string;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
  /** Rows inserted one by one in as many commits as the shop made, by as many connections, in this run. */
  bareInsertsPerSecond: number;
}

const warmUpSeconds = 5;
/** Products that are put into carts. */
const productCount = 500;

export async function measureCart(setting: CartSetting): Promise<CartSpeed[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: setting.connections });
  try {
    const products = await buyableProducts(setting.pool);
    let at = 0;
    const nextProduct = () => products[at++ % products.length]!;
    const send = sender(setting.origin, agent);

    const newCart = async () => {
      const { uuid } = await send<{ uuid: string }>('POST', createOrderCall.path, {
        status: { id: orderStatuses.DRAFT },
        customer: null,
      });
      const product = nextProduct();
      const path = addressOfCall(addLineCall.path, { uuid }).url;
      const { id } = await send<{ id: number }>('POST', path, { product, quantity: 1 });
      return { uuid, lineId: id };
    };
    const carts = await Promise.all(Array.from({ length: setting.connections }, newCart));
    let changes = 0;
    const changeQuantity = async (worker: number) => {
      const path = addressOfCall(changeLineCall.path, carts[worker]!).url;
      await send('PUT', path, { quantity: 1 + (changes++ % 2) });
    };
    return [
      { ...(await speedOf('new cart and one line', setting, newCart)), ...(await bareInserts(setting, 2)) },
      {
        ...(await speedOf('change of a quantity', setting, changeQuantity)),
        ...(await bareInserts(setting, 1)),
      },
    ];
  } finally {
    agent.destroy();
  }
}

/** Products with enough in stock, sold in single pieces. */
async function buyableProducts(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select p.id from product p join price pr on pr.product_id = p.id
      join price_list pl on pl.id = pr.price_list_id and pl.country_id = 2 and pl.customer_group_id is null
        and upper_inf(pl.valid) and lower_inf(pl.valid)
    where not p.is_disabled and p.pack_size = 1 and upper_inf(pr.valid)
      and not exists (select from product_restriction r where r.product_id = p.id)
      and (select sum(s.quantity - s.reserved) from stock s join warehouse w on w.id = s.warehouse_id
        where s.product_id = p.id and w.shop_id = 2) >= 2
    group by p.id order by md5(p.id::text) limit $1`,
    [productCount],
  );
  if (rows.length === 0) throw new Error('no product can be bought');
  return rows.map(({ id }) => id);
}

async function speedOf(
  what: string,
  { connections, seconds }: CartSetting,
  work: (worker: number) => Promise<unknown>,
): Promise<Omit<CartSpeed, 'bareInsertsPerSecond'>> {
  const run = async (forSeconds: number) => {
    const times: number[] = [];
    let errors = 0;
    const startedAt = performance.now();
    const until = startedAt + forSeconds * 1000;
    const workers = Array.from({ length: connections }, async (_, worker) => {
      while (performance.now() < until) {
        const sentAt = performance.now();
        await work(worker).then(
          () => times.push(performance.now() - sentAt),
          () => errors++,
        );
      }
    });
    await Promise.all(workers);
    return { times, errors, ms: performance.now() - startedAt };
  };
  await run(warmUpSeconds);
  const { times, errors, ms } = await run(seconds);
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(percentile(times, share) * 10) / 10;
  const perSecond = Math.round((times.length * 1000) / ms);
  return { what, perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), errors };
}

/** How often a second so many rows could be inserted, each in a commit of its own. */
async function bareInserts(
  { pool, connections }: CartSetting,
  commits: number,
): Promise<{ bareInsertsPerSecond: number }> {
  await pool.query(
    'create table if not exists bench_insert (id bigint generated always as identity primary key, n int)',
  );
  const seconds = 3;
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        for (let n = 0; n < commits; n++)
          await pool.query({
            name: 'bench-insert',
            text: 'insert into bench_insert (n) values ($1)',
            values: [n],
          });
        done++;
      }
    }),
  );
  return { bareInsertsPerSecond: Math.round(done / seconds) };
}

export function printCart(rows: readonly CartSpeed[]): void {
  console.log('\n| Cart | per second | p50 ms | p95 ms | p99 ms | errors | bare inserts, as many commits |');
  console.log('|---|---|---|---|---|---|---|');
  for (const row of rows) {
    const { what, perSecond, p50, p95, p99, errors, bareInsertsPerSecond } = row;
    console.log(
      `| ${what} | ${perSecond} | ${p50} | ${p95} | ${p99} | ${errors} | ${bareInsertsPerSecond} |`,
    );
  }
}

function sender(origin: string, agent: Agent) {
  return <T>(method: 'POST' | 'PUT', path: string, body: object): Promise<T> =>
    new Promise((resolve, reject) => {
      const payload = JSON.stringify(body);
      const asked = request(`${origin}${path}`, {
        method,
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) },
      });
      asked.once('error', reject);
      asked.once('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode === 200) resolve(JSON.parse(text) as T);
          else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
        });
      });
      asked.end(payload);
    });
}
