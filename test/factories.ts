import { sql } from 'kysely';
import type { ProductListName } from '../src/domain/catalogue/contract.ts';
import { locales, type Language, type Multilingual } from '../src/domain/locales.ts';
import type { Db, Trx } from '../src/server/database.ts';
import { refreshRatings } from '../src/server/reviews/service.ts';

/*
 * Builders of rows for tests on a real database. Each makes what it needs and takes what matters to the
 * test: `buildProduct(db, { cents: 1290, stock: { TLN: 3 } })`. Countries, shops, warehouses and the group
 * `salon` stand in the database from the migrations.
 */
type Connection = Db | Trx;

let counter = 0;
const next = () => ++counter;

/** The same text in every language, or the given ones: `texts({ et: 'Šampoon', lv: 'Šampūns' })`. */
export function texts(
  given: string | Partial<Record<'et' | 'en' | 'ru' | 'fi' | 'lv', string>>,
): Multilingual {
  const entries = locales
    .map((locale) => [locale, typeof given === 'string' ? given : given[locale.slice(0, 2) as 'et']] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([locale, value]) => [locale, { value: value! }]));
}

/** A tstzrange; `null` is open. */
export function period(from: Date | null, to: Date | null = null): string {
  return `[${from?.toISOString() ?? ''},${to?.toISOString() ?? ''})`;
}

/** A brand of no products. */
export async function buildBrand(
  db: Connection,
  { name = `Brand ${next()}`, slug = `brand-${next()}` } = {},
) {
  const { id } = await db
    .insertInto('brand')
    .values({ name, slug })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, slug };
}

/** A category at the end of the tree, or below its parent. */
export async function buildCategory(
  db: Connection,
  {
    name = `Category ${next()}`,
    slug = `category-${next()}`,
    parent = null as number | null,
    position = next(),
  } = {},
) {
  const row = {
    code: `c${next()}`,
    parent_id: parent,
    i18n_name: texts(name),
    i18n_slug: texts(slug),
    position,
  };
  const { id } = await db.insertInto('category').values(row).returning('id').executeTakeFirstOrThrow();
  return { id, name, slug };
}

/** A family that products can be variations of. */
export async function buildFamily(db: Connection, { kind = 'shade' as 'shade' | 'size' | 'option' } = {}) {
  const row = { code: `f${next()}`, kind, i18n_name: texts('Family') };
  return db.insertInto('product_family').values(row).returning('id').executeTakeFirstOrThrow();
}

export interface ProductParts {
  sku?: string;
  ean?: string;
  name?: Parameters<typeof texts>[0];
  slug?: Parameters<typeof texts>[0];
  description?: Parameters<typeof texts>[0];
  variation?: string;
  brand?: number;
  family?: number;
  shade?: { code: string; hex: string; level?: number; tone?: string };
  content?: { amount: number; unit: 'ml' | 'g' | 'pcs' | 'l' | 'kg' | 'm' | 'cm' };
  categories?: number[];
  restrictions?: number[];
  popularity?: number;
  isDisabled?: boolean;
  saleDelay?: number;
  expectedAt?: string;
  addedAt?: string;
  /** Price for everyone in Estonia, with VAT; `null` for none. */
  cents?: number | null;
  /** Pieces per warehouse code. */
  stock?: Record<string, number>;
}

