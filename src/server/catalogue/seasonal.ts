import { isSeasonal } from '../../domain/catalogue/rules.ts';
import type { Multilingual } from '../../domain/locales.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Db } from '../database.ts';
import type { Cache } from '../platform/cache.ts';
import { seasonalLabelOf } from '../shops/service.ts';
import { tags } from '../changes/service.ts';

interface CategoryName {
  id: number;
  parent_id: number | null;
  i18n_name: Multilingual;
}

const freshMs = 600_000;

/**
 * Categories that nothing may offer as a way in: they hold seasonal discounts, or lie below one that does (LY-04). Their
 * campaigns link to them. From memory.
 */
function seasonalCategories(
  { db, cache }: { db: Db; cache: Cache },
  shopId: Audience['shopId'],
): Promise<ReadonlySet<number>> {
  return cache.getOrLoad(
    `seasonal categories ${shopId}`,
    { tags: [tags.categories], freshMs, staleMs: freshMs, sizeOf: (ids) => 100 + ids.size * 50 },
    () => findSeasonalCategories(db, shopId),
  );
}

/** A product under the categories that may be offered: its breadcrumb begins with the first of them. */
export async function withoutSeasonal<P extends { categories: number[] }>(
  services: { db: Db; cache: Cache },
  { shopId }: Audience,
  product: P,
): Promise<P> {
  const seasonal = await seasonalCategories(services, shopId);
  return { ...product, categories: product.categories.filter((id) => !seasonal.has(id)) };
}

/** As `seasonalCategories`, from the database. */
export async function findSeasonalCategories(
  db: Db,
  shopId: Audience['shopId'],
): Promise<ReadonlySet<number>> {
  const label = await seasonalLabelOf(db, shopId);
  if (label === '') return new Set();
  return seasonalAmong(
    await db.selectFrom('category').select(['id', 'parent_id', 'i18n_name']).execute(),
    label,
  );
}

/** Of these categories the seasonal ones and all below them. */
export function seasonalAmong(categories: readonly CategoryName[], label: string): Set<number> {
  const children = Map.groupBy(categories, (one) => one.parent_id);
  const seasonal = new Set<number>();
  const add = (id: number) => {
    if (seasonal.has(id)) return;
    seasonal.add(id);
    for (const child of children.get(id) ?? []) add(child.id);
  };
  for (const one of categories) if (isSeasonal(one.i18n_name, label)) add(one.id);
  return seasonal;
}
