import type { Order } from '../../domain/orders/contract.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { yearlyCostPermille } from '../../domain/payments/credit-cost.ts';
import type { OrderPayment, PaymentMethod, PaymentProvider } from '../../domain/payments/contract.ts';
import { namedApart } from '../../domain/payments/bank-names.ts';
import { accountMethods, creditLeftCents, dueDay, type Refused } from '../../domain/payments/methods.ts';
import { tallinnDay } from '../../domain/time.ts';
import { centsFromDecimal, decimalFromCents } from '../../domain/money.ts';
import type { Language } from '../../domain/locales.ts';
import { countryCodeOf } from '../../domain/shops/audience.ts';
import { creditOf } from '../customers/service.ts';
import { creditorOf } from './creditor.ts';
import type { PaymentServices } from './deps.ts';
import { providersFor } from './providers/open.ts';
import type { Provider, ProviderMethod } from './providers/provider.ts';

/** A way to pay an order, with the reason why it cannot be chosen, if there is one. */
export interface Offer {
  method: PaymentMethod;
  provider: PaymentProvider | null;
  options: ProviderMethod['options'];
  isTest: boolean;
  refused: Refused;
  /** What may still be owed on account; null: of other ways. */
  creditLeftCents: number | null;
  minCents: number;
  maxCents: number;
  /** By when it is to be paid if it is ordered now; null: at once. */
  dueOn: string | null;
}

/** Ways to pay, in the order they are shown. */
const order = ['NO_PAYMENT', 'CREDIT_CARD', 'APPLE_PAY', 'BANK', 'LEASE', 'INVOICE', 'CREDIT'];

/**
 * All ways to pay an order by its country, sum and customer. A provider that is away is offered with what is known of it:
 * the buyer is told when trying, and nothing is charged. `only`: providers of other methods are not asked.
 */
export async function offersFor(
  services: PaymentServices,
  of: Pick<Order, 'totalWithDiscount' | 'country_id' | 'customer' | 'status'>,
  language: Language,
  only?: PaymentMethod,
): Promise<Offer[]> {
  const { DRAFT, EVENT_DRAFT, PENDING } = orderStatuses;
  if (!([DRAFT, EVENT_DRAFT, PENDING] as number[]).includes(of.status.id)) return [];
  const amountCents = centsFromDecimal(of.totalWithDiscount);
  const credit = of.customer === null ? undefined : await creditOf(services.db, of.customer.uuid);
  const due = dueDay(tallinnDay(services.clock()), credit?.paymentTermDays ?? null);
  const creditor = await creditorOf(services.db, credit);
  const onAccount = accountMethods(amountCents, creditor).map((one): Offer => ({
    ...one,
    ...betweenUs,
    creditLeftCents: one.method === 'CREDIT' ? creditLeftCents(creditor!) : null,
    dueOn: one.method === 'NO_PAYMENT' ? null : due,
  }));
  if (amountCents === 0) return onAccount;
  const found = await offeredBy(services, { amountCents, countryId: of.country_id, language }, only);
  return [...found, ...onAccount].sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
}

/**
 * The ways to pay that no sum and no customer decides about, in a country: card, Apple Pay and banks. A provider need not be
 * asked for each sum then.
 */
export function offersOfAnySum(
  services: PaymentServices,
  countryId: number,
  language: Language,
): Promise<Offer[]> {
  return offeredBy(services, { amountCents: null, countryId, language }, 'CREDIT_CARD');
}

/** Whether a way to pay is one of those. */
export function isForAnySum(method: PaymentMethod): boolean {
  return method === 'CREDIT_CARD' || method === 'APPLE_PAY' || method === 'BANK';
}

interface Asked {
  amountCents: number | null;
  countryId: number;
  language: Language;
}

async function offeredBy(
  services: PaymentServices,
  { amountCents, countryId, language }: Asked,
  only?: PaymentMethod,
): Promise<Offer[]> {
  const asked = { amountCents, country: countryCodeOf(countryId), language };
  const found = await Promise.all(
    providersFor(services.providers, countryId, only).map(async (provider) =>
      (await methodsOf(services, provider, asked)).map((one) => offered(one, provider.isTest, amountCents)),
    ),
  );
  return found.flat();
}

const betweenUs = { provider: null, options: [], isTest: false, minCents: 0, maxCents: Infinity };

function offered(one: ProviderMethod, isTest: boolean, amountCents: number | null): Offer {
  const { method, provider, options, minCents = 0, maxCents = Infinity } = one;
  const isInRange = amountCents === null || (amountCents >= minCents && amountCents <= maxCents);
  const refused = isInRange ? null : 'AMOUNT';
  return {
    method,
    provider,
    options,
    isTest,
    refused,
    creditLeftCents: null,
    minCents,
    maxCents,
    dueOn: null,
  };
}

/**
 * What a provider offers. The page waits for it, so one that does not answer soon is asked on while its buyers are offered
 * what it was known to offer any sum, and for a while the next ones do not wait: what it answers after all is theirs.
 */
async function methodsOf(
  { log, timeoutMs }: PaymentServices,
  provider: Provider,
  asked: Parameters<Provider['methods']>[0],
): Promise<ProviderMethod[]> {
  const asking = performance.now();
  const isSilent = asking - (silentAt.get(provider) ?? -Infinity) < silentMs;
  try {
    const told = await soon(provider.methods(asked), isSilent ? knownMs : Math.min(listMs, timeoutMs));
    if (told) return told;
    if (!isSilent) log.warn('a provider is slow to tell its ways to pay');
  } catch (error) {
    log.warn({ err: error }, 'a provider does not tell its ways to pay');
  }
  // One that fails at once keeps nobody waiting.
  if (performance.now() - asking >= slowMs) silentAt.set(provider, performance.now());
  const ofAnySum = await soon(provider.methods({ ...asked, amountCents: null }), knownMs).catch(() => null);
  return ofAnySum?.filter(({ method }) => isForAnySum(method)) ?? provider.withoutList;
}

/** How long a page waits for a provider's list, and where it is known already. */
const listMs = 3_000;
const knownMs = 50;
const slowMs = 1_000;
/** How long nobody waits for a provider that kept somebody waiting. */
const silentMs = 30_000;
const silentAt = new WeakMap<Provider, number>();

/** What `answer` brings within so many ms; null: it takes longer. */
async function soon<T>(answer: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Ways to pay as they travel. */
export function methodsAnswer(
  offers: readonly Offer[],
  amountCents: number,
  language: Language,
): OrderPayment['methods'] {
  return offers.map(({ method, provider, options, isTest, refused, creditLeftCents: left, dueOn }) => ({
    method,
    provider,
    is_test: isTest,
    refused,
    credit_left: left === null ? null : decimalFromCents(left),
    due_on: dueOn,
    options: namedApart(options, language).map(({ id, name, logoUrl, country, instalments }) => ({
      id,
      name,
      logo_url: logoUrl,
      country,
      monthly: instalments && decimalFromCents(instalments.monthlyCents),
      cost: instalments && {
        months: instalments.months,
        total: decimalFromCents(instalments.totalCents),
        yearly_percent: (yearlyCostPermille(amountCents, instalments) / 10).toFixed(1),
      },
    })),
  }));
}

/** The offer of what was chosen; undefined: not offered, or not for this order. An option is optional. */
export function chosenOffer(
  offers: readonly Offer[],
  method: PaymentMethod,
  option: string | null,
): Offer | undefined {
  const fitting = offers.filter((one) => one.method === method && one.refused === null);
  if (option === null) return fitting[0];
  return fitting.find((one) => one.options.some(({ id }) => id === option));
}
