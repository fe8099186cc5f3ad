import { FieldError, ShopError } from '../../domain/errors.ts';
import type { BackInStockAnswer, Waiting } from '../../domain/notices/contract.ts';
import { waitingDays, waitingLimit } from '../../domain/notices/rules.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { currentOffers } from '../catalogue/service.ts';
import type { Trx } from '../database.ts';
import { askByMail } from './asking.ts';
import { findAddressOf } from './consent-queries.ts';
import { nameOf } from './mail-products.ts';
import { giveConsent, type GivenConsent } from './consents.ts';
import { deleteRequests, insertRequest, listRequests, type BackInStockRequest } from './request-queries.ts';

const dayMs = 24 * 3_600_000;
const kind = 'back_in_stock';
const source = 'product_page';

/**
 * Somebody wants to be told when a product is back. Who is signed in waits from now on; the owner of another address is
 * asked by mail, and the answer is the same whether they wait already.
 * @throws ShopError PRODUCT_NOT_FOUND, ALREADY_IN_STOCK, TOO_MANY_WAITING; FieldError without an address
 */
export async function askBackInStock(
  trx: Trx,
  { user, audience }: Visitor,
  { productId, email }: { productId: number; email: string | undefined },
  now: Date,
): Promise<BackInStockAnswer> {
  const offer = (await currentOffers(trx, [productId], audience, now)).get(productId);
  if (!offer || offer.item.is_disabled) throw new ShopError('PRODUCT_NOT_FOUND');
  const { item } = offer;
  const isSoldOut = item.sale_delay === null && item.available_stock < item.pack_size;
  if (!isSoldOut) throw new ShopError('ALREADY_IN_STOCK');
  if (user) {
    const own = await findAddressOf(trx, user.id);
    await waitFor(trx, { email: own.email, productId, audience }, now);
    return { email: own.email, is_asked: false };
  }
  if (email === undefined) throw new FieldError({ email: ['required'] });
  const product = { id: productId, name: nameOf(item) };
  await askByMail(trx, audience, { email, kind, source, product }, now);
  return { email, is_asked: true };
}

/** Who signed in or followed the link of a mail waits, once for a product. @throws ShopError TOO_MANY_WAITING */
export async function waitFor(
  trx: Trx,
  wish: BackInStockRequest,
  now: Date,
  proof: Pick<GivenConsent, 'textVersion' | 'askedAt'> = {},
): Promise<void> {
  const waiting = await listRequests(trx, wish.email, now);
  const isNew = waiting.every(({ product_id }) => product_id !== wish.productId);
  if (isNew && waiting.length >= waitingLimit) throw new ShopError('TOO_MANY_WAITING');
  const { language, shopId } = wish.audience;
  await giveConsent(trx, { email: wish.email, kind, source, language, shopId, ...proof }, now);
  await insertRequest(trx, wish, { now, expiresAt: new Date(now.getTime() + waitingDays * dayMs) });
}

/** Ends the waiting of a user for a product. */
export async function cancelBackInStock(trx: Trx, userId: number, productId: number): Promise<void> {
  const { email } = await findAddressOf(trx, userId);
  await deleteRequests(trx, email, productId);
}

/** Products an address waits for, named in the language of the reader. */
export async function readWaiting(
  trx: Trx,
  email: string,
  audience: Audience,
  now: Date,
): Promise<Waiting[]> {
  const requests = await listRequests(trx, email, now);
  if (requests.length === 0) return [];
  const ids = [...new Set(requests.map(({ product_id }) => product_id))];
  const offers = await currentOffers(trx, ids, audience, now);
  return requests.flatMap(({ product_id, expires_at }) => {
    const item = offers.get(product_id)?.item;
    if (!item) return [];
    const name = nameOf(item);
    return [{ product: { id: item.id, name, slug: item.slug }, expires_at: expires_at.toISOString() }];
  });
}