/** A product that can be bought, but for what is said otherwise. */
export async function buildProduct(db: Connection, parts: ProductParts = {}) {
  const n = next();
  const row = {
    sku: parts.sku ?? `SKU-${n}`,
    ean: parts.ean ?? null,
    brand_id: parts.brand ?? (await buildBrand(db)).id,
    family_id: parts.family ?? null,
    i18n_name: texts(parts.name ?? `Product ${n}`),
    i18n_slug: texts(parts.slug ?? `product-${n}`),
    i18n_description: texts(parts.description ?? ''),
    i18n_variation: texts(parts.variation ?? ''),
    variation_order: n,
    shade_code: parts.shade?.code ?? null,
    shade_hex: parts.shade?.hex ?? null,
    shade_level: parts.shade?.level ?? null,
    shade_tone: parts.shade?.tone ?? null,
    content_amount: parts.content?.amount ?? null,
    content_unit: parts.content?.unit ?? null,
    popularity: parts.popularity ?? 0,
    is_disabled: parts.isDisabled ?? false,
    sale_delay: parts.saleDelay ?? null,
    expected_at: parts.expectedAt ?? null,
    added_at: parts.addedAt ?? '2020-01-01',
  };
  const { id } = await db.insertInto('product').values(row).returning('id').executeTakeFirstOrThrow();
  for (const category_id of parts.categories ?? []) {
    await db.insertInto('product_category').values({ product_id: id, category_id }).execute();
  }
  for (const restriction_id of parts.restrictions ?? []) {
    await db.insertInto('product_restriction').values({ product_id: id, restriction_id }).execute();
  }
  if (parts.cents !== null) await buildPrice(db, id, { cents: parts.cents ?? 1000 });
  await buildStock(db, id, parts.stock ?? { TLN: 10 });
  return { id, sku: row.sku };
}

/** A price list; without dates it holds regular prices, with dates it is a campaign. */
export async function buildPriceList(
  db: Connection,
  parts: {
    code?: string;
    country?: 'EE' | 'LV' | 'FI';
    group?: string;
    isNet?: boolean;
    from?: Date;
    to?: Date;
  } = {},
) {
  const code = parts.code ?? `list-${next()}`;
  const { rows } = await sql<{ id: number }>`
    insert into price_list (code, name, country_id, customer_group_id, is_net, valid)
    select ${code}, ${code}, c.id, (select id from customer_group where code = ${parts.group ?? null}),
      ${parts.isNet ?? false}, ${period(parts.from ?? null, parts.to ?? null)}::tstzrange
    from country c where c.code = ${parts.country ?? 'EE'}
    returning id`.execute(db);
  return { id: rows[0]!.id, code };
}

/** A price; without a list in the regular one of everyone in Estonia, or of the given country. */
export async function buildPrice(
  db: Connection,
  productId: number,
  parts: { cents: number; list?: number; country?: 'EE' | 'LV' | 'FI'; from?: Date; to?: Date },
) {
  const list = parts.list ?? (await regularList(db, parts.country ?? 'EE'));
  const valid = period(parts.from ?? null, parts.to ?? null);
  const row = { price_list_id: list, product_id: productId, cents: parts.cents, valid };
  return db.insertInto('price').values(row).returning('id').executeTakeFirstOrThrow();
}

async function regularList(db: Connection, country: 'EE' | 'LV' | 'FI'): Promise<number> {
  const found = await db.selectFrom('price_list').select('id').where('code', '=', country).executeTakeFirst();
  return found?.id ?? (await buildPriceList(db, { code: country, country })).id;
}

/** Pieces per warehouse code: TLN, TRT (Estonia), RIX (Latvia). */
export async function buildStock(
  db: Connection,
  productId: number,
  pieces: Record<string, number>,
  reserved = 0,
) {
  for (const [code, quantity] of Object.entries(pieces)) {
    await sql`
      insert into stock (product_id, warehouse_id, quantity, reserved)
      select ${productId}, id, ${quantity}, ${reserved} from warehouse where code = ${code}
      on conflict (product_id, warehouse_id) do update set quantity = excluded.quantity, reserved = excluded.reserved`.execute(
      db,
    );
  }
}

/** A restriction; without parts it holds for everybody everywhere. */
export async function buildRestriction(
  db: Connection,
  parts: { reason?: string; allowedGroups?: string[]; countries?: string[] } = {},
) {
  const row = {
    code: `r${next()}`,
    i18n_reason: texts(parts.reason ?? 'Professionals only'),
    allowed_groups: parts.allowedGroups ?? [],
    countries: parts.countries ?? [],
  };
  return db.insertInto('restriction').values(row).returning(['id', 'code']).executeTakeFirstOrThrow();
}

