import { needsApproval } from '../../domain/customers/rules.ts';
import { translate, type Language } from '../../domain/locales.ts';
import { decimalFromCents } from '../../domain/money.ts';
import type { LineProblem } from '../../domain/orders/contract.ts';
import {
  draftSums,
  inTerms,
  orderTerms,
  unitCentsOf,
  type DraftCoupon,
  type DraftLoyalty,
  type DraftSums,
  type OrderTerms,
} from '../../domain/orders/draft.ts';
import { lineProblem, type LineCircumstances } from '../../domain/orders/problems.ts';
import { tierOf } from '../../domain/loyalty/tiers.ts';
import type { Transport } from '../../domain/orders/totals.ts';
import { vatTermsOf, type Supply, type VatTerms } from '../../domain/orders/vat.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import {
  cachedOffers,
  currentOffers,
  offersWithin,
  type CardDataServices,
  type Offer,
} from '../catalogue/service.ts';
import type { Db, Trx } from '../database.ts';
import type { Reader } from './access.ts';
import type { OrderKeys } from './order-key.ts';
import { isPointServed, type OfferedMethod } from '../delivery/service.ts';
import { eventOfOrder, isOnSale, type EventOfOrder } from '../events/service.ts';
import { deliveryMethodsFor } from './order-delivery-methods.ts';
import type { OrderRow, PackedCoupon, PackedLine } from './rows.ts';

export interface OrderServices extends CardDataServices {
  clock: () => Date;
  /** Of links in mails. */
  keys: OrderKeys;
}

/** A line of an order with what it costs at the moment. */
export interface DraftLine {
  id: number;
  productId: number | null;
  quantity: number;
  /** What the buyer last agreed to pay for a piece, in the terms of the order. */
  seenCents: number;
  weightG: number | null;
  availableStock: number;
  /** Undefined: the product is no more. */
  offer: Offer | undefined;
  /** What a product that was deleted had been called; null: it is still there. */
  deleted: { sku: string; name: string } | null;
  /** Of a piece now, in the terms of the order; what was agreed to where there is no price any more. */
  unitCents: number;
  isReduced: boolean;
  /** For reasons of hygiene: it cannot be returned once it was opened. */
  isSealed: boolean;
  problem: LineProblem | null;
}

/** A draft with everything worked out: what its answer shows and what placing it freezes. */
export interface Draft {
  row: OrderRow;
  lines: DraftLine[];
  vat: VatTerms;
  terms: OrderTerms;
  /** The methods it can be delivered by, their prices in the terms of the order. */
  deliveryOptions: DeliveryOption[];
  /** The chosen one; null: none is chosen, or it is offered no more. */
  deliveryOption: DeliveryOption | null;
  /** The chosen point was taken out of service: another is to be chosen. */
  isPointGone: boolean;
  /** Null: its customer is no member of the loyalty programme. */
  loyalty: DraftLoyalty | null;
  sums: DraftSums;
  approval: 'waiting' | 'approved' | 'denied' | null;
  /** Whose tickets it is of; null: of goods. */
  event: EventOfOrder | null;
}

/** A method of delivery, with what it costs this order. */
export interface DeliveryOption {
  method: OfferedMethod;
  transport: Transport;
}

/** Where prices of products come from. */
export type OfferSource =
  /** Memory, and the database for what is not there. */
  | { kind: 'shown' }
  /** The same within a transaction. */
  | { kind: 'written'; trx: Trx }
  /** The database alone, for what is charged. */
  | { kind: 'charged'; trx: Trx };

function supplyOf({ is_event }: OrderRow, event: EventOfOrder | null): Supply {
  if (!is_event) return 'goods';
  return event?.country_id === null ? 'online' : 'admission';
}

