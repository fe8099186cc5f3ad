import type { CountryCode } from '../shops/audience.ts';
import { tallinnClock, tallinnDay, tallinnInstant } from '../time.ts';
import { addDays, addWorkingDays, workingDayFrom, type Day } from './working-days.ts';

/** Orders in by this hour in Tallinn leave the warehouse the same working day. */
export const cutOffTime = '14:00';
/** The heaviest parcel carriers take, in g. */
export const parcelLimitG = 30_000;

/** What decides how one piece of a product travels. */
export interface Piece {
  /** Null: nobody has weighed it. */
  weightG: number | null;
  isFurniture: boolean;
}

/** Furniture, however light, and what is too heavy for a parcel are brought and fitted on a day agreed upon. */
export function isByAgreement({ weightG, isFurniture }: Piece): boolean {
  return isFurniture || (weightG !== null && weightG > parcelLimitG);
}

/** Minimum and maximum working days in transit, by destination. */
export const transitDays: Record<CountryCode, readonly [from: number, to: number]> = {
  EE: [1, 1],
  LV: [1, 1],
  FI: [2, 4],
};

/** When something ordered now arrives. Days are those of the calendar in Tallinn. */
export type DeliveryPromise =
  /** Ordered before `orderBefore`, it arrives between the two days, which are often the same. */
  { kind: 'dated'; orderBefore: Date; from: Day; to: Day } | { kind: 'by_agreement' };

export interface Promised {
  /** Country whose warehouse sends it. */
  sentFrom: CountryCode;
  deliveredTo: CountryCode;
  /** Whether something of it is no parcel, as `isByAgreement` says. */
  byAgreement: boolean;
  /** Calendar days until what has to be ordered in can be sent; 0 for what lies in the warehouse. */
  readyInDays: number;
  now: Date;
}

/** Every promised date comes from here: in the bar, on a product, among the delivery methods. */
export function deliveryPromise({
  sentFrom,
  deliveredTo,
  byAgreement,
  readyInDays,
  now,
}: Promised): DeliveryPromise {
  if (byAgreement) return { kind: 'by_agreement' };
  const today = tallinnDay(now);
  const lastOrderDay = workingDayFrom(isPastCutOff(now) ? addDays(today, 1) : today, sentFrom);
  const sentOn = workingDayFrom(addDays(lastOrderDay, readyInDays), sentFrom);
  const [minDays, maxDays] = transitDays[deliveredTo];
  return {
    kind: 'dated',
    orderBefore: tallinnInstant(lastOrderDay, cutOffTime),
    from: addWorkingDays(sentOn, minDays, deliveredTo),
    to: addWorkingDays(sentOn, maxDays, deliveredTo),
  };
}

/** For the usual order: a parcel of products in stock. */
export function parcelPromise(
  sentFrom: CountryCode,
  deliveredTo: CountryCode,
  now: Date,
): DeliveryPromise & { kind: 'dated' } {
  const promise = deliveryPromise({ sentFrom, deliveredTo, byAgreement: false, readyInDays: 0, now });
  if (promise.kind !== 'dated') throw new Error('a parcel has a date');
  return promise;
}

/** The next instant at which promises change: the cut-off, or midnight in Tallinn. */
export function nextPromiseChange(now: Date): Date {
  const today = tallinnDay(now);
  return isPastCutOff(now) ? tallinnInstant(addDays(today, 1)) : tallinnInstant(today, cutOffTime);
}

/**
 * What a product's page promises. Nothing for what is out, or what nobody has weighed, unless it is furniture: how it
 * travels is not known.
 */
export function productPromise(
  product: {
    stock_state: 'in_stock' | 'low' | 'on_order' | 'out';
    sale_delay: number | null;
    weight_g: number | null;
    is_furniture: boolean;
    is_disabled: boolean;
  },
  way: Pick<Promised, 'sentFrom' | 'deliveredTo' | 'now'>,
): DeliveryPromise | null {
  const { stock_state: stock, weight_g: weightG, is_furniture: isFurniture } = product;
  if (stock === 'out' || product.is_disabled || (weightG === null && !isFurniture)) return null;
  return deliveryPromise({
    ...way,
    byAgreement: isByAgreement({ weightG, isFurniture }),
    readyInDays: stock === 'on_order' ? (product.sale_delay ?? 0) : 0,
  });
}

function isPastCutOff(now: Date): boolean {
  return tallinnClock(now).hour >= Number(cutOffTime.slice(0, 2));
}
