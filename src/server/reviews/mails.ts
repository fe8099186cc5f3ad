import { sql } from 'kysely';
import { translate, type Language } from '../../domain/locales.ts';
import type { Decision } from '../../domain/reviews/moderation.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import { findProductName } from '../catalogue/service.ts';
import type { Trx } from '../database.ts';
import { sendMail } from '../mail/service.ts';
import type { Reporter } from './reports.ts';

interface DeniedRow {
  product_id: number;
  version: number;
  text: string;
  rating: number;
  reason: string;
  shop_id: ShopId;
  email: string;
  first_name: string;
  language: Language;
}

/** Why a review is not shown, which its author may ask the law for; nothing to who has no account any more. */
export async function notifyAuthor(trx: Trx, reviewId: number): Promise<void> {
  const { rows } = await sql<DeniedRow>`
    select r.product_id, r.version, r.text, r.rating, r.reason, r.shop_id, u.email, u.first_name, u.language
    from review r join user_account u on u.id = r.user_id
    where r.id = ${reviewId} and u.is_active and r.shop_id is not null`.execute(trx);
  const [row] = rows;
  if (!row) return;
  const { product_id, version, text, rating, reason, shop_id, email, first_name, language } = row;
  await sendMail(trx, {
    template: 'review-denied',
    to: email,
    language,
    shopId: shop_id,
    // An edited review may be denied again, for another reason.
    key: `review-denied ${reviewId} ${version}`,
    props: { name: first_name, product: await nameOf(trx, product_id, language), text, rating, reason },
  });
}

/** What became of a review to those who reported it. */
export async function notifyReporters(
  trx: Trx,
  reviewId: number,
  reporters: readonly Reporter[],
  decision: Decision,
): Promise<void> {
  if (reporters.length === 0) return;
  const { product_id } = await trx
    .selectFrom('review')
    .select('product_id')
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow();
  for (const { id, email, language, shop_id } of reporters) {
    await sendMail(trx, {
      template: 'report-decided',
      to: email,
      language,
      shopId: shop_id,
      key: `report-decided ${id}`,
      props: { product: await nameOf(trx, product_id, language), isRemoved: decision === 'denied' },
    });
  }
}

async function nameOf(trx: Trx, productId: number, language: Language): Promise<string> {
  return translate(await findProductName(trx, productId), language);
}
