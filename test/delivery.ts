import type { Insertable } from 'kysely';
import type { Db } from '../src/server/database.ts';
import type { PickupPointTable } from '../src/server/delivery/tables.ts';
import { texts } from './factories.ts';

type PointParts = Pick<Insertable<PickupPointTable>, 'carrier' | 'ext_id'> &
  Partial<Insertable<PickupPointTable>>;

/** Pick-up points; what is not said is that of a locker in Tallinn. */
export async function buildPickupPoints(db: Db, points: readonly PointParts[]): Promise<void> {
  await db
    .insertInto('pickup_point')
    .values(
      points.map((parts) => ({
        country_id: 2,
        name: `Locker ${parts.ext_id}`,
        address: 'Endla 45',
        city: 'Tallinn',
        postal_code: '10615',
        latitude: null,
        longitude: null,
        opening_hours: null,
        i18n_comment: null,
        seen_at: new Date(),
        ...parts,
      })),
    )
    .execute();
}

/** A store of the Estonian shop, open on working days. */
export async function buildStore(
  db: Db,
  { code, name, shopId = 2 }: { code: string; name: Parameters<typeof texts>[0]; shopId?: number },
): Promise<void> {
  await db
    .insertInto('store')
    .values({
      shop_id: shopId,
      code,
      i18n_name: texts(name),
      address: 'Pärnu mnt 139',
      city: 'Tallinn',
      postal_code: '11317',
      map_url: 'https://www.openstreetmap.org/',
      phone: '+372 600 0110',
      email: 'tallinn@ilumaja.example',
      opening_hours: JSON.stringify([{ from_day: 1, to_day: 5, opens: '9.00', closes: '18.00' }]),
      image_key: null,
    })
    .execute();
}
