import type { Language } from '../../domain/locales.ts';
import { localeOf, translate } from '../../domain/locales.ts';
import type { Seller } from '../../domain/invoices/invoice.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { ShopSupport, Store } from '../../domain/shops/contract.ts';
import type { Db, Trx } from '../database.ts';
import type { ShopInfo } from '../platform/audience.ts';

/** Each language as its own speakers write it. */
const nameOf: Record<Language, string> = {
  et: 'Eesti',
  en: 'English',
  ru: 'Русский',
  fi: 'Suomi',
  lv: 'Latviešu',
};

/** Languages of the visited shop, its own first. */
export async function listLanguages(db: Db, { shopId }: Audience) {
  const { languages } = await db
    .selectFrom('shop')
    .select('languages')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return languages.map((code) => ({ code, locale: localeOf[code], name: nameOf[code] }));
}

/** Every store of the house, those of the visited shop first (RT-02). */
export async function listStores(db: Db, { shopId, language }: Audience): Promise<Store[]> {
  const rows = await db
    .selectFrom('store')
    .selectAll()
    .orderBy((eb) => eb('shop_id', '=', shopId), 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: translate(row.i18n_name, language),
    address: row.address,
    city: row.city,
    postal_code: row.postal_code,
    map_url: row.map_url,
    phone: row.phone,
    email: row.email,
    opening_hours: row.opening_hours,
    image: row.image_key,
  }));
}

/** The stores of one shop, as they are stored. */
export async function listShopStores(db: Db | Trx, shopId: number) {
  return db
    .selectFrom('store')
    .select(['code', 'i18n_name', 'address', 'city', 'postal_code', 'opening_hours'])
    .where('shop_id', '=', shopId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The country a shop sends from. */
export async function shopCountry(db: Db | Trx, shopId: number): Promise<number> {
  const { country_id } = await db
    .selectFrom('shop')
    .select('country_id')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return country_id;
}

/** Countries orders are sent to, the visited shop's own first. */
export async function listDeliveryCountries(db: Db, { shopId, language }: Audience) {
  const rows = await db
    .selectFrom('country')
    .leftJoin('shop', 'shop.country_id', 'country.id')
    .select(['country.id', 'country.code', 'country.i18n_name', 'shop.id as shop_id'])
    .orderBy('country.id')
    .execute();
  return rows
    .sort((a, b) => Number(b.shop_id === shopId) - Number(a.shop_id === shopId))
    .map(({ id, code, i18n_name }) => ({ id, code, name: translate(i18n_name, language) }));
}

/** Support lines of the visited shop (LY-08). */
export async function getSupport(db: Db, { shopId }: Audience): Promise<ShopSupport> {
  const { support } = await db
    .selectFrom('shop')
    .select('support')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return support;
}

/** Who sells in a shop, as invoices and mails name it. */
export async function getSeller(db: Db, shopId: number): Promise<Seller> {
  const { seller } = await db
    .selectFrom('shop')
    .select('seller')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return seller;
}

/** Shops whose seller is still the invented one of the demo (its addresses end in `.example`, RFC 2606). */
export async function shopsWithoutSeller(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('shop').select(['id', 'seller']).orderBy('id').execute();
  return rows.filter(({ seller }) => seller.email.endsWith('.example')).map(({ id }) => id);
}

/** Support lines of every shop, by its id. */
export async function supportByShop(db: Db): Promise<Map<number, ShopSupport>> {
  const rows = await db.selectFrom('shop').select(['id', 'support']).execute();
  return new Map(rows.map(({ id, support }) => [id, support]));
}

/** How the Estonian names of a shop's seasonal discounts begin; `''` when it has none (LY-04). */
export async function seasonalLabelOf(db: Db, shopId: Audience['shopId']): Promise<string> {
  const { seasonal_label } = await db
    .selectFrom('shop')
    .select('seasonal_label')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return seasonal_label;
}

/** What the platform must know of the shops to recognise its visitors; the Estonian one first. Hosts come from the settings. */
export async function readShops(
  db: Db,
  hosts: Record<string, readonly string[]>,
): Promise<{ shops: ShopInfo[]; countryIds: Set<number> }> {
  const rows = await db
    .selectFrom('shop')
    .select(['id', 'code', 'country_id', 'default_language', 'hosts'])
    .orderBy('id')
    .execute();
  const countries = await db.selectFrom('country').select('id').execute();
  return {
    shops: rows.map((row) => ({
      id: row.id as ShopInfo['id'],
      countryId: row.country_id,
      defaultLanguage: row.default_language,
      hosts: [...(hosts[row.code] ?? []), ...row.hosts],
    })),
    countryIds: new Set(countries.map((one) => one.id)),
  };
}

/** Ids of the delivery countries by their codes. */
export async function countriesByCode(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('country').select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [code.trim(), id]));
}

/** Ids of the customer groups by their codes. */
export async function customerGroupsByCode(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('customer_group').select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

export interface CustomerGroup {
  id: number;
  code: string;
  isBusiness: boolean;
}

/** Customer groups, the oldest first. */
export async function listCustomerGroups(db: Db): Promise<CustomerGroup[]> {
  const rows = await db
    .selectFrom('customer_group')
    .select(['id', 'code', 'is_business'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, code, is_business }) => ({ id, code, isBusiness: is_business }));
}

/** Shops by their codes, in the order of ids. */
export async function shopsByCode(
  db: Db,
): Promise<Map<string, { id: number; countryId: number; language: Language }>> {
  const rows = await db
    .selectFrom('shop')
    .select(['id', 'code', 'country_id as countryId', 'default_language as language'])
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ code, ...shop }) => [code, shop]));
}
