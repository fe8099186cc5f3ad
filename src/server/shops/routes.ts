import * as api from '../../domain/shops/api.ts';
import type { Db, ShopCalls } from '../database.ts';
import { getSupport, listDeliveryCountries, listLanguages, listStores } from './service.ts';

const policy = { cacheMs: 10 * 60_000 };
const tags = ['shops'];

/** Public calls about the shop itself: languages, stores, where it delivers. */
export function shopCalls(calls: ShopCalls, { db }: { db: Db }): void {
  calls.shared(api.languages, policy, async ({ audience }) => ({
    value: await listLanguages(db, audience),
    tags,
  }));
  calls.shared(api.stores, policy, async ({ audience }) => ({ value: await listStores(db, audience), tags }));
  calls.shared(api.support, policy, async ({ audience }) => ({
    value: await getSupport(db, audience),
    tags,
  }));
  calls.shared(api.deliveryCountries, policy, async ({ audience }) => ({
    value: await listDeliveryCountries(db, audience),
    tags,
  }));
}
