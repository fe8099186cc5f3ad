import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../database.ts';
import { jobTopic, type CheckedTopic } from '../platform/job-topics.ts';
import { announce } from '../platform/outbox.ts';
import { askVies, type ViesAnswer } from './vies.ts';

const topic = 'customers.check-vat';
/** Asked again after a minute, four minutes, … a day, for about a week. */
const maxAttempts = 12;
const dayMs = 24 * 3_600_000;

/** Has VIES asked about a VAT number once `trx` has committed; nothing waits for the answer. */
export async function checkVatLater(trx: Trx, vat: string): Promise<void> {
  await announce(trx, topic, { vat, attempt: 1 }, { key: vat });
}

/** How long an answer of VIES is good enough for another order, in ms. */
const freshMs = 24 * 3_600_000;

/** The same for an order, unless VIES has answered within a day. */
export async function checkOldVatLater(trx: Trx, vat: string, now: Date): Promise<void> {
  const { rows } = await sql`
    select 1 from vat_check where vat = ${vat} and checked_at > ${new Date(now.getTime() - freshMs)} limit 1`.execute(
    trx,
  );
  if (rows.length === 0) await checkVatLater(trx, vat);
}

interface Deps {
  db: Db;
  viesUrl: string;
  clock: () => Date;
  /** Whether somebody who is no customer needs to know, such as a guest who orders for a company. */
  isUsedElsewhere: (db: Db, vat: string) => Promise<boolean>;
}

/**
 * Asks VIES and keeps the answer with its date. That VIES is away is its habit and no failure of the shop, so it is asked
 * again later instead of being reported.
 */
export function vatChecks(deps: Deps): CheckedTopic {
  return jobTopic({
    topic,
    payload: z.object({ vat: z.string(), attempt: z.int().min(1) }),
    key: 'waiting',
    concurrency: 1,
    run: ({ payload, signal }) => checkVat(deps, payload, signal),
  });
}

async function checkVat(
  { db, viesUrl, clock, isUsedElsewhere }: Deps,
  { vat, attempt }: { vat: string; attempt: number },
  signal: AbortSignal,
): Promise<void> {
  if (!(await isUsed(db, vat)) && !(await isUsedElsewhere(db, vat))) return;
  let answer: ViesAnswer;
  try {
    answer = await askVies(viesUrl, vat, signal);
  } catch {
    if (attempt >= maxAttempts) return;
    const delayMs = Math.min(60_000 * 4 ** (attempt - 1), dayMs);
    await db
      .transaction()
      .execute((trx) => announce(trx, topic, { vat, attempt: attempt + 1 }, { key: vat, delayMs }));
    return;
  }
  await db
    .insertInto('vat_check')
    .values({ vat, ...answer, checked_at: clock() })
    .execute();
}

/** Whether a customer still has the number. */
async function isUsed(db: Db, vat: string): Promise<boolean> {
  const { rows } = await sql`select 1 from customer where vat = ${vat} limit 1`.execute(db);
  return rows.length > 0;
}
