import { cartLeftMs, cartLinesShown, cartQuietMs } from '../../domain/notices/rules.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { currentOffers, type Offer } from '../catalogue/service.ts';
import type { Db, Trx } from '../database.ts';
import { sendMails } from '../mail/service.ts';
import { noteReminded, takeLeftCarts, type LeftCart } from './cart-queries.ts';
import { mailProductOf } from './mail-products.ts';
import { findReaders, type NoticeReader } from './readers.ts';

/** Carts in one transaction. */
const cartsAtOnce = 500;

/**
 * Reminds people once of a cart they have left, with the prices of now. Each step notes in its transaction whom it reminds,
 * so that it may be interrupted and repeated. Answers how many mails were written.
 */
export async function remindOfCarts(db: Db, clock: () => Date, signal?: AbortSignal): Promise<number> {
  let mails = 0;
  while (!signal?.aborted) {
    const step = await db.transaction().execute((trx) => remindSome(trx, clock()));
    mails += step.mails;
    if (step.carts < cartsAtOnce) break;
  }
  return mails;
}

async function remindSome(trx: Trx, now: Date): Promise<{ carts: number; mails: number }> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const carts = await takeLeftCarts(trx, {
    changedFrom: before(cartLeftMs.max),
    changedTo: before(cartLeftMs.min),
    quietSince: before(cartQuietMs),
    limit: cartsAtOnce,
  });
  if (carts.length === 0) return { carts: 0, mails: 0 };
  const readers = await findReaders(
    trx,
    carts.map(({ email }) => email),
  );
  const offersTo = await readOffers(trx, carts, readers, now);
  const noted = await noteReminded(trx, carts, now);
  const mails = noted.flatMap((cart) => {
    const reader = readers.get(cart.email);
    return reader ? (mailTo(cart, reader, offersTo(audienceOf(cart, reader))) ?? []) : [];
  });
  await sendMails(trx, mails);
  return { carts: carts.length, mails: mails.length };
}

/** The prices of a cart are those of where it goes and of whom it is for. */
function audienceOf(cart: LeftCart, { audience }: NoticeReader): Audience {
  return { ...audience, shopId: cart.shop_id, countryId: cart.country_id };
}

/** All products of the carts, read once for each audience. */
async function readOffers(
  trx: Trx,
  carts: readonly LeftCart[],
  readers: ReadonlyMap<string, NoticeReader>,
  now: Date,
): Promise<(audience: Audience) => ReadonlyMap<number, Offer>> {
  const wanted = new Map<string, { audience: Audience; ids: Set<number> }>();
  for (const cart of carts) {
    const reader = readers.get(cart.email);
    if (!reader) continue;
    const audience = audienceOf(cart, reader);
    const key = JSON.stringify(audience);
    const { ids } = wanted.get(key) ?? wanted.set(key, { audience, ids: new Set() }).get(key)!;
    for (const { product_id } of cart.lines) ids.add(product_id);
  }
  const offers = new Map<string, ReadonlyMap<number, Offer>>();
  for (const [key, { audience, ids }] of wanted)
    offers.set(key, await currentOffers(trx, [...ids], audience, now));
  return (audience) => offers.get(JSON.stringify(audience))!;
}

/** Null: nothing of it can be bought any more. */
function mailTo(cart: LeftCart, reader: NoticeReader, offers: ReadonlyMap<number, Offer>) {
  const { uuid, email, shop_id, lines } = cart;
  const audience = audienceOf(cart, reader);
  const products = lines.flatMap(({ product_id, quantity }) => {
    const offer = offers.get(product_id);
    const canBeBought = offer?.price && !offer.item.is_disabled && offer.item.valid_restrictions.length === 0;
    return canBeBought ? [{ ...mailProductOf(offer, audience), quantity }] : [];
  });
  if (products.length === 0) return null;
  return {
    template: 'abandoned-cart' as const,
    to: email,
    language: audience.language,
    shopId: shop_id,
    props: {
      name: reader.name,
      products: products.slice(0, cartLinesShown),
      more: Math.max(0, products.length - cartLinesShown),
    },
    key: `abandoned-cart ${uuid}`,
  };
}