/** What an order costs now, by the prices of its customer and its country. */
export async function draftOf(
  services: OrderServices,
  row: OrderRow,
  language: Language,
  source: OfferSource,
  now: Date,
): Promise<Draft> {
  const packed = row.lines ?? [];
  const ids = packed.flatMap((line) => line[1] ?? []);
  const offers = await offersFrom(services, source, ids, audienceOfOrder(row, language), now);
  const db = source.kind === 'shown' ? services.db : source.trx;
  const methods = await deliveryMethodsFor(db, row, offers, now);
  const event = row.event_id === null ? null : await eventOfOrder(db, { ...row, eventId: row.event_id });
  const chosen = methods.find(({ id }) => id === row.delivery_method_id);
  const vat = vatTermsOf({
    supply: supplyOf(row, event),
    sellerCountry: row.seller_country,
    // What is picked up in a store of the shop does not leave the country.
    destinationCountry: chosen?.kind === 'store' ? row.seller_country : row.country_code,
    isBusiness: row.is_business,
    vatNumber: row.vat_number
      ? { country: row.vat_number.slice(0, 2), isConfirmed: row.vat_is_valid === true }
      : null,
  });
  const terms = orderTerms(vat, row.country_vat_rate);
  const lines = packed.map((line) =>
    draftLine(line, { offers, terms, language, isTicketOnSale: event && isOnSale(event, line[1], now) }),
  );
  const deliveryOptions = methods.map((method) => ({ method, transport: transportOf(method, terms) }));
  const deliveryOption = deliveryOptions.find(({ method }) => method === chosen) ?? null;
  const isPointGone = deliveryOption !== null && (await hasLostPoint(db, row, deliveryOption.method, source));
  const loyalty = loyaltyOf(row);
  const sums = draftSums(
    {
      lines,
      // An empty cart is not brought anywhere.
      transport: lines.length > 0 && deliveryOption ? deliveryOption.transport : null,
      coupons: (row.coupons ?? []).map(couponOf),
      loyalty,
      countryId: row.country_id,
      terms,
    },
    now.getTime(),
  );
  const approval = approvalOf(row, sums.totals.payableCents);
  return {
    row,
    lines,
    vat,
    terms,
    deliveryOptions,
    deliveryOption,
    isPointGone,
    loyalty,
    sums,
    approval,
    event,
  };
}

/** The same of an order that the transaction writes, for whoever asks. */
export function draftWithin(
  trx: Trx,
  services: OrderServices,
  { visitor, now }: Reader,
  row: OrderRow,
): Promise<Draft> {
  return draftOf(services, row, visitor.audience.language, { kind: 'written', trx }, now);
}

async function hasLostPoint(
  db: Db | Trx,
  { shop_id: shopId, country_id: countryId, pickup_point: point }: OrderRow,
  method: OfferedMethod,
  source: OfferSource,
): Promise<boolean> {
  if (!method.needsPickupPoint || point === null) return false;
  const chosen = { method, shopId, countryId, id: point.id };
  return !(await isPointServed(db, chosen, { fromRows: source.kind === 'charged' }));
}

function loyaltyOf(row: OrderRow): DraftLoyalty | null {
  const { loyalty_spent_cents, free_points_cents, use_loyalty_points } = row;
  if (loyalty_spent_cents === null || free_points_cents === null) return null;
  return {
    tier: tierOf(loyalty_spent_cents),
    freePointsCents: free_points_cents,
    usesPoints: use_loyalty_points,
  };
}

function transportOf({ cents, freeFromCents }: OfferedMethod, terms: OrderTerms): Transport {
  return {
    cents: inTerms(terms, cents),
    freeFromCents: freeFromCents === null ? null : inTerms(terms, freeFromCents),
  };
}

/** For whom an order is priced: its customer where it is delivered, whoever looks at it. */
export function audienceOfOrder(
  row: Pick<OrderRow, 'shop_id' | 'country_id' | 'group_id' | 'is_business_customer' | 'opened_restrictions'>,
  language: Language,
): Audience {
  return {
    shopId: row.shop_id as Audience['shopId'],
    countryId: row.country_id,
    language,
    groupId: row.group_id,
    isBusiness: row.is_business_customer ?? false,
    openedRestrictions: row.opened_restrictions ?? [],
  };
}

