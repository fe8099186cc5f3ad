import { sql } from 'kysely';
import type { ImportRelated } from '../../../domain/catalogue/import-format.ts';
import type { Checked } from '../check.ts';
import type { WriteContext } from './outcome.ts';

/** What goes with a product: of each kind exactly the products the record names, in its order. */
export async function writeRelated(
  items: readonly Checked<ImportRelated>[],
  { trx, outcome }: WriteContext,
): Promise<void> {
  const ids = await productIds(
    trx,
    items.flatMap(({ record }) => [record.sku, ...record.related]),
  );
  const known = items.filter(({ record, raw }) => {
    const unknown = [record.sku, ...record.related].find((sku) => !ids.has(sku));
    const path = unknown === record.sku ? ['sku'] : ['related'];
    if (unknown) outcome.findings.problem(raw.place, raw.columnOf(path), `product ${unknown} is not known`);
    return !unknown;
  });
  const rows = known.flatMap(({ record }) =>
    [...new Set(record.related)]
      .filter((sku) => sku !== record.sku)
      .map((sku, position) => ({
        product: ids.get(record.sku)!,
        related: ids.get(sku)!,
        kind: record.kind,
        position,
      })),
  );
  const { rows: touched } = await sql<{ product_id: number; kind: string }>`
    with wanted as (
      select * from unnest(${rows.map(({ product }) => product)}::int[], ${rows.map(({ related }) => related)}::int[],
        ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ position }) => position)}::int[])
        as w(product_id, related_id, kind, position)),
    named as (
      select * from unnest(${known.map(({ record }) => ids.get(record.sku)!)}::int[],
        ${known.map(({ record }) => record.kind)}::text[]) as n(product_id, kind)),
    gone as (
      delete from product_relation l using named n where l.product_id = n.product_id and l.kind = n.kind
        and not exists (select from wanted w
          where w.product_id = l.product_id and w.kind = l.kind and w.related_id = l.related_id)
      returning l.product_id, l.kind),
    written as (
      insert into product_relation as l (product_id, related_id, kind, position) select * from wanted
      on conflict (product_id, kind, related_id) do update set position = excluded.position
        where l.position <> excluded.position
      returning l.product_id, l.kind)
    select * from gone union select * from written`.execute(trx);
  const changed = new Set(touched.map(({ product_id, kind }) => `${product_id} ${kind}`));
  for (const { record } of known) {
    if (changed.has(`${ids.get(record.sku)} ${record.kind}`)) outcome.changed += 1;
    else outcome.unchanged += 1;
  }
  for (const { product_id } of touched) outcome.products.add(product_id);
}

async function productIds(trx: WriteContext['trx'], skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; id: number }>`
    select sku, id from product where sku = any(${[...new Set(skus)]})`.execute(trx);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}
