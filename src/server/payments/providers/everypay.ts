import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Language } from '../../../domain/locales.ts';
import type { PaymentMethod } from '../../../domain/payments/contract.ts';
import { referenceNumber } from '../../../domain/payments/reference-number.ts';
import { statesAtBank, type ProviderStanding } from '../../../domain/payments/states.ts';
import type { Cache } from '../../platform/cache.ts';
import { everypayReturnPath } from '../paths.ts';
import { eurosOf, isTrustedPage, providerEuros, providerHttp } from './http.ts';
import {
  ProviderRefused,
  ProviderUnavailable,
  type PaymentRequest,
  type Provider,
  type ProviderAnswer,
  type ProviderMethod,
} from './provider.ts';

export interface EverypaySettings {
  /** With the version at its end. */
  url: string;
  username: string;
  secret: string;
  account: string;
  hasApplePay: boolean;
  /** Whether bank payments are sent back by EveryPay: only where the merchant's bank is LHV. */
  movesBankRefunds: boolean;
  isTest: boolean;
  timeoutMs: number;
  cache: Cache;
  now: () => Date;
}

/** Hosted pages stand at EveryPay or at a bank's own host. */
const pageHosts = ['every-pay.com', 'every-pay.eu', 'sebgroup.com'];
/** EveryPay asks for 10 to 60 minutes. */
const methodsFreshMs = 30 * 60_000;
const methodsStaleMs = 24 * 60 * 60_000;

/** EveryPay's list calls them so in English alone. */
const instalmentNames: Record<Language, string> = {
  et: 'LHV järelmaks',
  en: 'LHV instalments',
  ru: 'Рассрочка LHV',
  fi: 'LHV-osamaksu',
  lv: 'LHV nomaksa',
};

/** Final are `settled`, `failed`, `abandoned`, `voided`; sources spell some of them in two ways. */
const standings: Record<string, ProviderStanding> = {
  initial: 'open',
  waiting_for_3ds_response: 'open',
  waiting_for_sca: 'open',
  '3ds_confirmed': 'open',
  confirmed_3ds: 'open',
  // `authorised` is of an account that captures by hand; ours captures at once, so money is on its way.
  ...Object.fromEntries(statesAtBank.map((state) => [state, 'processing'] as const)),
  settled: 'settled',
  // In part: it had settled before, and what is left of it is what there is.
  refunded: 'settled',
  failed: 'failed',
  abandoned: 'failed',
  voided: 'failed',
  chargebacked: 'chargeback',
  charged_back: 'chargeback',
};

const methodList = z.object({
  payment_methods: z.array(
    z.object({
      source: z.string().min(1).max(255),
      display_name: z.string(),
      country_code: z.string().nullish(),
      logo_url: z.string().nullish(),
      payment_link: z.string().nullish(),
    }),
  ),
});
const started = methodList.partial().extend({
  payment_reference: z.string().regex(/^[\w-]{8,128}$/),
  payment_link: z.string(),
  payment_state: z.string(),
});
const told = z.object({
  payment_reference: z.string(),
  payment_state: z.string(),
  account_name: z.string().nullish(),
  order_reference: z.string().nullish(),
  initial_amount: providerEuros,
  standing_amount: providerEuros.nullish(),
  currency: z.string().default('EUR'),
});
const refunded = z.object({ payment_reference: z.string(), payment_state: z.string() });

