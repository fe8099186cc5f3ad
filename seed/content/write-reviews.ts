import { sql } from 'kysely';
import type { Trx } from '../../src/server/database.ts';
import { onDaysFrom } from '../days.ts';
import { reviewsOf, type ReviewedProduct } from './reviews.ts';
import { json } from './write-pages.ts';

/** As many best sellers are reviewed. */
const reviewedProducts = 110;

/**
 * Reviews of the best sellers, on days counted from `now`; ratings of products are counted anew from what is approved
 * (PL-06).
 */
export async function writeReviews(trx: Trx, now: Date): Promise<void> {
  const { rows: products } = await sql<ReviewedProduct>`
    with recursive tree as (
      select id, code as root from category where parent_id is null and code <> 'seasonal-sale'
      union all select c.id, tree.root from category c join tree on c.parent_id = tree.id
    )
    select p.id, p.sku, (select tree.root from product_category pc join tree on tree.id = pc.category_id
      where pc.product_id = p.id order by pc.position, tree.id limit 1) as root
    from product p left join product_family f on f.id = p.family_id
    where not p.is_disabled and (p.family_id is null or p.id = f.lead_product_id)
      and exists (select from product_category pc join tree on tree.id = pc.category_id where pc.product_id = p.id)
    order by p.popularity desc, p.id limit ${reviewedProducts}`.execute(trx);
  // Nobody reviews a product twice, so the days say nothing of whether a review is there.
  const reviews = onDaysFrom(now, reviewsOf(products));
  await sql`
    insert into review (product_id, author_name, author_city, is_verified_buyer, is_professional, rating, text, language,
      reply, moderation, created_at, reason)
    select r.*, case when r.moderation = 'denied' then 'Ei räägi tootest.' end from jsonb_to_recordset(${json(reviews)}) as r (product_id int, author_name text, author_city text,
      is_verified_buyer boolean, is_professional boolean, rating int, text text, language text, reply text, moderation text,
      created_at timestamptz)
    where not exists (select from review old
      where (old.product_id, old.author_name) = (r.product_id, r.author_name))`.execute(trx);
  await sql`
    with counted as (
      select product_id, sum(rating)::int as rating_sum, count(*)::int as rating_count
      from review where moderation = 'approved' group by product_id
    )
    update product set rating_sum = counted.rating_sum, rating_count = counted.rating_count
    from counted where counted.product_id = product.id
      and (product.rating_sum, product.rating_count) is distinct from (counted.rating_sum, counted.rating_count)`.execute(
    trx,
  );
}
