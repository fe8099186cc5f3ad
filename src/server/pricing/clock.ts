import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** Prices written without a notification may change sooner than any known before; looked for this often, in ms. */
const lookEveryMs = 60_000;
/** Notifications come in swarms while much is imported: one look serves all that arrive within this, in ms. */
const gatherMs = 100;

export interface FollowedPrices {
  /** Call when prices were entered: one may change sooner than the next known instant. */
  lookAgain(): void;
  /** Resolves once a query under way has ended. */
  stop(): Promise<void>;
}

/**
 * Calls `onChange` with the delivery countries when prices begin or end by the clock, so that cached
 * answers and pages with them are purged at that instant. Every process that
 * caches answers runs one.
 */
export function followPrices(
  db: Db,
  given: { now: () => Date; onChange: (countryIds: number[]) => void; onError: (error: unknown) => void },
): FollowedPrices {
  let since = given.now();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    const now = given.now();
    const countries = await countriesRepriced(db, since, now);
    since = now;
    if (countries.length > 0) given.onChange(countries);
    const next = await nextBoundary(db, now);
    wait(next === null ? lookEveryMs : Math.min(lookEveryMs, next.getTime() - given.now().getTime()));
  }

  /** Looks again in `ms`, or sooner when that was to be done anyway. */
  function wait(ms: number): void {
    // A millisecond late rather than early: the price must have begun.
    const at = performance.now() + Math.max(0, ms) + 1;
    if (isStopped || (timer !== undefined && dueAt <= at)) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(again, at - performance.now());
    timer.unref();
  }

  function again(): void {
    timer = undefined;
    // One after the other: a look that began before prices were entered does not know them.
    looking = looking.then(look).catch((error: unknown) => {
      given.onError(error);
      wait(lookEveryMs);
    });
  }

  again();
  return {
    lookAgain: () => wait(gatherMs),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/**
 * Countries in which a price or a whole list began or ended after `from`, up to and with `to`. From a later
 * instant to an earlier one, as when a clock is turned back, it is what that takes back.
 */
export async function countriesRepriced(db: Db, from: Date, to: Date): Promise<number[]> {
  const [after, upTo] = from <= to ? [from, to] : [to, from];
  const within = (instant: ReturnType<typeof sql>) => sql`(${instant} > ${after} and ${instant} <= ${upTo})`;
  const { rows } = await sql<{ country_id: number }>`
    select country_id from price_list where ${within(sql`lower(valid)`)} or ${within(sql`upper(valid)`)}
    union select country_id from price_list where id in (select price_list_id from price where ${within(sql`lower(valid)`)})
    union select country_id from price_list where id in (select price_list_id from price where ${within(sql`upper(valid)`)})
    order by country_id`.execute(db);
  return rows.map((row) => row.country_id);
}

/** Products of which a price began or ended after `from`, up to and with `to`; those of a list that did as well. */
export async function productsRepriced(db: Db | Trx, from: Date, to: Date): Promise<number[]> {
  const within = (instant: ReturnType<typeof sql>) => sql`(${instant} > ${from} and ${instant} <= ${to})`;
  const { rows } = await sql<{ product_id: number }>`
    select product_id from price where ${within(sql`lower(valid)`)}
    union select product_id from price where ${within(sql`upper(valid)`)}
    union select product_id from price where price_list_id in (
      select id from price_list where ${within(sql`lower(valid)`)} or ${within(sql`upper(valid)`)})
    order by product_id`.execute(db);
  return rows.map((row) => row.product_id);
}

/** The first instant after `now` at which any price begins or ends. */
export async function nextBoundary(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select least(
      (select min(lower(valid)) from price where lower(valid) > ${now}),
      (select min(upper(valid)) from price where upper(valid) > ${now}),
      (select min(lower(valid)) from price_list where lower(valid) > ${now}),
      (select min(upper(valid)) from price_list where upper(valid) > ${now})) as next`.execute(db);
  return rows[0]!.next;
}
