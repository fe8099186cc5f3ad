import { sql } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import { ImportStopped } from './problems.ts';

/** The shop whose prices and stock a file means when it names no price list and no warehouse. */
export interface ImportShop {
  code: string;
  language: Language;
  countryId: number;
  priceList: string;
  hasPriceList: boolean;
  warehouse: string;
}

/** Throws ImportStopped when there is no such shop. */
export async function findShop(db: Db, code: string): Promise<ImportShop> {
  const { rows } = await sql<Omit<ImportShop, 'hasPriceList' | 'priceList'> & { priceList: string | null }>`
    select s.code, s.default_language as language, s.country_id as "countryId",
      (select w.code from warehouse w where w.shop_id = s.id order by w.id limit 1) as warehouse,
      (select l.code from price_list l
        where l.country_id = s.country_id and l.customer_group_id is null and lower_inf(l.valid) and upper_inf(l.valid)
        order by l.code = s.code desc, l.id limit 1) as "priceList"
    from shop s where s.code = ${code}`.execute(db);
  const shop = rows[0];
  if (!shop) {
    const { rows: shops } = await sql<{ code: string }>`select code from shop order by id`.execute(db);
    throw new ImportStopped(
      `there is no shop ${code}: there are ${shops.map((one) => one.code).join(', ') || 'none'}`,
    );
  }
  return { ...shop, priceList: shop.priceList ?? shop.code, hasPriceList: shop.priceList !== null };
}

/** Makes retail price lists, each with its country's code, when the shop has none: a new shop can take a table as it is. */
export async function makePriceLists(trx: Trx, shop: ImportShop): Promise<void> {
  if (shop.hasPriceList) return;
  await sql`
    insert into price_list (code, name, country_id)
    select c.code, c.code, c.id from country c
    where not exists (select from price_list l where l.country_id = c.id)
    order by c.id
    on conflict (code) do nothing`.execute(trx);
}
