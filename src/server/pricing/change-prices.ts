import { sql } from 'kysely';
import { planPrices, type PresentPrice, type PricePeriod } from '../../domain/pricing/price-plan.ts';
import { announceChanged, tags } from '../changes/service.ts';
import type { Trx } from '../database.ts';
import { purgeTags } from '../platform/purge.ts';

/** What a product costs in a list from now on. */
export interface WantedPrices {
  productId: number;
  listId: number;
  /** In order and without overlaps, as `periodsOf` gives them; none ends what runs and drops what was to come. */
  periods: readonly PricePeriod[];
  /** A product without history may have past periods too. */
  isNew: boolean;
}

/** The price in force, in the list's own terms; `null`: none is. */
export interface PriceChange {
  productId: number;
  listId: number;
  before: number | null;
  after: number | null;
}

/**
 * Has these prices hold from now on, by the rules of `planPrices`: history stays, the same again changes nothing. Answers
 * the pairs of product and list of which any period changed.
 */
export async function changePrices(trx: Trx, wanted: readonly WantedPrices[]): Promise<PriceChange[]> {
  if (wanted.length === 0) return [];
  const { nowMs, present } = await presentPrices(trx, [
    ...new Set(wanted.filter(({ isNew }) => !isNew).map(({ productId }) => productId)),
  ]);
  const writes: Writes = { remove: [], end: [], add: [] };
  const changes: PriceChange[] = [];
  for (const { productId, listId, isNew, periods } of wanted) {
    const own = present.get(`${productId} ${listId}`) ?? [];
    const plan = planPrices(own, periods, nowMs, isNew);
    if (plan.remove.length + plan.end.length + plan.add.length === 0) continue;
    writes.remove.push(...plan.remove);
    for (const { id, to } of plan.end) writes.end.push({ id, to: instant(to), isNow: to === 'now' });
    for (const { cents, from, to } of plan.add) {
      const period = { from: instant(from), isNow: from === 'now', to: instant(to) };
      writes.add.push({ product: productId, list: listId, cents, ...period });
    }
    changes.push({
      productId,
      listId,
      before: own.find((price) => price.hasBegun && !price.isOver)?.cents ?? null,
      after:
        periods.find(({ from, to }) => (from ?? -Infinity) <= nowMs && nowMs < (to ?? Infinity))?.cents ??
        null,
    });
  }
  if (changes.length === 0) return [];
  await write(trx, writes);
  const products = [...new Set(changes.map(({ productId }) => productId))];
  await purgeTags(trx, products.map(tags.product));
  await announceChanged(trx, { product_ids: products });
  return changes;
}

interface Writes {
  remove: number[];
  end: { id: number; to: string | null; isNow: boolean }[];
  add: {
    product: number;
    list: number;
    cents: number;
    from: string | null;
    isNow: boolean;
    to: string | null;
  }[];
}

/** In this order nothing overlaps at any time: the exclusion constraint looks after every statement. */
async function write(trx: Trx, { remove, end, add }: Writes): Promise<void> {
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

/** Locked in the order of ids, so that two who change the same prices take turns. */
async function presentPrices(
  trx: Trx,
  productIds: readonly number[],
): Promise<{ nowMs: number; present: Map<string, PresentPrice[]> }> {
  const { rows } = await sql<PresentPrice & { product_id: number; price_list_id: number }>`
    select id, product_id, price_list_id, cents, round(extract(epoch from lower(valid)) * 1000) as "from",
      round(extract(epoch from upper(valid)) * 1000) as "to",
      coalesce(lower(valid), '-infinity') < now() as "hasBegun", coalesce(upper(valid), 'infinity') <= now() as "isOver"
    from price where product_id = any(${productIds}::int[]) order by id for update`.execute(trx);
  const { rows: clock } = await sql<{ now_ms: number }>`
    select floor(extract(epoch from now()) * 1000) as now_ms`.execute(trx);
  return {
    nowMs: clock[0]!.now_ms,
    present: Map.groupBy(rows, (row) => `${row.product_id} ${row.price_list_id}`),
  };
}

function instant(at: number | null | 'now'): string | null {
  return typeof at === 'number' ? new Date(at).toISOString() : null;
}
