import type { JobAdvertisement } from '../../domain/careers/contract.ts';
import { isSafeUrl } from '../../domain/creator/urls.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Db } from '../database.ts';

/** Open positions of a shop in a language, in the order they were entered. */
export async function listOpen(
  db: Db,
  { shopId, language }: Pick<Audience, 'shopId' | 'language'>,
): Promise<JobAdvertisement[]> {
  const rows = await db
    .selectFrom('job_advertisement')
    .select(['url', 'title', 'location'])
    .where('shop_id', '=', shopId)
    .where('language', '=', language)
    .where('is_open', '=', true)
    .orderBy('id')
    .execute();
  // A browser follows whatever stands in a link.
  return rows.filter(({ url }) => isSafeUrl(url));
}
