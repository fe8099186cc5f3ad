import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import { findRetailList, makeRetailLists } from '../pricing/service.ts';
import { countriesByCode, shopsByCode } from '../shops/service.ts';
import { firstWarehouse } from '../stock/service.ts';
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
  const shops = await shopsByCode(db);
  const shop = shops.get(code);
  if (!shop)
    throw new ImportStopped(`there is no shop ${code}: there are ${[...shops.keys()].join(', ') || 'none'}`);
  const priceList = await findRetailList(db, shop.countryId, code);
  return {
    ...shop,
    code,
    priceList: priceList ?? code,
    hasPriceList: priceList !== null,
    warehouse: await firstWarehouse(db, shop.id),
  };
}

/** Makes retail price lists, each with its country's code, when the shop has none: a new shop can take a table as it is. */
export async function makePriceLists(trx: Trx, shop: ImportShop): Promise<void> {
  if (shop.hasPriceList) return;
  const countries = [...(await countriesByCode(trx))].map(([code, id]) => ({ code, id }));
  await makeRetailLists(trx, countries);
}