/** A picture in the product's gallery; `key` tells one from another. */
export async function buildPicture(
  db: Connection,
  productId: number,
  { key = `p${next()}.webp`, orderNumber = next(), isSwatch = false } = {},
) {
  const file = {
    kind: 'images',
    key,
    mime: 'image/webp',
    size: 1000,
    width: 800,
    height: 600,
    sha256: key,
  } as const;
  const { id } = await db.insertInto('file').values(file).returning('id').executeTakeFirstOrThrow();
  const row = { product_id: productId, file_id: id, order_number: orderNumber, is_swatch: isSwatch };
  await db.insertInto('product_file').values(row).execute();
  return { id, key };
}

/** A document on the page of a product. */
export async function buildDocument(db: Connection, productId: number, { title = 'Safety sheet' } = {}) {
  const key = `d${next()}.pdf`;
  const file = { kind: 'documents', key, mime: 'application/pdf', size: 2000, sha256: key } as const;
  const { id } = await db.insertInto('file').values(file).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('document')
    .values({ product_id: productId, file_id: id, i18n_title: texts(title) })
    .execute();
  return { key };
}

/** A parameter with values, put on the product. */
export async function buildParameter(
  db: Connection,
  productId: number,
  parts: {
    code?: string;
    name?: string;
    type?: 'STRING' | 'COLOR' | 'NUMBER' | 'BOOLEAN';
    values: { code: string; name: string }[];
  },
) {
  const code = parts.code ?? `parameter-${next()}`;
  const row = { code, type: parts.type ?? ('STRING' as const), i18n_name: texts(parts.name ?? code) };
  const { id } = await db.insertInto('parameter').values(row).returning('id').executeTakeFirstOrThrow();
  for (const value of parts.values) {
    const made = await db
      .insertInto('parameter_value')
      .values({ parameter_id: id, code: value.code, i18n_name: texts(value.name) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('product_parameter')
      .values({ product_id: productId, parameter_value_id: made.id })
      .execute();
  }
  return { id, code };
}

/** A review, and the product's rating as it is with it. */
export async function buildReview(
  db: Db,
  productId: number,
  parts: {
    rating?: number;
    moderation?: 'pending' | 'approved' | 'denied';
    text?: string;
    language?: Language;
    createdAt?: Date;
  } = {},
) {
  return db.transaction().execute(async (trx) => {
    const row = {
      product_id: productId,
      author_name: `Customer ${next()}`,
      rating: parts.rating ?? 5,
      text: parts.text ?? 'Good.',
      language: parts.language ?? ('et' as const),
      moderation: parts.moderation ?? ('approved' as const),
      ...(parts.moderation === 'denied' && { reason: 'Not about the product.' }),
      ...(parts.createdAt && { created_at: parts.createdAt }),
    };
    const review = await trx.insertInto('review').values(row).returning('id').executeTakeFirstOrThrow();
    await refreshRatings(trx, [productId]);
    return review;
  });
}

/** Puts products on an editor's list of the Estonian shop, in this order. */
export async function buildList(
  db: Connection,
  list: ProductListName,
  productIds: readonly number[],
  shopId = 2,
) {
  const rows = productIds.map((product_id, position) => ({ list, shop_id: shopId, product_id, position }));
  await db.insertInto('featured_product').values(rows).execute();
}

/** A store on the contact page of its shop. */
export async function buildStore(db: Connection, { name = 'Ilumaja Tallinn', shopId = 2 } = {}) {
  const hours = [{ from_day: 1, to_day: 5, opens: '9.00', closes: '18.00' }];
  const row = {
    shop_id: shopId,
    code: `s${next()}`,
    i18n_name: texts(name),
    address: 'Pärnu mnt 139',
    city: 'Tallinn',
    postal_code: '11317',
    map_url: 'https://www.openstreetmap.org/',
    phone: '+372 600 0100',
    email: 'tallinn@ilumaja.example',
    opening_hours: JSON.stringify(hours),
    position: next(),
  };
  return db.insertInto('store').values(row).returning('id').executeTakeFirstOrThrow();
}
