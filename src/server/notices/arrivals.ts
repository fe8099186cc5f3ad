import type { Audience } from '../../domain/shops/audience.ts';
import { mailsCountMs, mailsFor } from '../../domain/notices/rules.ts';
import { currentOffers, type Offer } from '../catalogue/service.ts';
import { announceArrived, type Arrived } from '../changes/service.ts';
import type { Db, Trx } from '../database.ts';
import { sendMails } from '../mail/service.ts';
import { mailProductOf } from './mail-products.ts';
import { findReaders, type NoticeReader } from './readers.ts';
import { findWaitedFor, lockNotifying, takeRequests, type NotifiedRequest } from './request-queries.ts';

/** Mails written in one transaction; the rest follows in the next. */
const mailsAtOnce = 500;

/** What the outbox tells: products that came back. */
export function arrivalHandler(clock: () => Date) {
  return async (trx: Trx, payloads: object[]): Promise<void> => {
    const arrived = (payloads as { arrived: Arrived[] }[]).flatMap((payload) => payload.arrived);
    await notifyWaiting(trx, arrived, clock());
  };
}

/** Products that are still there some hours after their mails: the next who wait are told. */
export async function notifyNextWaiting(db: Db, now: Date): Promise<void> {
  await db.transaction().execute((trx) => notifyWaiting(trx, null, now));
}

/**
 * Tells those who have waited longest, no more of them than the pieces make sense for. Safe to hear twice: whoever was told
 * waits no longer, and mails on their way count.
 */
async function notifyWaiting(trx: Trx, arrived: readonly Arrived[] | null, now: Date): Promise<void> {
  const notifiedSince = new Date(now.getTime() - mailsCountMs);
  const candidates = await findWaitedFor(trx, arrived, { now, notifiedSince });
  for (const candidate of candidates) {
    await lockNotifying(trx, candidate);
    // As it is now that nobody else tells of it.
    const [waitedFor] = await findWaitedFor(trx, [candidate], { now, notifiedSince });
    if (!waitedFor) continue;
    const wanted = mailsFor(waitedFor.free, waitedFor.told);
    const told = wanted > 0 ? await takeRequests(trx, candidate, Math.min(wanted, mailsAtOnce), now) : [];
    await write(trx, candidate, told, now);
    if (wanted > mailsAtOnce && told.length === mailsAtOnce) await announceArrived(trx, [candidate]);
  }
}

async function write(
  trx: Trx,
  { product_id }: Arrived,
  told: readonly NotifiedRequest[],
  now: Date,
): Promise<void> {
  const readers = await findReaders(
    trx,
    told.map(({ email }) => email),
  );
  const offers = new Map<string, Offer | undefined>();
  const offerTo = async (audience: Audience) => {
    const key = JSON.stringify(audience);
    if (!offers.has(key))
      offers.set(key, (await currentOffers(trx, [product_id], audience, now)).get(product_id));
    return offers.get(key);
  };
  const mails = [];
  for (const one of told) {
    const audience = audienceOf(one, readers.get(one.email));
    const offer = await offerTo(audience);
    if (!offer) continue;
    mails.push({
      template: 'back-in-stock' as const,
      to: one.email,
      language: one.language,
      shopId: one.shop_id,
      props: { name: readers.get(one.email)?.name ?? '', product: mailProductOf(offer, audience) },
      key: `back-in-stock ${one.id}`,
    });
  }
  await sendMails(trx, mails);
}

/** Where it was asked for, at the prices of who asked. */
function audienceOf(told: NotifiedRequest, reader: NoticeReader | undefined): Audience {
  return {
    shopId: told.shop_id,
    countryId: told.country_id,
    language: told.language,
    groupId: reader?.audience.groupId ?? null,
    isBusiness: reader?.audience.isBusiness ?? false,
    openedRestrictions: reader?.audience.openedRestrictions ?? [],
  };
}