/** EveryPay, API v4: cards, banks and Apple Pay of every bank's e-commerce, and LHV's instalments as one of its methods. */
export function everypay(settings: EverypaySettings): Provider {
  const { url, username, account, cache, now } = settings;
  const http = providerHttp({ ...settings, name: 'EveryPay', user: username, password: settings.secret });
  const proof = () => ({ api_username: username, nonce: randomUUID(), timestamp: now().toISOString() });
  const asUser = new URLSearchParams({ api_username: username });

  const listMethods = (amountCents: number | null) =>
    cache.getOrLoad(
      `everypay methods ${account} ${amountCents ?? 'any'}`,
      { freshMs: methodsFreshMs, staleMs: methodsStaleMs },
      async () => {
        const query = new URLSearchParams({
          api_username: username,
          ...(amountCents !== null && { amount: String(eurosOf(amountCents)) }),
        });
        const { payment_methods } = await http.ask({
          method: 'GET',
          url: `${url}/processing_accounts/${encodeURIComponent(account)}?${query}`,
          answer: methodList,
        });
        return payment_methods;
      },
    );

  return {
    isTest: settings.isTest,
    withoutList: [{ method: 'CREDIT_CARD', provider: 'EVERYPAY', options: [] }],
    async methods({ amountCents, country, language }) {
      const found = new Map<PaymentMethod, ProviderMethod>();
      for (const one of await listMethods(amountCents)) {
        const method = methodOf(one.source);
        const held = found.get(method) ?? {
          method,
          provider: method === 'LEASE' ? 'LHV' : 'EVERYPAY',
          options: [],
        };
        found.set(method, held);
        if (method === 'BANK' || method === 'LEASE')
          held.options.push({
            id: one.source,
            name: method === 'LEASE' ? instalmentNames[language] : one.display_name,
            logoUrl: one.logo_url ?? null,
            country: one.country_code?.toUpperCase() ?? null,
            instalments: null,
          });
      }
      if (settings.hasApplePay && found.has('CREDIT_CARD'))
        found.set('APPLE_PAY', { method: 'APPLE_PAY', provider: 'EVERYPAY', options: [] });
      // The buyer's own banks first.
      for (const { options } of found.values())
        options.sort((a, b) => Number(b.country === country) - Number(a.country === country));
      return [...found.values()];
    },

    async start(request) {
      const answer = await http.ask({
        method: 'POST',
        url: `${url}/payments/oneoff`,
        body: { ...proof(), account_name: account, ...bodyOf(request) },
        answer: started,
      });
      const redirectUrl = pageOf(answer, request);
      const own = [new URL(url).origin, ...(settings.isTest ? [request.origin] : [])];
      if (!isTrustedPage(redirectUrl, pageHosts, own))
        throw new ProviderUnavailable('EveryPay gives an address that is not its own');
      return { reference: answer.payment_reference, redirectUrl, state: answer.payment_state };
    },

    ask,

    async refund({ reference, amountCents, standingCents, isByBank }) {
      // An attempt before this one may have been heard without its answer arriving.
      const before = await ask(reference);
      const isDone = before.standingCents !== null && before.standingCents <= standingCents - amountCents;
      if (!isDone)
        await http.ask({
          method: 'POST',
          url: `${url}/payments/refund`,
          body: { ...proof(), payment_reference: reference, amount: eurosOf(amountCents) },
          answer: refunded,
        });
      return isByBank && !settings.movesBankRefunds ? 'manual' : 'done';
    },
  };

  async function ask(reference: string): Promise<ProviderAnswer> {
    const answer = await http.ask({
      method: 'GET',
      url: `${url}/payments/${encodeURIComponent(reference)}?${asUser}`,
      answer: told,
    });
    if (answer.payment_reference !== reference)
      throw new ProviderUnavailable('EveryPay answers about another payment');
    // One user may have several shops at EveryPay, whose numbers of orders are alike.
    if (answer.account_name && answer.account_name !== account)
      throw new ProviderRefused('EveryPay answers about a payment of another account');
    return {
      reference,
      orderReference: answer.order_reference ?? null,
      standing: standingOf(answer),
      state: answer.payment_state.slice(0, 64),
      amountCents: standsFor(answer),
      currency: answer.currency,
      standingCents: answer.standing_amount ?? null,
    };
  }
}

/** What the shop has of it, or is to get. */
function standsFor({ payment_state, initial_amount, standing_amount }: z.infer<typeof told>): number {
  return payment_state === 'refunded' ? (standing_amount ?? initial_amount) : initial_amount;
}

function standingOf({ payment_state, standing_amount }: z.infer<typeof told>): ProviderStanding {
  // All of it went back before the shop had heard that it came.
  if (payment_state === 'refunded' && standing_amount === 0) return 'failed';
  // A state nobody has heard of yet is no reason to end or to settle anything.
  return standings[payment_state] ?? 'processing';
}

function methodOf(source: string): PaymentMethod {
  if (/^card\b/i.test(source)) return 'CREDIT_CARD';
  if (/apple/i.test(source)) return 'APPLE_PAY';
  return /instal|bnpl|pay_later|hire/i.test(source) ? 'LEASE' : 'BANK';
}

function bodyOf({ uuid, origin, contact, ...request }: PaymentRequest) {
  const phone = /^\+(37[0-2]|358)(\d{5,12})$/.exec(contact.phone.replace(/[\s()-]/g, ''));
  return {
    amount: eurosOf(request.amountCents),
    order_reference: request.orderReference,
    customer_url: `${origin}${everypayReturnPath(uuid)}`,
    locale: request.language,
    email: contact.email,
    ...(phone && { phone_number: { country_code: phone[1], number: phone[2] } }),
    customer_ip: request.ip,
    preferred_country: request.country === 'LV' ? 'LV' : 'EE',
    payment_description: `Ilumaja/${request.orderNumber}`,
    structured_reference: referenceNumber(request.orderNumber),
    integration_details: { integration: 'custom', software: 'Ilumaja', version: '1' },
  };
}

/** Where the buyer pays; the bank that was chosen is not asked for again. */
function pageOf(answer: z.infer<typeof started>, { method, option }: PaymentRequest): string {
  const source = method === 'CREDIT_CARD' ? 'card' : option;
  const own = answer.payment_methods?.find((one) => one.source === source)?.payment_link;
  return own ?? answer.payment_link;
}
