import type { PaymentMethod, PaymentProvider } from '../../../domain/payments/contract.ts';
import { countryIds } from '../../../domain/shops/audience.ts';
import type { Cache } from '../../platform/cache.ts';
import type { Config } from '../../platform/config.ts';
import { isLive } from '../../platform/live.ts';
import { esto, type Esto } from './esto.ts';
import { everypay } from './everypay.ts';
import type { Provider } from './provider.ts';

/** The providers a shop has; null where it has none. */
export interface Providers {
  /** Cards and banks; LHV's instalments are one of its methods. */
  everypay: Provider | null;
  /** By the id of the country of an order. */
  esto: ReadonlyMap<number, Esto>;
  /** Settings that a live shop would need for more. */
  missing: readonly string[];
}

/** How the simulator is reached, and who the shop is there. */
export interface SimulatorAccess {
  everypay: { url: string; username: string; secret: string; account: string };
  esto: { url: string; shopId: string; secretKey: string };
}

/** The providers of the settings; a shop on this machine has the simulator's for those it has no credentials of. */
export function openProviders(
  config: Config,
  { cache, now, simulator }: { cache: Cache; now: () => Date; simulator: SimulatorAccess | null },
): Providers {
  const common = { cache, now, timeoutMs: config.PAYMENT_TIMEOUT_MS };
  const missing: string[] = [];
  const { EVERYPAY_API_USERNAME: username, EVERYPAY_API_SECRET: secret, EVERYPAY_ACCOUNT: account } = config;
  let card: Provider | null = null;
  if (username !== undefined && secret !== undefined && account !== undefined) {
    card = everypay({
      ...common,
      url: config.EVERYPAY_URL,
      username,
      secret,
      account,
      hasApplePay: config.EVERYPAY_APPLE_PAY,
      movesBankRefunds: config.EVERYPAY_BANK_REFUNDS,
      isTest: false,
    });
  } else if (simulator) {
    card = everypay({
      ...common,
      ...simulator.everypay,
      hasApplePay: true,
      movesBankRefunds: true,
      isTest: true,
    });
  } else missing.push('EVERYPAY_API_USERNAME, EVERYPAY_API_SECRET and EVERYPAY_ACCOUNT');

  const instalments = new Map<number, Esto>();
  const shops = {
    EE: { url: config.ESTO_URL_EE, shopId: config.ESTO_SHOP_ID_EE, secretKey: config.ESTO_SECRET_KEY_EE },
    LV: { url: config.ESTO_URL_LV, shopId: config.ESTO_SHOP_ID_LV, secretKey: config.ESTO_SECRET_KEY_LV },
  };
  for (const country of ['EE', 'LV'] as const) {
    const { url, shopId, secretKey } = shops[country];
    if (shopId !== undefined && secretKey !== undefined)
      instalments.set(
        countryIds[country],
        esto({
          ...common,
          url,
          shopId,
          secretKey,
          mode: config.ESTO_MODE,
          isTest: config.ESTO_MODE === 'test',
        }),
      );
    else if (simulator)
      instalments.set(
        countryIds[country],
        esto({ ...common, ...simulator.esto, mode: 'test', isTest: true }),
      );
    else missing.push(`ESTO_SHOP_ID_${country} and ESTO_SECRET_KEY_${country}`);
  }
  return { everypay: card, esto: instalments, missing: isLive(config) ? missing : [] };
}

/** Who took a payment. */
export function providerOf(
  providers: Providers,
  { provider, country_id }: { provider: PaymentProvider | null; country_id: number },
): Provider | null {
  if (provider === null) return null;
  return provider === 'ESTOPAY' ? (providers.esto.get(country_id) ?? null) : providers.everypay;
}

/** All that may offer something to an order of a country, or a method of theirs; nobody is asked for what is owed to the shop. */
export function providersFor(
  providers: Providers,
  countryId: number,
  only: PaymentMethod = 'LEASE',
): Provider[] {
  if (only === 'INVOICE' || only === 'CREDIT' || only === 'NO_PAYMENT') return [];
  const instalments = only === 'LEASE' ? providers.esto.get(countryId) : undefined;
  return [providers.everypay, instalments ?? null].filter((one) => one !== null);
}
