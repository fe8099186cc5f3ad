import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../database.ts';
import { setStock } from '../../stock/service.ts';
import type { WriteContext } from './outcome.ts';
import { speaksOf } from './products.ts';
import type { ResolvedProduct } from './products.ts';

/** The categories of each product in the record's order: the first is its main one. */
export async function writeCategoriesOf(
  products: readonly ResolvedProduct[],
  { trx }: WriteContext,
): Promise<void> {
  const speaking = products.filter(
    (product) => speaksOf(product, 'categories') && product.categoryIds.length > 0,
  );
  await setLinks(trx, 'product_category', 'category_id', speaking, ({ categoryIds }) => categoryIds, true);
}

/** Sets the parameter values of products whose records speak of them. */
export async function writeParametersOf(
  products: readonly ResolvedProduct[],
  { trx }: WriteContext,
): Promise<void> {
  const speaking = products.filter((product) => speaksOf(product, 'parameters'));
  // A table with some parameter columns says nothing of the parameters it has no column for.
  const partly = speaking.filter(({ known, item }) => known && item.raw.fields !== null);
  const wholly = speaking.filter((product) => !partly.includes(product));
  await setLinks(
    trx,
    'product_parameter',
    'parameter_value_id',
    wholly,
    ({ parameterValueIds }) => parameterValueIds,
    false,
  );
  await setLinks(
    trx,
    'product_parameter',
    'parameter_value_id',
    partly,
    ({ parameterValueIds }) => parameterValueIds,
    false,
    sql`
    and exists (select from parameter_value gone join parameter_value kept using (parameter_id)
      join wanted w on w.target_id = kept.id and w.product_id = l.product_id where gone.id = l.parameter_value_id)`,
  );
}

/** Sets the restrictions of products whose records speak of them. */
export async function writeRestrictionsOf(
  products: readonly ResolvedProduct[],
  { trx }: WriteContext,
): Promise<void> {
  const speaking = products.filter((product) => speaksOf(product, 'restrictions'));
  await setLinks(
    trx,
    'product_restriction',
    'restriction_id',
    speaking,
    ({ restrictionIds }) => restrictionIds,
    false,
  );
}

/** Makes the links of the products exactly those given, writing only what differs. `removable` narrows what may go. */
async function setLinks(
  trx: Trx,
  table: 'product_category' | 'product_parameter' | 'product_restriction',
  column: string,
  products: readonly ResolvedProduct[],
  targetsOf: (product: ResolvedProduct) => readonly number[],
  hasPosition: boolean,
  removable: RawBuilder<unknown> = sql``,
): Promise<void> {
  if (products.length === 0) return;
  const productIds: number[] = [];
  const targetIds: number[] = [];
  const positions: number[] = [];
  for (const product of products) {
    for (const [position, target] of [...new Set(targetsOf(product))].entries()) {
      productIds.push(product.id);
      targetIds.push(target);
      positions.push(position);
    }
  }
  const target = sql.ref(column);
  const known = products.filter((product) => product.known).map(({ id }) => id);
  const wanted = sql`wanted as (
    select * from unnest(${productIds}::int[], ${targetIds}::int[], ${positions}::int[]) as w(product_id, target_id, position))`;
  if (known.length > 0) {
    await sql`
      with ${wanted}
      delete from ${sql.table(table)} l where l.product_id = any(${known})
        and not exists (select from wanted w where w.product_id = l.product_id and w.target_id = l.${target})
        ${removable}`.execute(trx);
  }
  if (productIds.length === 0) return;
  await (
    hasPosition
      ? sql`with ${wanted}
        insert into ${sql.table(table)} as l (product_id, ${target}, position) select product_id, target_id, position from wanted
        on conflict (product_id, ${target}) do update set position = excluded.position
          where l.position <> excluded.position`
      : sql`with ${wanted}
        insert into ${sql.table(table)} (product_id, ${target}) select product_id, target_id from wanted
        on conflict do nothing`
  ).execute(trx);
}

/** Stock of the warehouses the record names. What is reserved for orders stays there: stock never falls below it. */
export async function writeStockOf(
  products: readonly ResolvedProduct[],
  { trx, refs, outcome }: WriteContext,
): Promise<void> {
  const wanted = products
    .filter((product) => speaksOf(product, 'stock'))
    .flatMap((product) =>
      Object.entries(product.item.record.stock ?? {}).map(([warehouse, quantity]) => ({
        product,
        count: { productId: product.id, warehouseId: refs.warehouses.get(warehouse)!, quantity },
      })),
    );
  const changes = await setStock(
    trx,
    wanted.map(({ count }) => count),
  );
  const set = new Map(changes.map((one) => [`${one.productId} ${one.warehouseId}`, one.quantity]));
  for (const { product, count } of wanted) {
    const quantity = set.get(`${count.productId} ${count.warehouseId}`) ?? count.quantity;
    if (quantity !== count.quantity)
      outcome.findings.notice(product.item.raw.place, 'stock is kept at what orders have reserved');
  }
}
