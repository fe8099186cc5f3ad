import { ShopError } from '../../domain/errors.ts';
import type { Confirmed } from '../../domain/notices/contract.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';
import { hashOf } from './asking.ts';
import * as queries from './confirmation-queries.ts';
import { giveConsent } from './consents.ts';
import { waitFor } from './requests.ts';

type Asked = NonNullable<Awaited<ReturnType<typeof queries.lockConfirmation>>>;

/**
 * The owner of the address says yes. Following the link again, as after an answer that was lost, changes nothing, also not
 * for who has said no meanwhile.
 * @throws ShopError TOKEN_INVALID for a link that is wrong or has expired
 */
export async function confirmNotice(trx: Trx, token: string, now: Date): Promise<Confirmed> {
  const asked = await queries.lockConfirmation(trx, hashOf(token), now);
  if (!asked) throw new ShopError('TOKEN_INVALID');
  const { email, kind, product_id: productId } = asked;
  if (asked.confirmed_at === null) {
    await queries.setConfirmed(trx, asked.token_hash, now);
    await agreed(trx, asked, now);
  }
  return { kind, email, product: productId };
}

async function agreed(trx: Trx, asked: Asked, now: Date): Promise<void> {
  const { email, kind, source, language, product_id: productId, country_id: countryId } = asked;
  const proof = { textVersion: asked.text_version, askedAt: asked.asked_at };
  if (productId === null || countryId === null)
    return giveConsent(trx, { email, kind, source, language, shopId: asked.shop_id, ...proof }, now);
  const audience = { shopId: asked.shop_id as ShopId, countryId, language };
  return waitFor(trx, { email, productId, audience }, now, proof);
}
