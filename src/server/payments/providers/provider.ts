import type { PaymentMethod, PaymentProvider } from '../../../domain/payments/contract.ts';
import type { Instalments } from '../../../domain/payments/credit-cost.ts';
import type { ProviderStanding } from '../../../domain/payments/states.ts';
import type { Language } from '../../../domain/locales.ts';
import type { CountryCode } from '../../../domain/shops/audience.ts';

/** What may be chosen within a method: a bank, a plan of instalments. */
export interface ProviderOption {
  id: string;
  name: string;
  logoUrl: string | null;
  country: string | null;
  /** Null: a bank, or all at once. */
  instalments: Instalments | null;
}

/** A way to pay that the provider offers for a sum. */
export interface ProviderMethod {
  method: PaymentMethod;
  provider: PaymentProvider;
  options: ProviderOption[];
  /** Sums it takes; left out: any. */
  minCents?: number;
  maxCents?: number;
}

/** What a provider is asked to take. */
export interface PaymentRequest {
  /** The uuid of our attempt. */
  uuid: string;
  /** Ours, of letters, digits and dashes. */
  orderReference: string;
  /** The number of the order. */
  orderNumber: string;
  amountCents: number;
  method: PaymentMethod;
  option: string | null;
  country: CountryCode;
  language: Language;
  /** Of the buyer, never of the server. */
  ip: string;
  /** Where the shop is reached by the buyer. */
  origin: string;
  contact: { first_name: string; last_name: string; email: string; phone: string };
  address: { street: string; city: string; postal_code: string };
}

export interface StartedAtProvider {
  reference: string;
  redirectUrl: string;
  /** The provider's own word for its state. */
  state: string;
}

/** What a provider says of a payment. */
export interface ProviderAnswer {
  reference: string;
  /** Null: the provider does not tell. */
  orderReference: string | null;
  standing: ProviderStanding;
  /** The provider's own word. */
  state: string;
  amountCents: number;
  currency: string;
  /** What of it the shop still holds; null: the provider does not tell. */
  standingCents: number | null;
}

export interface ProviderRefund {
  reference: string;
  amountCents: number;
  /** What the shop holds before it. */
  standingCents: number;
  /** Whether a bank moved the money. */
  isByBank: boolean;
}

/** `manual`: the provider has noted it, and somebody sends the money by bank. */
export type RefundOutcome = 'done' | 'manual';

/** One provider of payments, behind which its protocol stays. All of it uses the network, so never in a transaction. */
export interface Provider {
  /** Whether it is the simulator. */
  isTest: boolean;
  /** What can be paid by, as a buyer who reads `language` is told. Without a sum: what any sum can be paid by. */
  methods(asked: {
    amountCents: number | null;
    country: CountryCode;
    language: Language;
  }): Promise<ProviderMethod[]>;
  /** What is offered while it cannot tell. */
  withoutList: ProviderMethod[];
  start(request: PaymentRequest): Promise<StartedAtProvider>;
  /** Null: it cannot be asked, and tells by itself alone. */
  ask: ((reference: string) => Promise<ProviderAnswer>) | null;
  /** Null: money goes back by bank alone. */
  refund: ((refund: ProviderRefund) => Promise<RefundOutcome>) | null;
}

/** The provider is away, slow, or answered what makes no sense; whether it acted is not known. */
export class ProviderUnavailable extends Error {}

/** The provider understood and refuses; trying again does not help. */
export class ProviderRefused extends Error {}
