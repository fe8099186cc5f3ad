import { sql } from 'kysely';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import type { Invariant } from '../platform/invariants.ts';

/** What holds of reviews and of what products say of them. */
export const reviewInvariants: readonly Invariant[] = [
  {
    name: 'The rating of a product is that of its approved reviews',
    broken: sql`
      select format('product %s: %s stars of %s reviews, should be %s of %s', p.id, p.rating_sum, p.rating_count,
        coalesce(r.stars, 0), coalesce(r.count, 0)) as what
      from product p left join (select product_id, sum(rating) as stars, count(*) as count from review
        where moderation = 'approved' and withdrawn_at is null group by product_id) r on r.product_id = p.id
      where (p.rating_sum, p.rating_count) is distinct from (coalesce(r.stars, 0), coalesce(r.count, 0))`,
  },
  {
    name: 'A customer marked as a verified buyer has had the product delivered',
    broken: sql`
      select format('review %s of product %s', r.id, r.product_id) as what
      from review r left join order_line l on l.id = r.order_line_id left join shop_order o on o.id = l.order_id
      where r.is_verified_buyer and (
        (r.customer_id is not null and r.order_line_id is null)
        or (r.order_line_id is not null and (l.product_id is distinct from r.product_id and l.product_id is not null
          or o.status <> ${orderStatuses.FULFILLED}
          or (r.customer_id is not null and o.customer_id is distinct from r.customer_id))))`,
  },
  {
    name: 'A review counts its votes, and none is of its author',
    broken: sql`
      select format('review %s: %s counted, %s written', r.id, r.helpful_count, coalesce(v.votes, 0)) as what
      from review r left join (select review_id, count(*) as votes from review_vote group by review_id) v on v.review_id = r.id
      where r.helpful_count <> coalesce(v.votes, 0)
      union all
      select format('review %s has a vote of its author', r.id)
      from review r join review_vote v on v.review_id = r.id and v.user_id = r.user_id`,
  },
  {
    name: 'A review counts its pictures',
    broken: sql`
      select format('review %s: %s counted, %s there', r.id, r.picture_count, coalesce(p.pictures, 0)) as what
      from review r left join (select review_id, count(*) as pictures from review_picture group by review_id) p
        on p.review_id = r.id
      where r.picture_count <> coalesce(p.pictures, 0)`,
  },
  {
    name: 'The history of a review ends with its state',
    broken: sql`
      select format('review %s is %s, its history ends with %s', r.id, r.moderation, h.moderation) as what
      from review r join lateral (
        select moderation from review_history where review_id = r.id order by id desc limit 1) h on true
      where h.moderation <> r.moderation`,
  },
];
