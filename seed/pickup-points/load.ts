import type { Db } from '../../src/server/database.ts';
import { parsers } from '../../src/server/delivery/carriers/index.ts';
import { inventedAt, takeList } from '../../src/server/delivery/service.ts';
import { dpdList, latvijasPastsList, omnivaList, smartpostiList, venipakList } from './lists.ts';

/** Fills a demo that has no pick-up points with invented ones, which go the way real lists go. */
export async function loadPickupPoints(db: Db): Promise<void> {
  if (await db.selectFrom('pickup_point').select('ext_id').limit(1).executeTakeFirst()) return;
  const lists = [
    ['omniva', [omnivaList()]],
    ['smartposti', [smartpostiList('EE'), smartpostiList('LV'), smartpostiList('FI')]],
    ['dpd', [dpdList('EE'), dpdList('LV')]],
    ['venipak', [venipakList()]],
    ['latvijas_pasts', [latvijasPastsList()]],
  ] as const;
  for (const [carrier, answers] of lists) {
    const points = answers.flatMap((answer) => parsers[carrier](answer));
    await takeList(db, carrier, points, inventedAt);
  }
}
