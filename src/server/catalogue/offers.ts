import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { lowestPriceBefore, type Amount, type Price } from '../../domain/pricing/rules.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';
import { cachedCardData, type CardDataServices } from './card-data-cache.ts';
import { loadCardData, type ProductCardData } from './card-data.ts';
import { daysAt, itemOf, priceOf } from './list-items.ts';

/** A product as an audience may buy it now: as lists show it, and its price in whole cents; `null`: not for sale to it. */
export interface Offer {
  item: ProductListItem;
  price: Price | null;
}

/** Offers of the products that exist, by id; those that are not in memory are read. Not for transactions. */
export async function cachedOffers(
  services: CardDataServices,
  ids: readonly number[],
  audience: Audience,
  now: Date,
): Promise<Map<number, Offer>> {
  return offersOf(await cachedCardData(services, ids, audience, now), audience, now);
}

/**
 * The same inside a transaction, which must not wait for a second connection: what is not in memory is read by its own.
 * For rooms that write nothing cards show.
 */
export async function offersWithin(
  trx: Trx,
  { cardDataCache }: Pick<CardDataServices, 'cardDataCache'>,
  ids: readonly number[],
  audience: Audience,
  now: Date,
): Promise<Map<number, Offer>> {
  const cached = cardDataCache.find(audience, ids);
  const missing = ids.filter((id) => !cached.has(id));
  return offersOf([...cached.values(), ...(await loadCardData(trx, missing, audience, now))], audience, now);
}

/** As the database has it: for what is charged. */
export async function currentOffers(
  trx: Trx,
  ids: readonly number[],
  audience: Audience,
  now: Date,
): Promise<Map<number, Offer>> {
  return offersOf(await loadCardData(trx, ids, audience, now), audience, now);
}

function offersOf(cards: readonly ProductCardData[], audience: Audience, now: Date): Map<number, Offer> {
  const days = daysAt(now);
  return new Map(
    cards.map((card) => {
      const price = priceOf(card, audience, now);
      return [card.product[0], { item: itemOf(card, price, audience, days), price }];
    }),
  );
}

/** What a product costs now, and the lowest it did in the 30 days before `since`, of those that were for sale then too. */
export interface PriceThen {
  offer: Offer;
  before: Amount;
}

/** Offers beside what was before, as the database has both: for telling whose price has dropped since then. */
export async function offersSince(
  trx: Trx,
  ids: readonly number[],
  audience: Audience,
  { since, now }: { since: Date; now: Date },
): Promise<Map<number, PriceThen>> {
  const cards = await loadCardData(trx, ids, audience, now);
  const offers = offersOf(cards, audience, now);
  const { groupId, countryId } = audience;
  return new Map(
    cards.flatMap(({ product: [id], prices, vatRate }) => {
      const before = lowestPriceBefore(prices, { groupId, countryId, vatRate }, since.getTime());
      return before ? [[id, { offer: offers.get(id)!, before }] as const] : [];
    }),
  );
}
