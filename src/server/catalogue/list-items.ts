import type { Picture, ProductListItem, Shade } from '../../domain/catalogue/contract.ts';
import { newForDays, shadeName } from '../../domain/catalogue/rules.ts';
import { sizeRange } from '../../domain/catalogue/size-range.ts';
import { addDays } from '../../domain/delivery/working-days.ts';
import { priceBlockOf } from '../../domain/pricing/price-block.ts';
import { priceFor, type Price } from '../../domain/pricing/rules.ts';
import { averageRating } from '../../domain/reviews/rules.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { stockState } from '../../domain/stock/rules.ts';
import { tallinnDay } from '../../domain/time.ts';
import type { Db, Trx } from '../database.ts';
import { cachedCardData, type CardDataServices } from './card-data-cache.ts';
import { loadCardData, picturesOnCard, type ProductCardData, type PackedShade } from './card-data.ts';
import { isSwatch, pictureOf } from './pictures.ts';

/**
 * Products as lists show them, in the order of `ids`; ids of products that are no more are passed over.
 * One round trip. Works inside a transaction as well.
 */
export async function listItems(
  db: Db | Trx,
  ids: readonly number[],
  audience: Audience,
  now: Date,
): Promise<ProductListItem[]> {
  return itemsOf(await loadCardData(db, ids, audience, now), audience, now);
}

/** As `listItems`, reading only those products that are not in memory. */
export async function listCachedItems(
  services: CardDataServices,
  ids: readonly number[],
  audience: Audience,
  now: Date,
): Promise<ProductListItem[]> {
  return itemsOf(await cachedCardData(services, ids, audience, now), audience, now);
}

function itemsOf(cards: readonly ProductCardData[], audience: Audience, now: Date): ProductListItem[] {
  const days = daysAt(now);
  return cards.map((one) => itemOf(one, priceOf(one, audience, now), audience, days));
}

/** Days of the calendar that what a card shows depends on. */
export interface CardDays {
  today: string;
  /** Products that came after this day are new. */
  newSince: string;
}

const hourMs = 3_600_000;
let known: { hour: number; days: CardDays } | undefined;

/** The days at an instant, as Tallinn counts them. Worked out once an hour: days begin on the hour. */
export function daysAt(now: Date): CardDays {
  const hour = Math.floor(now.getTime() / hourMs);
  if (known?.hour !== hour) {
    const today = tallinnDay(now);
    known = { hour, days: { today, newSince: addDays(today, -newForDays) } };
  }
  return known.days;
}

/** What a product costs this audience now; `null` when it is not for sale to it. */
export function priceOf(
  { prices, vatRate }: ProductCardData,
  { groupId, countryId }: Audience,
  now: Date,
): Price | null {
  return priceFor(prices, { groupId, countryId, vatRate, now: now.getTime() });
}

/** A product as lists show it, from its card data and its price. */
export function itemOf(
  data: ProductCardData,
  price: Price | null,
  audience: Audience,
  { today, newSince }: CardDays,
): ProductListItem {
  const [
    id,
    sku,
    name,
    slug,
    variation,
    brandId,
    brandName,
    amount,
    unit,
    packSize,
    saleDelay,
    expectedAt,
    isDisabled,
    ratingSum,
    ratingCount,
    addedAt,
    shade,
  ] = data.product;
  const block = priceBlockOf(
    price,
    audience.isBusiness,
    amount !== null && unit !== null ? { amount, unit } : null,
  );
  const shownAs = variation ? `${name}, ${variation}` : name;
  const pictures = data.pictures.map((picture) => pictureOf(picture, shownAs));
  return {
    id,
    internal_id: sku,
    name,
    slug,
    brand_id: brandId,
    brand_name: brandName,
    variation,
    shade: shade && shadeOf(shade, variation, pictures[data.pictures.findIndex(isSwatch)]),
    price: block.price,
    old_price: block.old_price,
    discount_rate: block.discount_rate,
    comparison_price: block.comparison_price,
    other_price: block.other_price,
    vat_included: block.vat_included,
    available_stock: data.pieces,
    stock_state: stockState(data.pieces, saleDelay),
    // A day that has passed without the goods is no promise any more.
    expected_at: expectedAt !== null && expectedAt >= today ? expectedAt : null,
    sale_delay: saleDelay,
    pack_size: packSize,
    // The swatch comes along wherever it stands in the gallery.
    files: pictures.slice(0, picturesOnCard),
    reviews: { average_rating: averageRating(ratingSum, ratingCount), rating_count: ratingCount },
    is_disabled: isDisabled,
    is_color_variation: data.family?.[1] === 'shade' && shade !== null,
    is_new: addedAt > newSince,
    valid_restrictions: data.restrictions,
    family: familyOf(data),
  };
}

function shadeOf(
  [code, hex, level, tone, tone_name]: PackedShade,
  variation: string,
  swatch: Picture | undefined,
): Shade {
  const name = shadeName({ variation, code: code ?? '', tone_name });
  return { code: code ?? '', name, hex, level, tone, tone_name, swatch: swatch ?? null };
}

function familyOf({ family }: ProductCardData): ProductListItem['family'] {
  if (!family) return null;
  const [, kind, count, shades, contents] = family;
  return {
    kind,
    count,
    shades: (shades ?? []).map(([id, code, hex]) => ({ id, code: code ?? '', hex })),
    sizes: sizeRange((contents ?? []).map(([amount, unit]) => ({ amount, unit }))),
  };
}
