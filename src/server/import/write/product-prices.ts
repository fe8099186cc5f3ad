import { sql } from 'kysely';
import { periodsOf, planPrices } from '../prices.ts';
import type { KeptPrice, PricePeriod } from '../prices.ts';
import type { Trx } from '../../database.ts';
import type { WriteContext } from './outcome.ts';
import { speaksOf } from './products.ts';
import type { ResolvedProduct } from './products.ts';

interface Wanted {
  productId: number;
  listId: number;
  isNew: boolean;
  periods: PricePeriod[];
}

/** Prices in the lists the record names, by the rules of `planPrices`. */
export async function writePricesOf(
  products: readonly ResolvedProduct[],
  context: WriteContext,
): Promise<void> {
  const { trx } = context;
  const wanted = products
    .filter((product) => speaksOf(product, 'prices'))
    .flatMap((product) => wantedOf(product, context));
  if (wanted.length === 0) return;
  const { nowMs, kept } = await keptPrices(trx, [
    ...new Set(wanted.filter(({ isNew }) => !isNew).map(({ productId }) => productId)),
  ]);
  const remove: number[] = [];
  const end: { id: number; to: string | null; isNow: boolean }[] = [];
  const add: {
    product: number;
    list: number;
    cents: number;
    from: string | null;
    isNow: boolean;
    to: string | null;
  }[] = [];
  for (const { productId, listId, isNew, periods } of wanted) {
    const plan = planPrices(kept.get(`${productId} ${listId}`) ?? [], periods, nowMs, isNew);
    remove.push(...plan.remove);
    for (const { id, to } of plan.end) end.push({ id, to: instant(to), isNow: to === 'now' });
    for (const { cents, from, to } of plan.add) {
      add.push({
        product: productId,
        list: listId,
        cents,
        from: instant(from),
        isNow: from === 'now',
        to: instant(to),
      });
    }
  }
  // In this order nothing overlaps at any time: the exclusion constraint looks after every statement.
  if (remove.length > 0) await sql`delete from price where id = any(${remove})`.execute(trx);
  if (end.length > 0) {
    await sql`
      update price p set valid = tstzrange(lower(p.valid), case when e.is_now then now() else e.ends end)
      from unnest(${end.map(({ id }) => id)}::bigint[], ${end.map(({ to }) => to)}::timestamptz[],
        ${end.map(({ isNow }) => isNow)}::bool[]) as e(id, ends, is_now)
      where p.id = e.id`.execute(trx);
  }
  if (add.length === 0) return;
  await sql`
    insert into price (product_id, price_list_id, cents, valid)
    select product_id, price_list_id, cents, tstzrange(case when is_now then now() else begins end, ends)
    from unnest(${add.map(({ product }) => product)}::int[], ${add.map(({ list }) => list)}::int[],
      ${add.map(({ cents }) => cents)}::int[], ${add.map(({ from }) => from)}::timestamptz[],
      ${add.map(({ isNow }) => isNow)}::bool[], ${add.map(({ to }) => to)}::timestamptz[])
      as a(product_id, price_list_id, cents, begins, is_now, ends)`.execute(trx);
}

function wantedOf({ id, known, item }: ResolvedProduct, { refs }: WriteContext): Wanted[] {
  const prices = item.record.prices ?? [];
  return [...new Set(prices.map(({ list }) => list))].flatMap((list) => {
    const periods = periodsOf(prices.filter((price) => price.list === list));
    return Array.isArray(periods)
      ? [{ productId: id, listId: refs.priceLists.get(list)!.id, isNew: !known, periods }]
      : [];
  });
}

async function keptPrices(
  trx: Trx,
  productIds: readonly number[],
): Promise<{ nowMs: number; kept: Map<string, KeptPrice[]> }> {
  const { rows } = await sql<KeptPrice & { product_id: number; price_list_id: number }>`
    select id, product_id, price_list_id, cents, round(extract(epoch from lower(valid)) * 1000) as "from",
      round(extract(epoch from upper(valid)) * 1000) as "to",
      coalesce(lower(valid), '-infinity') < now() as "hasBegun", coalesce(upper(valid), 'infinity') <= now() as "isOver"
    from price where product_id = any(${[...productIds]})`.execute(trx);
  const { rows: clock } = await sql<{
    now_ms: number;
  }>`select floor(extract(epoch from now()) * 1000) as now_ms`.execute(trx);
  const kept = new Map<string, KeptPrice[]>();
  for (const { product_id, price_list_id, ...price } of rows) {
    const key = `${product_id} ${price_list_id}`;
    const list = kept.get(key);
    if (list) list.push(price);
    else kept.set(key, [price]);
  }
  return { nowMs: clock[0]!.now_ms, kept };
}

function instant(at: number | null | 'now'): string | null {
  return typeof at === 'number' ? new Date(at).toISOString() : null;
}
