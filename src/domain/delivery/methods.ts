import type { Multilingual } from '../locales.ts';
import type { CountryCode } from '../shops/audience.ts';
import type { Carrier, DeliveryKind } from './contract.ts';
import { deliveryPromise, type Promised } from './promise.ts';
import type { Day } from './working-days.ts';

/** What a way of delivery costs for an order above `fromG` and up to `toG`; without a `toG`, however heavy. */
export interface DeliveryRate {
  fromG: number;
  toG: number | null;
  cents: number;
  /** Free when the goods cost so much after discounts; null: never. */
  freeFromCents: number | null;
}

/** A way of delivery with its rates to one country, the lightest first. */
export interface RatedMethod {
  id: number;
  kind: DeliveryKind;
  carrier: Carrier | null;
  i18n_name: Multilingual;
  rates: readonly DeliveryRate[];
}

/** What decides how an order may travel. */
export interface Parcel {
  /** Of all pieces, in g; null: some product was never weighed. */
  weightG: number | null;
  /** Whether some piece is no parcel, as `isByAgreement` says. */
  byAgreement: boolean;
  /** Calendar days until what has to be ordered in can be sent; 0 for what lies in the warehouse. */
  readyInDays: number;
}

/** A way of delivery as an order can have it. */
export interface OfferedMethod {
  id: number;
  kind: DeliveryKind;
  carrier: Carrier | null;
  i18n_name: Multilingual;
  /** Gross, before `freeFromCents` is looked at. */
  cents: number;
  freeFromCents: number | null;
  /** Last day of arrival; null: by agreement, or nobody knows how it will travel. */
  promisedOn: Day | null;
  needsPickupPoint: boolean;
}

/**
 * The ways an order can be delivered, in the order of the shop. Lockers take one parcel, couriers as many as there are
 * pieces for, so long as each is a parcel; what is none is brought and fitted on a day agreed upon, and the rest with it.
 *
 * What nobody has weighed goes by courier or store at the price of a light parcel and without a promised day: an order
 * too heavy for a courier can be rescued by a call, a locker that is too small cannot.
 */
export function offered(
  methods: readonly RatedMethod[],
  { weightG, byAgreement, readyInDays }: Parcel,
  way: { sentFrom: CountryCode; deliveredTo: CountryCode; now: Date },
): OfferedMethod[] {
  const rateFor: Record<DeliveryKind, (method: RatedMethod) => DeliveryRate | undefined> = {
    locker: ({ rates }) => (byAgreement || weightG === null ? undefined : rateOf(rates, weightG)),
    courier: ({ rates }) => (byAgreement ? undefined : rateOf(rates, weightG ?? 0)),
    store: ({ rates }) => (byAgreement ? undefined : rateOf(rates, weightG ?? 0)),
    agreement: ({ rates }) => rateOf(rates, weightG ?? 0),
  };
  const found = methods.flatMap((method) => {
    const rate = rateFor[method.kind](method);
    return rate ? [{ method, rate }] : [];
  });
  const isCarried = found.some(({ method: { kind } }) => kind === 'locker' || kind === 'courier');
  return found
    .filter(({ method: { kind } }) => kind !== 'agreement' || !isCarried)
    .map(({ method: { rates: _rates, ...method }, rate: { cents, freeFromCents } }) => ({
      ...method,
      cents,
      freeFromCents,
      promisedOn:
        method.kind === 'agreement' || weightG === null
          ? null
          : promisedOn({ ...way, byAgreement, readyInDays }),
      needsPickupPoint: needsPickupPoint(method.kind),
    }));
}

/** Lockers and stores: who chooses the way chooses which. */
export function needsPickupPoint(kind: DeliveryKind): boolean {
  return kind === 'locker' || kind === 'store';
}

function rateOf(rates: readonly DeliveryRate[], weightG: number): DeliveryRate | undefined {
  return rates.find(({ fromG, toG }) => (weightG > fromG || fromG === 0) && (toG === null || weightG <= toG));
}

function promisedOn(promised: Promised): Day | null {
  const promise = deliveryPromise(promised);
  return promise.kind === 'dated' ? promise.to : null;
}
