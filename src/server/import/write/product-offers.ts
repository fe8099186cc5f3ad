import { periodsOf } from '../../../domain/pricing/price-plan.ts';
import { changePrices } from '../../pricing/service.ts';
import { setStock } from '../../stock/service.ts';
import type { WriteContext } from './outcome.ts';
import { speaksOf } from './products.ts';
import type { ResolvedProduct } from './products.ts';

/** Prices in the lists the record names. */
export async function writePricesOf(
  products: readonly ResolvedProduct[],
  { trx, refs }: WriteContext,
): Promise<void> {
  const wanted = products
    .filter((product) => speaksOf(product, 'prices'))
    .flatMap(({ id, known, item }) => {
      const prices = item.record.prices ?? [];
      return [...new Set(prices.map(({ list }) => list))].flatMap((list) => {
        const periods = periodsOf(prices.filter((price) => price.list === list));
        if (!Array.isArray(periods)) return [];
        return [{ productId: id, listId: refs.priceLists.get(list)!.id, isNew: !known, periods }];
      });
    });
  await changePrices(trx, wanted);
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
      outcome.findings.notice(product.item.raw.place, 'stock stays at what orders have reserved');
  }
}
