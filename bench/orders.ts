import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Client } from './client.ts';
import { measureCpu, type CpuTimes, type Processes } from './cpu.ts';
import { buyers, checkOut, decide, findDelivery, paymentStatus, startPaying } from './order-flow.ts';
import { seedOrders } from './seed-orders.ts';
import { percentile } from './percentile.ts';

/* What an order costs, from an empty cart until it is paid through the simulator, with few and with millions of others there. */

export interface OrderSetting {
  pool: Pool;
  /** Of a shop that believes `X-Forwarded-For`. */
  origin: string;
  client: Client;
  connections: number;
  seconds: number;
  /** Orders in the database before each measurement, rising. */
  orders: readonly number[];
  processes: Processes;
}

export interface OrderCosts {
  orders: number;
  perSecond: number;
  callsPerSecond: number;
  p50: number;
  p95: number;
  errors: number;
  /** CPU time of one order in ms, with the mail and the callback that follow it. */
  cpu: CpuTimes;
  /** Reads of products beside orders at full speed, and beside so many orders a second. */
  reads: { meanwhile: Reads; beside: Beside[] };
}

/** Reads a second, beside orders and in peace just before and after them. */
interface Reads {
  readsPerSecond: number;
  peace: number;
}

/** What is left to readers while orders come at a rate. */
interface Beside extends Reads {
  ordersPerSecond: number;
  /** p95 of an order in ms. */
  p95: number;
}

/** Until the code of the whole way to a paid order is compiled. */
const warmUpSeconds = 12;
/** Calls a buyer makes for an order; what the shop and the provider ask each other comes on top. */
const callsOfOrder = 8;
const readers = 4;
const pacedOrders = [2, 5, 10, 20];
/** Mails and callbacks of the last orders are part of their cost. */
const settleMs = 2_000;

export async function measureOrders(setting: OrderSetting): Promise<OrderCosts[]> {
  const { pool, orders, seconds } = setting;
  const { rows } = await pool.query<{ id: number }>(sellable);
  const products = rows.map(({ id }) => id);
  await pool.query('update stock set quantity = 1000000 where product_id = any($1)', [products]);
  const found: OrderCosts[] = [];
  for (const count of orders) {
    await seedOrders(pool, count, products);
    await buy(setting, products, warmUpSeconds);
    const alone = await buy(setting, products, seconds);
    const { reads: meanwhile } = await readBeside(setting, products);
    const beside: Beside[] = [];
    for (const ordersPerSecond of pacedOrders) {
      const { reads, p95 } = await readBeside(setting, products, ordersPerSecond);
      beside.push({ ordersPerSecond, p95, ...reads });
    }
    const cost = { orders: count, ...alone, reads: { meanwhile, beside } };
    console.log(`orders among ${count}: ${cost.perSecond}/s, p95 ${cost.p95} ms, ${cost.errors} errors`);
    found.push(cost);
  }
  return found;
}

/**
 * Reads beside orders, so many a second where that is said. A machine is half as quick a minute later, so peace is measured on both
 * sides of them, each time for half as long.
 */
async function readBeside(
  setting: OrderSetting,
  products: readonly number[],
  ordersPerSecond?: number,
): Promise<{ reads: Reads; p95: number }> {
  const { seconds } = setting;
  const half = Math.ceil(seconds / 2);
  const before = await read(setting, products, half);
  const [readsPerSecond, { p95 }] = await Promise.all([
    read(setting, products, seconds),
    buy(setting, products, seconds, ordersPerSecond),
  ]);
  const after = await read(setting, products, half);
  return { reads: { readsPerSecond, peace: Math.round((before + after) / 2) }, p95 };
}

/** What anybody in Estonia can buy: at a price, in stock, without restrictions. */
export const sellable = `
  select p.id from product p
  where not p.is_disabled and p.pack_size = 1
    and exists (select from price x join price_list l on l.id = x.price_list_id
      where x.product_id = p.id and l.country_id = 2 and l.customer_group_id is null
        and x.valid @> now() and l.valid @> now())
    and exists (select from stock s join warehouse w on w.id = s.warehouse_id where s.product_id = p.id and w.shop_id = 2)
    and not exists (select from product_restriction r where r.product_id = p.id)
    and coalesce(p.weight_g, 1) < 10000 and not p.is_furniture
  order by p.id limit 2000`;

/** Guests that buy one after the other over each connection, so many a second in all where that is said. */
async function buy(
  { origin, connections, processes }: OrderSetting,
  products: readonly number[],
  seconds: number,
  perSecondAtMost = Number.POSITIVE_INFINITY,
): Promise<Omit<OrderCosts, 'orders' | 'reads'>> {
  const shop = buyers(origin, connections);
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const deliveryMethod = await findDelivery(shop.next(), products[0]!);
  const cpuUsed = measureCpu(processes);
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const buyer = shop.next();
        const turn = next++;
        const product = products[turn % products.length]!;
        const early = startedAt + (turn * 1000) / perSecondAtMost - performance.now();
        if (early > 0) await sleep(early);
        const begunAt = performance.now();
        try {
          const uuid = await checkOut(buyer, { lines: [{ product, quantity: 1 }], deliveryMethod });
          const { redirect_url: page } = await startPaying(buyer, uuid);
          await decide(buyer, page!, 'settled');
          if ((await paymentStatus(buyer, uuid)) !== 'success') errors++;
        } catch (error) {
          if (errors++ === 0) console.error(error);
        }
        times.push(performance.now() - begunAt);
      }
    }),
  );
  shop.close();
  const perSecond = Math.round((times.length * 10_000) / (performance.now() - startedAt)) / 10;
  await sleep(settleMs);
  const used = cpuUsed();
  const perOrder = (ms: number) => Math.round((ms * 10) / times.length) / 10;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(percentile(times, share) * 10) / 10;
  return {
    perSecond,
    callsPerSecond: Math.round(perSecond * callsOfOrder),
    p50: at(0.5),
    p95: at(0.95),
    errors,
    cpu: { shop: perOrder(used.shop), postgres: perOrder(used.postgres), client: perOrder(used.client) },
  };
}

async function read({ client, origin }: OrderSetting, products: readonly number[], seconds: number) {
  const paths = products.slice(0, 200).map((id) => `/api/v1/products/${id}/`);
  const seen = await client.ask({ origin, paths, connections: readers, seconds, accept: 'br' });
  return Math.round(seen.answers / seen.seconds);
}

export function printOrders(costs: readonly OrderCosts[]): void {
  console.log(
    '\n| Orders there | placed a second | calls a second | p50 ms | p95 ms | errors | CPU ms of the shop, PostgreSQL, client | product API in peace | meanwhile |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const { orders, perSecond, callsPerSecond, p50, p95, errors, cpu, reads } of costs) {
    console.log(
      `| ${orders} | ${perSecond} | ${callsPerSecond} | ${p50} | ${p95} | ${errors} | ${cpu.shop}, ${cpu.postgres}, ${cpu.client} | ${readsIn(reads.meanwhile)} |`,
    );
  }
  console.log(
    '\n| Orders there | orders a second | p95 ms of an order | product API in peace | beside them, left |',
  );
  console.log('|---|---|---|---|---|');
  for (const { orders, reads } of costs) {
    for (const { ordersPerSecond, p95, ...beside } of reads.beside) {
      console.log(`| ${orders} | ${ordersPerSecond} | ${p95} | ${readsIn(beside)} |`);
    }
  }
}

function readsIn({ readsPerSecond, peace }: Reads): string {
  return `${peace}/s | ${readsPerSecond}/s, ${Math.round((readsPerSecond / peace) * 100)} %`;
}
