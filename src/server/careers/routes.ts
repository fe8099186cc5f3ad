import * as api from '../../domain/careers/api.ts';
import type { Db, ShopCalls } from '../database.ts';
import { listOpen } from './queries.ts';

/** How long a list may be old: positions open and close by the day. */
const policy = { cacheMs: 10 * 60_000 };

/** Open positions (CN-04). */
export function careersCalls(calls: ShopCalls, { db }: { db: Db }): void {
  calls.shared(api.jobAdvertisements, policy, async ({ audience }) => ({
    value: await listOpen(db, audience),
    tags: ['careers'],
  }));
}
