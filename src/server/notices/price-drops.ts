import { dropQuietMs, dropsPerMail, isWorthNotifying } from '../../domain/notices/rules.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { offersSince, type PriceThen } from '../catalogue/service.ts';
import type { Db, Trx } from '../database.ts';
import { sendMails } from '../mail/service.ts';
import { productsRepriced } from '../pricing/service.ts';
import { mailProductOf } from './mail-products.ts';
import * as queries from './price-drop-queries.ts';
import { findReaders, type NoticeReader } from './readers.ts';

/** People looked at in one transaction: short enough that nobody waits for it, long enough to be quick. */
const peopleAtOnce = 1000;

/**
 * A price counts from the beginning of the transaction that writes it, which an import may commit much later: each walk looks
 * at the last hour of the one before it again. Who was told already is not told twice.
 */
const lookBackMs = 3_600_000;

/** A product whose price has dropped for an audience. */
interface Drop {
  was: PriceThen;
  percent: number;
}

/** What has dropped for whom, worked out once for each audience: there are few of them, and many people. */
type DropsOf = (audience: Audience) => Promise<ReadonlyMap<number, Drop>>;

/** What the steps of a walk share: all of them look at the same time. */
interface Walk {
  until: number;
  productIds: readonly number[];
  drops: Map<string, ReadonlyMap<number, Drop>>;
}

/**
 * Tells people whose favourites have become cheaper for them since the last time, by a campaign that began or a price that
 * was lowered. Each step notes in one transaction how far it has come and what it has told, so that a process that dies
 * leaves nobody out and tells nobody twice. Answers how many mails were written.
 */
export async function notifyOfPriceDrops(db: Db, clock: () => Date, signal?: AbortSignal): Promise<number> {
  const walk: Walk = { until: NaN, productIds: [], drops: new Map() };
  let mails = 0;
  while (!signal?.aborted) {
    const step = await db.transaction().execute((trx) => tellSome(trx, walk, clock()));
    if (step === null) break;
    mails += step;
  }
  return mails;
}

/** One step; null: everybody has been looked at. */
async function tellSome(trx: Trx, walk: Walk, now: Date): Promise<number | null> {
  const run = await queries.lockRun(trx, now);
  if (!run) return null;
  const { until, afterEmail } = run;
  const since = new Date(run.since.getTime() - lookBackMs);
  if (walk.until !== until.getTime()) {
    const productIds = await productsRepriced(trx, since, until);
    Object.assign(walk, { until: until.getTime(), productIds, drops: new Map() });
  }
  const { productIds, drops } = walk;
  const notifiedSince = new Date(until.getTime() - dropQuietMs);
  const people =
    productIds.length === 0
      ? []
      : await queries.listWatchedProducts(trx, productIds, {
          afterEmail,
          limit: peopleAtOnce,
          notifiedSince,
        });
  if (people.length === 0) {
    await queries.endRun(trx);
    return null;
  }
  const dropsOf: DropsOf = async (audience) => {
    const key = JSON.stringify(audience);
    if (!drops.has(key)) drops.set(key, await findDrops(trx, productIds, audience, { since, now: until }));
    return drops.get(key)!;
  };
  const mails = await writeMails(trx, people, dropsOf, until);
  await queries.moveRun(trx, people.at(-1)!.email);
  return mails;
}

async function writeMails(
  trx: Trx,
  people: readonly queries.WatchedProducts[],
  dropsOf: DropsOf,
  now: Date,
): Promise<number> {
  const readers = await findReaders(
    trx,
    people.map(({ email }) => email),
  );
  const mails = [];
  const told: { email: string; product_id: number }[] = [];
  for (const { email, product_ids } of people) {
    const reader = readers.get(email);
    if (!reader) continue;
    const drops = await dropsOf(reader.audience);
    const dropped = product_ids
      .flatMap((id) => drops.get(id) ?? [])
      .toSorted((a, b) => b.percent - a.percent);
    if (dropped.length === 0) continue;
    mails.push(mailTo(reader, dropped.slice(0, dropsPerMail), now));
    // Those the mail has no room for as well: they are no reason for another one.
    for (const { was } of dropped) told.push({ email, product_id: was.offer.item.id });
  }
  await queries.noteNotified(trx, told, now);
  await sendMails(trx, mails);
  return mails.length;
}

function mailTo({ email, name, audience }: NoticeReader, drops: readonly Drop[], now: Date) {
  return {
    template: 'price-drop' as const,
    to: email,
    language: audience.language,
    shopId: audience.shopId,
    props: {
      name,
      products: drops.map(({ was: { offer, before }, percent }) => ({
        ...mailProductOf(offer, audience),
        // What the law wants beside a lower price: the lowest of the 30 days before it.
        oldCents: audience.isBusiness ? before.netCents : before.grossCents,
        percent,
      })),
    },
    key: `price-drop ${email} ${now.toISOString()}`,
  };
}

/** What an audience can buy now for so much less than in the 30 days before that it is worth a mail. */
async function findDrops(
  trx: Trx,
  productIds: readonly number[],
  audience: Audience,
  times: { since: Date; now: Date },
): Promise<ReadonlyMap<number, Drop>> {
  const drops = new Map<number, Drop>();
  for (const [id, was] of await offersSince(trx, productIds, audience, times)) {
    const { item, price } = was.offer;
    if (!price || item.is_disabled || item.stock_state === 'out' || item.valid_restrictions.length > 0)
      continue;
    const [cents, before] = [price.grossCents, was.before.grossCents];
    if (!isWorthNotifying(cents, before)) continue;
    drops.set(id, { was, percent: Math.floor(((before - cents) * 100) / before) });
  }
  return drops;
}
