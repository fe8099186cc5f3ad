import * as api from '../../domain/reviews/api.ts';
import { productIdOf, requireProduct, tags } from '../catalogue/service.ts';
import type { Db, ShopCalls } from '../database.ts';
import { pageOfList } from '../platform/page-links.ts';
import { readReviews } from './queries.ts';

const minuteMs = 60_000;

/** Reviews of products (PL-06). */
export function reviewCalls(calls: ShopCalls, { db }: { db: Db }): void {
  calls.shared(api.reviews, { cacheMs: minuteMs }, async (_visitor, { params, query, url }) => {
    const id = productIdOf(params.id);
    const { page, page_size: pageSize, rating } = query;
    await requireProduct(db, id);
    const { reviews, count, summary } = await readReviews(db, id, { page, pageSize, rating });
    return {
      value: { ...pageOfList(reviews, { count, page, pageSize, url }), summary },
      tags: [tags.product(id)],
    };
  });
}
