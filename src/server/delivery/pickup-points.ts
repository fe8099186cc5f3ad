import type { PickupPoint, PickupPointPage } from '../../domain/delivery/contract.ts';
import {
  findPoints,
  pointIndex,
  type PointIndex,
  type PointQuery,
} from '../../domain/delivery/point-search.ts';
import type { OfferedMethod } from '../../domain/delivery/methods.ts';
import { placeOfCode, postalPlaces } from '../../domain/delivery/postal-places.ts';
import { FieldError } from '../../domain/errors.ts';
import { translate, type Language, type Multilingual } from '../../domain/locales.ts';
import { openingHoursText } from '../../domain/shops/opening-hours.ts';
import type { Db, Trx } from '../database.ts';
import { pageOfList } from '../platform/page-links.ts';
import { listShopStores, shopCountry } from '../shops/service.ts';
import { cached } from './cache.ts';
import { findMethod, findPoint, listPlaces, listPoints, type MethodRow } from './queries.ts';

/** A pick-up point as the order that chooses it remembers it. */
export type KnownPickupPoint = Pick<PickupPoint, 'id' | 'name' | 'address' | 'city' | 'postal_code'>;

export interface PointChoice {
  methodId: number;
  /** Where the order is delivered: a locker abroad is no choice. */
  countryId: number;
  /** As the list of points has it. */
  id: string;
  /** Stores have names in each language. */
  language: Language;
}

/**
 * The point of a way of delivery that an order may choose: a locker of the carrier or a store of the shop. Undefined:
 * there is none, or it is served no more. Read from the rows, not from memory.
 */
export async function findPickupPoint(
  db: Db | Trx,
  { methodId, countryId, id, language }: PointChoice,
): Promise<KnownPickupPoint | undefined> {
  const method = await findMethod(db, methodId);
  if (!method?.is_active) return undefined;
  if (method.kind === 'store') {
    const store = (await storePoints(db, method, countryId)).find((one) => one.id === id);
    return store && snapshot({ ...store, name: translate(store.i18n_name, language) });
  }
  if (method.kind !== 'locker' || method.carrier === null) return undefined;
  const point = await findPoint(db, { carrier: method.carrier, countryId, id });
  return point && snapshot({ ...point, id: point.ext_id });
}

interface ChosenPoint {
  method: Pick<OfferedMethod, 'kind' | 'carrier'>;
  shopId: number;
  countryId: number;
  id: string;
}

/** Whether a point that an order has chosen is still served: from memory, or `fromRows` for what is paid now. */
export async function isPointServed(
  db: Db | Trx,
  { method: { kind, carrier }, shopId, countryId, id }: ChosenPoint,
  { fromRows }: { fromRows: boolean },
): Promise<boolean> {
  if (kind === 'locker' && fromRows)
    return carrier !== null && (await findPoint(db, { carrier, countryId, id })) !== undefined;
  const list = async () => {
    const points =
      kind === 'store'
        ? (await storePoints(db, { shop_id: shopId }, countryId)).map((store) => store.id)
        : carrier === null
          ? []
          : (await listPoints(db, { carrier, countryId })).map(({ ext_id }) => ext_id);
    return new Set(points);
  };
  const served = fromRows
    ? await list()
    : await cached(db, `ids of points ${kind} ${carrier} ${shopId} ${countryId}`, list);
  return served.has(id);
}

function snapshot({ id, name, address, city, postal_code }: KnownPickupPoint): KnownPickupPoint {
  return { id, name, address, city, postal_code };
}

interface Asked extends Omit<PointQuery, 'postalCode'> {
  postalCode?: string | undefined;
  methodId: number;
  shopId: number;
  countryId: number;
  language: Language;
  page: number;
  pageSize: number;
  /** Path and query of the call. */
  url: string;
}

type ShownPoint = Omit<PickupPoint, 'distance_m' | 'comment'> & { i18n_comment: Multilingual | null };

/** Pick-up points of a way of delivery, by words, postal code or place, page by page, from memory. */
export async function listPickupPoints(db: Db, asked: Asked): Promise<PickupPointPage> {
  const method = await cached(db, `method ${asked.methodId}`, () => findMethod(db, asked.methodId));
  if (
    !method?.is_active ||
    method.shop_id !== asked.shopId ||
    !(method.kind === 'locker' || method.kind === 'store')
  )
    throw new FieldError({ method: ['unknown'] });
  const { search, near, page, pageSize, url, language } = asked;
  const postalCode = await areaOf(db, asked);
  const found = findPoints(await indexOf(db, method, asked), { search, near, postalCode });
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return pageOfList(
    shown.map(({ point: { i18n_comment, ...point }, distanceM }) => ({
      ...point,
      distance_m: distanceM,
      comment: i18n_comment && (translate(i18n_comment, language) || null),
    })),
    { count: found.length, page, pageSize, url },
  );
}

function indexOf(db: Db, method: MethodRow, { countryId, language }: Asked): Promise<PointIndex<ShownPoint>> {
  const { carrier } = method;
  if (carrier !== null && method.kind === 'locker') {
    return cached(db, `points ${carrier} ${countryId}`, async () =>
      pointIndex(
        (await listPoints(db, { carrier, countryId })).map(({ ext_id, ...point }) => ({
          id: ext_id,
          ...point,
        })),
      ),
    );
  }
  return cached(db, `stores ${method.shop_id} ${countryId} ${language}`, async () =>
    pointIndex(
      (await storePoints(db, method, countryId)).map(({ i18n_name, opening_hours, ...store }) => ({
        ...store,
        name: translate(i18n_name, language),
        country_id: countryId,
        latitude: null,
        longitude: null,
        opening_hours: openingHoursText(opening_hours, language),
        i18n_comment: null,
      })),
    ),
  );
}

/** A postal code with where it is, which the points of all carriers tell: lockers of some have codes of their own. */
async function areaOf(db: Db, { postalCode, countryId }: Asked): Promise<PointQuery['postalCode']> {
  if (postalCode === undefined) return undefined;
  const places = await cached(db, `postal places ${countryId}`, async () =>
    postalPlaces(await listPlaces(db, countryId)),
  );
  return { text: postalCode, area: placeOfCode(places, postalCode) };
}

/** The stores of a shop; it hands out in its own country alone, whose VAT its prices hold. */
async function storePoints(db: Db | Trx, { shop_id }: Pick<MethodRow, 'shop_id'>, countryId: number) {
  if ((await shopCountry(db, shop_id)) !== countryId) return [];
  return (await listShopStores(db, shop_id)).map(({ code, ...store }) => ({ id: code, ...store }));
}
