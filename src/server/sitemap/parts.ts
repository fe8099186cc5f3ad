import { languages } from '../../domain/locales.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Db } from '../database.ts';
import {
  countAddresses,
  listBrandAddresses,
  listCategoryAddresses,
  listPageAddresses,
  listProductAddresses,
  type Address,
} from './queries.ts';

/** Addresses of one site map, some 8 MB; 50,000 and 50 MB are allowed. */
const maxAddresses = 10_000;

/** What site maps are made of: each kind in as many parts as its addresses take. */
export const kinds = ['pages', 'categories', 'brands', 'products'] as const;
type Kind = (typeof kinds)[number];

/** Names of the site maps of a shop, `products-1` and the like. Every kind has one, also an empty one. */
export async function listParts(db: Db, shopId: number, perPart = maxAddresses): Promise<string[]> {
  const counts = await countAddresses(db, shopId);
  const things = thingsPerPart(perPart);
  return kinds.flatMap((kind) =>
    Array.from({ length: Math.max(1, Math.ceil(counts[kind] / things)) }, (_, i) => `${kind}-${i + 1}`),
  );
}

/** The addresses of a part; `null` when there is no such part. */
export async function listAddresses(
  db: Db,
  part: string,
  shopId: ShopId,
  perPart = maxAddresses,
): Promise<Address[] | null> {
  const [, kind, number] = /^([a-z]{1,20})-([1-9]\d{0,4})$/.exec(part) ?? [];
  if (!isKind(kind)) return null;
  const limit = thingsPerPart(perPart);
  const offset = (Number(number) - 1) * limit;
  const addresses = await (kind === 'products'
    ? listProductAddresses(db, offset, limit)
    : kind === 'categories'
      ? listCategoryAddresses(db, shopId, offset, limit)
      : kind === 'brands'
        ? listBrandAddresses(db, offset, limit)
        : listPageAddresses(db, shopId, offset, limit));
  return addresses.length > 0 || offset === 0 ? addresses : null;
}

/** A thing has an address in each language. */
const thingsPerPart = (perPart: number) => Math.floor(perPart / languages.length);

function isKind(name: string | undefined): name is Kind {
  return kinds.some((kind) => kind === name);
}
