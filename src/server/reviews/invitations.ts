import type { Audience } from '../../domain/shops/audience.ts';
import { listItems } from '../catalogue/service.ts';
import type { Db, Trx } from '../database.ts';
import { sendMails, type MailProduct } from '../mail/service.ts';
import { notifiable } from '../notices/service.ts';
import { takeDelivered, type DeliveredOrder, type DeliveryPlace } from './invitation-queries.ts';

/** Orders in one transaction. */
const ordersAtOnce = 500;
/** Products a mail names. */
const productsShown = 3;
/** An order that was delivered longer ago than that before its invitation would be due is no longer fresh. */
const freshDays = 30;
const dayMs = 24 * 3_600_000;

interface Deps {
  db: Db;
  clock: () => Date;
  /** Days after the delivery; 0: nobody is invited. */
  days: number;
  signal?: AbortSignal;
}

/**
 * Invites buyers who have agreed to be asked to review what was delivered to them, once for an order. Each step notes in its
 * transaction which orders it has looked at, so that it may be interrupted and repeated. Answers how many mails were
 * written.
 */
export async function inviteToReview({ db, clock, days, signal }: Deps): Promise<number> {
  if (days === 0) return 0;
  const now = clock();
  const daysAgo = (count: number) => new Date(now.getTime() - count * dayMs);
  const to = daysAgo(days);
  let mails = 0;
  let after: DeliveryPlace | null = { at: daysAgo(days + freshDays).toISOString(), order_id: 0 };
  while (after !== null && !signal?.aborted) {
    const from: DeliveryPlace = after;
    const step = await db.transaction().execute((trx) => inviteSome(trx, { after: from, to, now }));
    mails += step.mails;
    after = step.last;
  }
  return mails;
}

async function inviteSome(
  trx: Trx,
  span: { after: DeliveryPlace; to: Date; now: Date },
): Promise<{ last: DeliveryPlace | null; mails: number }> {
  const { now } = span;
  const { last, orders } = await takeDelivered(trx, { ...span, limit: ordersAtOnce });
  const consenting = await notifiable(
    trx,
    'review_invitation',
    orders.map(({ email }) => email),
  );
  const invited = orders.filter(({ email }) => consenting.has(email));
  const mails = [];
  for (const some of Map.groupBy(invited, (order) => JSON.stringify(audienceOf(order))).values())
    mails.push(...(await mailsTo(trx, some, now)));
  await sendMails(trx, mails);
  return { last, mails: mails.length };
}

/** Names and pictures are the same for all of it; a mail says no prices. */
const audienceOf = ({ shop_id, country_id, language }: DeliveredOrder): Audience => ({
  shopId: shop_id,
  countryId: country_id,
  language,
  groupId: null,
  isBusiness: false,
  openedRestrictions: [],
});

async function mailsTo(trx: Trx, orders: readonly DeliveredOrder[], now: Date) {
  const ids = [...new Set(orders.flatMap((order) => order.product_ids.slice(0, productsShown)))];
  const items = await listItems(trx, ids, audienceOf(orders[0]!), now);
  const products = new Map(
    items.map((item): [number, MailProduct] => [
      item.id,
      {
        id: item.id,
        slug: item.slug,
        name: item.variation ? `${item.name}, ${item.variation}` : item.name,
        brand: item.brand_name,
        picture: item.files[0]?.key ?? null,
        cents: null,
        oldCents: null,
        isNet: false,
      },
    ]),
  );
  return orders.flatMap(({ uuid, email, first_name, language, shop_id, product_ids }) => {
    const shown = product_ids.slice(0, productsShown).flatMap((id) => products.get(id) ?? []);
    if (shown.length === 0) return [];
    return {
      template: 'review-invitation' as const,
      to: email,
      language,
      shopId: shop_id,
      props: { name: first_name, products: shown },
      key: `review-invitation ${uuid}`,
    };
  });
}
