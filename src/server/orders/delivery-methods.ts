import type { DeliveryMethod } from '../../domain/delivery/contract.ts';
import type { OfferedMethod } from '../../domain/delivery/methods.ts';
import { ShopError } from '../../domain/errors.ts';
import { translate, type Language } from '../../domain/locales.ts';
import { decimalFromCents, netOf } from '../../domain/money.ts';
import type { OrderTerms } from '../../domain/orders/draft.ts';
import type { Totals } from '../../domain/orders/totals.ts';
import type { Db, Trx } from '../database.ts';
import { offeredMethods } from '../delivery/service.ts';
import type { Reader } from './access.ts';
import { weightOf } from './answer.ts';
import { draftOf, type DraftLine, type OrderServices } from './draft.ts';
import { findOrder } from './queries.ts';
import type { OrderRow } from './rows.ts';

/**
 * The ways an order can be delivered with prices in its terms, gross or net; none for one of tickets, which travel by
 * mail. What they cost before `freeFromCents` is looked at.
 */
export async function waysOf(
  db: Db | Trx,
  row: Pick<OrderRow, 'shop_id' | 'country_id' | 'is_event'>,
  lines: readonly DraftLine[],
  terms: OrderTerms,
  now: Date,
): Promise<OfferedMethod[]> {
  if (row.is_event) return [];
  const found = await offeredMethods(db, {
    shopId: row.shop_id,
    countryId: row.country_id,
    weightG: weightOf(lines),
    heaviestG: heaviestOf(lines),
    readyInDays: readyInDays(lines),
    now,
  });
  const inTerms = (cents: number) => (terms.isNet ? netOf(cents, terms.countryRate) : cents);
  return found.map((way) => ({
    ...way,
    cents: inTerms(way.cents),
    freeFromCents: way.freeFromCents === null ? null : inTerms(way.freeFromCents),
  }));
}

/** Goods after discounts, before points: what decides whether a delivery is free. */
export function goodsCentsOf({ lines, pointsCents }: Pick<Totals, 'lines' | 'pointsCents'>): number {
  return lines.reduce((sum, line) => sum + line.payableCents, pointsCents);
}

/**
 * The same as an order's buyer is asked to choose from.
 * @throws ShopError ORDER_NOT_FOUND, for those of others too
 */
export async function listDeliveryMethods(
  services: OrderServices,
  reader: Reader,
  uuid: string,
): Promise<DeliveryMethod[]> {
  const { now, visitor } = reader;
  const row = await findOrder(services.db, reader, uuid);
  if (!row) throw new ShopError('ORDER_NOT_FOUND');
  const { language } = visitor.audience;
  const { lines, terms, sums } = await draftOf(services, row, language, { kind: 'shown' }, now);
  const goodsCents = goodsCentsOf(sums.totals);
  const ways = await waysOf(services.db, row, lines, terms, now);
  return ways.map((way) => methodAnswer(way, goodsCents, language));
}

function methodAnswer(
  { id, kind, carrier, i18n_name, cents, freeFromCents, promisedOn, needsPickupPoint }: OfferedMethod,
  goodsCents: number,
  language: Language,
): DeliveryMethod {
  const isFree = freeFromCents !== null && goodsCents >= freeFromCents;
  return {
    id,
    kind,
    carrier,
    name: translate(i18n_name, language),
    price: decimalFromCents(isFree ? 0 : cents),
    free_from: freeFromCents === null ? null : decimalFromCents(freeFromCents),
    promised_on: promisedOn,
    needs_pickup_point: needsPickupPoint,
  };
}

/** Grams of the heaviest piece that anybody has weighed; null: of none. */
function heaviestOf(lines: readonly DraftLine[]): number | null {
  const weights = lines.flatMap(({ weightG }) => weightG ?? []);
  return weights.length === 0 && lines.length > 0 ? null : Math.max(0, ...weights);
}

/** Days until all of it can be sent: the longest that has to be ordered in. */
function readyInDays(lines: readonly DraftLine[]): number {
  const waits = lines
    .filter(({ quantity, availableStock }) => quantity > availableStock)
    .map(({ offer }) => offer?.item.sale_delay ?? 0);
  return Math.max(0, ...waits);
}
