import { sql } from 'kysely';
import { attemptMemoryMs, type AttemptRule } from '../../domain/auth/limits.ts';
import type { Db } from '../database.ts';
import { prepared } from '../platform/db.ts';

const clockToleranceMs = 60_000;
/** Not blocked: an instant before any, as attempts at once do not agree what time it is. */
const never = new Date(0);

/** Something attempts are counted of, by its name. */
export interface Counted {
  key: string;
  rule: AttemptRule;
}

export interface Count {
  attempts: number;
  /** Until when further attempts are refused. */
  blockedUntil: Date;
}

/**
 * Counts an attempt before it is made, so that a thousand at once are not one. Answers how long to wait in ms when it may
 * not be made; 0: it is counted.
 */
export async function countAttempt(db: Db, counted: readonly Counted[], now: Date): Promise<number> {
  const counts = await findCounts(db, counted, now);
  const blockedMs = Math.max(0, ...counts.map(({ blockedUntil }) => blockedUntil.getTime() - now.getTime()));
  if (blockedMs > 0) return blockedMs;
  const given = counted
    .map(({ key, rule }) => ({ key, free: rule.free, first_ms: rule.firstMs, max_ms: rule.maxMs }))
    // In one order everywhere, or two statements could wait for each other.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  // The wait of `waitMs`, of the count as it is when the row is written.
  const { rows } = await sql`
    insert into attempt_count as c (key, attempts, last_at, blocked_until)
    select key, 1, ${now}::timestamptz, ${never}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(key text)
    on conflict (key) do update set
      (attempts, last_at, blocked_until) = (
        select n, ${now}::timestamptz, case when n < g.free then ${never}::timestamptz
          else ${now}::timestamptz + interval '1 millisecond'
            * least(g.max_ms, g.first_ms * 2 ^ least(30, n - g.free)) end
        from (select case when c.last_at > ${forgottenBefore(now)} and c.last_at <= ${latest(now)}
            then c.attempts + 1 else 1 end as n) as next,
          jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
            as g(key text, free int, first_ms float, max_ms float)
        where g.key = c.key)
      where c.blocked_until <= ${now} or c.last_at > ${latest(now)}
    returning 1`.execute(db);
  // Another attempt came first and made this one wait.
  return rows.length === counted.length ? 0 : Math.max(...counted.map(({ rule }) => rule.firstMs));
}

const readCounts = prepared<{ key: string; attempts: number; blocked_until: Date }>(
  'auth.attempts',
  `select key, attempts, blocked_until from attempt_count
    where key = any($1::text[]) and last_at > $2 and last_at <= $3`,
);

/** What is counted of each, in the order given. */
export async function findCounts(db: Db, counted: readonly Counted[], now: Date): Promise<Count[]> {
  const rows = await readCounts(db, [counted.map(({ key }) => key), forgottenBefore(now), latest(now)]);
  return counted.map(({ key }) => {
    const row = rows.find((one) => one.key === key);
    return { attempts: row?.attempts ?? 0, blockedUntil: row?.blocked_until ?? now };
  });
}

/** The attempt was right: the first of the keys is forgotten, the others are as before it. */
export async function forgetAttempts(db: Db, [own, ...others]: readonly Counted[]): Promise<void> {
  await db.deleteFrom('attempt_count').where('key', '=', own!.key).execute();
  if (others.length > 0) await refundAttempt(db, others);
}

/** It was no attempt after all: all is as before it. */
export async function refundAttempt(db: Db, counted: readonly Counted[]): Promise<void> {
  await sql`
    update attempt_count set attempts = greatest(0, attempts - 1), blocked_until = ${never}
    where key = any(${counted.map(({ key }) => key)})`.execute(db);
}

/** Deletes what no longer counts. */
export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempt_count').where('last_at', '<', forgottenBefore(now)).execute();
}

/**
 * An attempt cannot have been made later than this, as clocks of several processes differ by less: the clock has been turned
 * back, and a wait until it has caught up would be of no rule.
 */
function latest(now: Date): Date {
  return new Date(now.getTime() + clockToleranceMs);
}

function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - attemptMemoryMs);
}