function offersFrom(
  services: OrderServices,
  source: OfferSource,
  ids: readonly number[],
  audience: Audience,
  now: Date,
): Promise<Map<number, Offer>> {
  switch (source.kind) {
    case 'shown':
      return cachedOffers(services, ids, audience, now);
    case 'written':
      return offersWithin(source.trx, services, ids, audience, now);
    case 'charged':
      return currentOffers(source.trx, ids, audience, now);
  }
}

function draftLine(
  line: PackedLine,
  {
    offers,
    terms,
    language,
    isTicketOnSale,
  }: {
    offers: ReadonlyMap<number, Offer>;
    terms: OrderTerms;
    language: Language;
    isTicketOnSale: boolean | null;
  },
): DraftLine {
  const [id, productId, quantity, seenCents, weightG, , availableStock, sku, name] = line;
  const offer = productId === null ? undefined : offers.get(productId);
  const price = offer?.price ?? null;
  return {
    id,
    productId,
    quantity,
    seenCents,
    weightG,
    availableStock,
    offer,
    deleted:
      productId === null && sku !== null && name !== null ? { sku, name: translate(name, language) } : null,
    unitCents: price ? unitCentsOf(terms, price) : seenCents,
    isReduced: price !== null && price.reducedFrom !== null,
    isSealed: line.at(-1) as boolean,
    problem: problemOf(offer, quantity, availableStock, isTicketOnSale),
  };
}

/** Why so many of a product cannot be bought; a ticket is for sale while its event is, whatever the catalogue says. */
export function problemOf(
  offer: Offer | undefined,
  quantity: number,
  availableStock: number,
  isTicketOnSale: boolean | null = null,
): LineProblem | null {
  return lineProblem({ ...circumstancesOf(offer, availableStock, isTicketOnSale), quantity });
}

/** What decides whether any of a product can be bought. */
export function circumstancesOf(
  offer: Offer | undefined,
  availableStock: number,
  isTicketOnSale: boolean | null = null,
): Omit<LineCircumstances, 'quantity'> {
  return {
    product: offer
      ? {
          isDisabled: isTicketOnSale === null ? offer.item.is_disabled : !isTicketOnSale,
          isRestricted: offer.item.valid_restrictions.length > 0,
          hasPrice: offer.price !== null,
          packSize: offer.item.pack_size,
        }
      : null,
    availableStock,
    saleDelay: offer?.item.sale_delay ?? null,
  };
}

function couponOf([
  ,
  code,
  ,
  scope,
  percent,
  cents,
  productIds,
  validFrom,
  validTo,
  maxUses,
  maxUsesPerCustomer,
  minGoodsCents,
  countryIds,
  isActive,
  uses,
  usesByCustomer,
]: PackedCoupon): DraftCoupon {
  return {
    code,
    scope,
    productIds,
    percent,
    cents,
    terms: { validFrom, validTo, maxUses, maxUsesPerCustomer, minGoodsCents, countryIds, isActive },
    uses,
    usesByCustomer,
  };
}

/**
 * Whether an administrator has to agree to what a colleague wants to order. What was agreed to once covers the order until
 * it is dearer.
 */
function approvalOf(row: OrderRow, payableCents: number): Draft['approval'] {
  const { spending_limit_cents, orders_need_approval } = row;
  if (orders_need_approval === null) return null;
  const rights = {
    spending_limit: spending_limit_cents === null ? null : decimalFromCents(spending_limit_cents),
    orders_need_approval,
  };
  if (!needsApproval(rights, payableCents)) return null;
  if (row.approved_cents !== null && payableCents <= row.approved_cents) return 'approved';
  return row.approval === 'denied' ? 'denied' : 'waiting';
}
