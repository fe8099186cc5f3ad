import { z } from 'zod';
import type { Trx } from '../database.ts';
import { announce } from '../platform/outbox.ts';

/** What a colleague began to order under rights that were tightened since: some of it may need approval now. */
export const tightenedTopic = 'customers.tightened';

export const tightened = z.object({ customer_id: z.int(), user_id: z.int() });

export async function announceTightened(trx: Trx, member: z.infer<typeof tightened>): Promise<void> {
  await announce(trx, tightenedTopic, member);
}
