import { z } from 'zod';
import type { Language } from '../../../domain/locales.ts';
import type { ProviderStanding } from '../../../domain/payments/states.ts';
import type { Cache } from '../../platform/cache.ts';
import { estoCallbackPath, estoCancelPath, estoReturnPath } from '../paths.ts';
import { isSignedByEsto } from './esto-mac.ts';
import type { Instalments } from '../../../domain/payments/credit-cost.ts';
import { estoPlans, planName, type EstoPlan } from './esto-plans.ts';
import { eurosOf, isTrustedPage, providerEuros, providerHttp } from './http.ts';
import {
  ProviderUnavailable,
  type PaymentRequest,
  type Provider,
  type ProviderAnswer,
  type ProviderOption,
} from './provider.ts';

export interface EstoSettings {
  url: string;
  shopId: string;
  secretKey: string;
  mode: 'live' | 'test';
  isTest: boolean;
  timeoutMs: number;
  cache: Cache;
}

/** ESTO, and what it signed read: it tells by itself and cannot be asked. */
export interface Esto extends Provider {
  ask: null;
  refund: null;
  /** What a signed notice says; null: ESTO did not sign it, or not for this shop. */
  read(json: string, mac: string): ProviderAnswer | null;
}

const pageHosts = ['esto.ee', 'esto.lv', 'esto.lt', 'estopay.lt'];
/** ESTO asks for ten minutes at least. */
const plansFreshMs = 10 * 60_000;
const plansStaleMs = 24 * 60 * 60_000;

const standings: Record<string, ProviderStanding> = {
  CREATED: 'open',
  APPROVED: 'settled',
  // Paid out to the merchant.
  COMPLETED: 'settled',
  REJECTED: 'failed',
  FAILED: 'failed',
};

const signed = z.object({ data: z.string(), mac: z.string() });
const purchase = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  status: z.string(),
  purchase_url: z.string(),
  merchant_reference: z.string(),
});
const notice = z.object({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  shop_id: z.union([z.string(), z.number()]).transform(String),
  status: z.string(),
  reference: z.string(),
  amount: providerEuros,
  connection_mode: z.string(),
  currency: z.string().default('EUR'),
});
const monthlyPlans = z.object({
  periods: z.array(z.object({ period: z.number(), monthly_payment: providerEuros })),
});

/** ESTO, API v2: hire purchase, three equal parts, and paying in 30 days, in Estonia and Latvia with a shop each. */
export function esto(settings: EstoSettings): Esto {
  const { url, shopId, secretKey, mode, cache } = settings;
  const http = providerHttp({ ...settings, name: 'ESTO', user: shopId, password: secretKey });

  /** The longest hire purchase: how much a month, and for how many. */
  const longestPlan = (amountCents: number) =>
    cache.getOrLoad(
      `esto longest plan ${url} ${amountCents}`,
      { freshMs: plansFreshMs, staleMs: plansStaleMs },
      async () => {
        const query = new URLSearchParams({
          shop_id: shopId,
          amount: String(eurosOf(amountCents)),
          down_payment: '0',
        });
        const { periods } = await http.ask({
          method: 'GET',
          url: `${url}/v2/calculate/all-payments?${query}`,
          answer: monthlyPlans,
        });
        const [longest] = periods.toSorted((a, b) => b.period - a.period);
        return longest ? { months: longest.period, monthlyCents: longest.monthly_payment } : null;
      },
    );

  return {
    isTest: settings.isTest,
    withoutList: [],
    async methods({ amountCents, country, language }) {
      if (amountCents === null) return [];
      const hirePurchase = estoPlans.REGULAR;
      const isInRange = amountCents >= hirePurchase.minCents && amountCents <= hirePurchase.maxCents;
      const longest = isInRange ? await longestPlan(amountCents) : null;
      const ofPlan: Record<EstoPlan, Instalments | null> = {
        REGULAR: longest && { ...longest, totalCents: longest.monthlyCents * longest.months },
        ESTO_X: { monthlyCents: Math.ceil(amountCents / 3), months: 3, totalCents: amountCents },
        PAY_LATER: null,
      };
      const options = (Object.keys(estoPlans) as EstoPlan[])
        .filter((plan) => amountCents >= estoPlans[plan].minCents && amountCents <= estoPlans[plan].maxCents)
        .map((plan): ProviderOption => ({
          id: plan,
          name: planName(plan, language),
          logoUrl: null,
          country,
          instalments: ofPlan[plan],
        }));
      const plans = Object.values(estoPlans);
      return [
        {
          method: 'LEASE',
          provider: 'ESTOPAY',
          options,
          minCents: Math.min(...plans.map((plan) => plan.minCents)),
          maxCents: Math.max(...plans.map((plan) => plan.maxCents)),
        },
      ];
    },

    async start(request) {
      const answer = await http.ask({
        method: 'POST',
        url: `${url}/v2/purchase/redirect`,
        body: { shop_id: shopId, connection_mode: mode, ...bodyOf(request) },
        answer: signed,
      });
      // Over the text as it came, before anything of it is read.
      if (!isSignedByEsto(answer.data, answer.mac, secretKey))
        throw new ProviderUnavailable('ESTO’s answer is not signed by ESTO');
      const read = purchase.safeParse(parsed(answer.data));
      if (!read.success || read.data.merchant_reference !== request.orderReference)
        throw new ProviderUnavailable('ESTO answers nonsense');
      const { id, purchase_url, status } = read.data;
      const own = [new URL(url).origin, ...(settings.isTest ? [request.origin] : [])];
      if (!isTrustedPage(purchase_url, pageHosts, own))
        throw new ProviderUnavailable('ESTO gives an address that is not its own');
      return { reference: id, redirectUrl: purchase_url, state: status };
    },

    ask: null,
    refund: null,

    read(json, mac) {
      if (!isSignedByEsto(json, mac, secretKey)) return null;
      const read = notice.safeParse(parsed(json));
      if (!read.success || read.data.shop_id !== shopId || read.data.connection_mode !== mode) return null;
      const { id, reference, status, amount, currency } = read.data;
      return {
        reference: id ?? '',
        orderReference: reference,
        standing: standings[status] ?? 'open',
        state: status.slice(0, 64),
        amountCents: amount,
        currency,
        standingCents: null,
      };
    },
  };
}

function bodyOf({ contact, address, origin, uuid, language, ...request }: PaymentRequest) {
  return {
    amount: eurosOf(request.amountCents),
    currency: 'EUR',
    reference: request.orderReference,
    return_url: `${origin}${estoReturnPath(uuid)}`,
    cancel_url: `${origin}${estoCancelPath(uuid)}`,
    notification_url: `${origin}${estoCallbackPath}`,
    schedule_type: request.option ?? 'REGULAR',
    customer: filled({
      first_name: contact.first_name,
      last_name: contact.last_name,
      email: contact.email,
      phone: contact.phone,
      address: address.street,
      city: address.city,
      post_code: address.postal_code,
    }),
    items: [{ name: nameOfAll[language], unit_price: eurosOf(request.amountCents), quantity: 1 }],
  };
}

/** ESTO is told the sum and not the goods: discounts and transport would have to add up to it line by line. */
const nameOfAll: Record<Language, string> = {
  et: 'Tellimus Ilumajast',
  en: 'Order from Ilumaja',
  ru: 'Заказ в Ilumaja',
  fi: 'Tilaus Ilumajasta',
  lv: 'Pasūtījums no Ilumaja',
};

/** ESTO wants empty fields left out. */
function filled(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
