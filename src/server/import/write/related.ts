import type { ImportRelated } from '../../../domain/catalogue/import-format.ts';
import { productIds, setRelations } from '../../catalogue/service.ts';
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
  const changes = await setRelations(
    trx,
    known.map(({ record }) => ({
      productId: ids.get(record.sku)!,
      kind: record.kind,
      relatedIds: record.related.map((sku) => ids.get(sku)!),
    })),
  );
  const changed = new Set(changes.map(({ productId, kind }) => `${productId} ${kind}`));
  for (const { record } of known) {
    if (changed.has(`${ids.get(record.sku)} ${record.kind}`)) outcome.changed += 1;
    else outcome.unchanged += 1;
  }
  for (const { productId } of changes) outcome.products.add(productId);
}
