import { sql } from 'kysely';
import { ShopError } from '../../domain/errors.ts';
import type { Report } from '../../domain/reviews/contract.ts';
import { maxOpenReports } from '../../domain/reviews/rules.ts';
import type { Language } from '../../domain/locales.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';

/**
 * Reports a shown review to the staff. A user has one report of it waiting, and of a review only so many wait: who reports
 * it after that is thanked as well, since it is looked at anyway.
 * @throws ShopError REVIEW_NOT_FOUND
 */
export async function reportReview(
  trx: Trx,
  { user, audience }: Visitor,
  id: number,
  { reason, text = '', email }: Report,
  now: Date,
): Promise<void> {
  const review = await trx
    .selectFrom('review')
    .select('id')
    .where('id', '=', id)
    .where('is_shown', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw new ShopError('REVIEW_NOT_FOUND');
  // Counted once the lock is had: of reports that come together each sees those before it.
  const { open } = await trx
    .selectFrom('review_report')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('review_id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (open >= maxOpenReports) return;
  await trx
    .insertInto('review_report')
    .values({
      review_id: id,
      user_id: user?.id ?? null,
      email: user ? null : (email ?? null),
      reason,
      text,
      language: audience.language,
      shop_id: audience.shopId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Somebody who reported a review and can be told what became of it. */
export interface Reporter {
  id: number;
  email: string;
  language: Language;
  shop_id: ShopId;
}

/** Ends the reports of a review that wait. Answers how many there were, and who of them can be written to. */
export async function decideReports(
  trx: Trx,
  reviewId: number,
  now: Date,
): Promise<{ count: number; reporters: Reporter[] }> {
  const { rows } = await sql<Omit<Reporter, 'email'> & { email: string | null }>`
    with decided as (
      update review_report set decided_at = ${now} where review_id = ${reviewId} and decided_at is null
      returning id, user_id, email, language, shop_id)
    select d.id, coalesce(d.email, u.email) as email, d.language, d.shop_id
    from decided d left join user_account u on u.id = d.user_id and u.is_active order by d.id`.execute(trx);
  const reporters = rows.flatMap((row) => (row.email === null ? [] : [{ ...row, email: row.email }]));
  return { count: rows.length, reporters };
}
