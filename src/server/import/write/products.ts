import { findFamilies, lockProducts, productHashes, saveProducts } from '../../catalogue/service.ts';
import type { KnownProduct } from '../../catalogue/service.ts';
import type { Db, Trx } from '../../database.ts';
import { findContradiction } from '../../../domain/pricing/price-plan.ts';
import type { ProductPart, Checked } from '../check.ts';
import { makeBrands } from './brands.ts';
import { makeCategories } from './categories.ts';
import { makeFamilies } from './families.ts';
import type { WriteContext } from './outcome.ts';
import { resolveParameters } from './parameter-values.ts';
import { makeParameters } from './parameters.ts';
import { inputOf } from './product-input.ts';
import { writePricesOf, writeStockOf } from './product-offers.ts';
import { writePicturesOf } from './product-pictures.ts';

export type ProductItem = Checked<ProductPart>;

/** A product with everything it names looked up. */
export interface ResolvedProduct {
  item: ProductItem;
  /** Set once it is written. */
  id: number;
  known: KnownProduct | undefined;
  brandId: number | undefined;
  familyId: number | null;
  categoryIds: number[];
  parameterValueIds: number[];
  restrictionIds: number[];
}

/** Records whose products were last written from others: what the import has to look at more closely. */
export async function changedProducts(
  db: Db | Trx,
  items: readonly ProductItem[],
  force: boolean,
): Promise<ProductItem[]> {
  if (force) return [...items];
  const hashes = await productHashes(
    db,
    items.map(({ record }) => record.sku),
  );
  return items.filter(({ record, hash }) => hashes.get(record.sku) !== hash);
}

/** Products by their SKU with all that hangs on them, each verb for the whole batch. */
export async function writeProducts(items: readonly ProductItem[], context: WriteContext): Promise<void> {
  if (items.length === 0) return;
  const { trx, outcome } = context;
  await makeImplied(items, context);
  const known = await lockProducts(
    trx,
    items.map(({ record }) => record.sku),
  );
  const products = await resolve(items, known, context);
  const { ids, created, touched } = await saveProducts(trx, products.map(inputOf));
  for (const product of products) product.id = ids.get(product.item.record.sku)!;
  await writeStockOf(products, context);
  await writePricesOf(products, context);
  await writePicturesOf(products, context);
  outcome.created += created.length;
  outcome.changed += products.length - created.length;
  for (const id of [...ids.values(), ...touched]) outcome.products.add(id);
}

/** Whether the record says something of the field: always for a new product, else when its source has the field. */
export function speaksOf(
  product: Pick<ResolvedProduct, 'item' | 'known'>,
  field: keyof ProductPart,
): boolean {
  const { fields } = product.item.raw;
  return !product.known || fields === null || fields.has(field);
}

async function makeImplied(items: readonly ProductItem[], context: WriteContext): Promise<void> {
  const allowed = items.filter(({ raw }) => raw.implied && (raw.mayImply || context.settings.createMissing));
  if (allowed.length === 0) return;
  await makeBrands(
    allowed.flatMap(({ raw }) => raw.implied!.brand ?? []),
    context,
  );
  await makeCategories(
    allowed.flatMap(({ raw }) => raw.implied!.categories ?? []),
    context,
  );
  await makeParameters(
    allowed.flatMap(({ raw }) => raw.implied!.parameters ?? []),
    context,
  );
  const refreshing = allowed.filter(({ raw }) => raw.mayImply);
  const others = allowed.filter(({ raw }) => !raw.mayImply);
  await makeFamilies(
    refreshing.flatMap(({ raw }) => raw.implied!.family ?? []),
    true,
    context,
  );
  await makeFamilies(
    others.flatMap(({ raw }) => raw.implied!.family ?? []),
    false,
    context,
  );
}

/** Looks up what products name. Those that name what the shop does not have are told and left out. */
async function resolve(
  items: readonly ProductItem[],
  known: ReadonlyMap<string, KnownProduct>,
  context: WriteContext,
): Promise<ResolvedProduct[]> {
  const { trx } = context;
  const families = await findFamilies(
    trx,
    items.flatMap(({ record }) => record.family ?? []),
  );
  const withParameters = await resolveParameters(items, context);
  const resolved: ResolvedProduct[] = [];
  for (const item of items) {
    const product = resolveOne(item, known.get(item.record.sku), families, context);
    const parameterValueIds = withParameters.get(item);
    if (!product || !parameterValueIds) continue;
    resolved.push({ ...product, parameterValueIds });
  }
  return resolved;
}

function resolveOne(
  item: ProductItem,
  known: KnownProduct | undefined,
  families: ReadonlyMap<string, { id: number }>,
  { refs, outcome }: WriteContext,
): Omit<ResolvedProduct, 'parameterValueIds'> | undefined {
  const { record, raw } = item;
  let isBroken = false;
  const refuse = (path: PropertyKey[], reason: string) => {
    outcome.findings.problem(raw.place, raw.columnOf(path), reason);
    isBroken = true;
  };
  if (!known) {
    for (const field of ['brand', 'name', 'categories'] as const) {
      if (record[field] === undefined) refuse([field], 'is missing, and the product is new');
    }
  }
  const lookUp = (
    map: ReadonlyMap<string, { id: number }>,
    code: string,
    path: PropertyKey[],
    what: string,
  ): number => {
    const found = map.get(code);
    if (!found) refuse(path, `${what} ${code} is not known`);
    return found?.id ?? 0;
  };
  const product = {
    item,
    id: known?.id ?? 0,
    known,
    brandId: record.brand === undefined ? undefined : lookUp(refs.brands, record.brand, ['brand'], 'brand'),
    familyId: record.family === undefined ? null : lookUp(families, record.family, ['family'], 'family'),
    categoryIds: (record.categories ?? []).map((code, index) =>
      lookUp(refs.categories, code, ['categories', index], 'category'),
    ),
    restrictionIds: (record.restrictions ?? []).map((code, index) =>
      lookUp(refs.restrictions, code, ['restrictions', index], 'restriction'),
    ),
  };
  for (const warehouse of Object.keys(record.stock ?? {})) {
    if (!refs.warehouses.has(warehouse)) refuse(['stock', warehouse], `warehouse ${warehouse} is not known`);
  }
  for (const [index, price] of (record.prices ?? []).entries()) {
    lookUp(refs.priceLists, price.list, ['prices', index, 'list'], 'price list');
  }
  const contradiction = findContradiction(record.prices ?? []);
  if (contradiction) refuse(['prices', contradiction.index, 'from'], contradiction.reason);
  return isBroken ? undefined : product;
}
