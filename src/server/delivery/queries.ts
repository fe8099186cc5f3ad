import { sql } from 'kysely';
import type { Carrier, DeliveryKind } from '../../domain/delivery/contract.ts';
import type { RatedMethod } from '../../domain/delivery/methods.ts';
import type { Multilingual } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';

/** Delivery methods of a shop to a country with their rates; those to lockers only where the carrier has any. */
export async function ratedMethods(
  db: Db | Trx,
  { shopId, countryId }: { shopId: number; countryId: number },
): Promise<RatedMethod[]> {
  const { rows } = await sql<RatedMethod>`
    select m.id, m.kind, m.carrier, m.i18n_name,
      jsonb_agg(jsonb_build_object('fromG', p.from_g, 'toG', p.to_g, 'cents', p.cents,
        'freeFromCents', p.free_from_cents) order by p.from_g) as rates
    from delivery_method m join delivery_price p on p.method_id = m.id
    where m.shop_id = ${shopId} and p.country_id = ${countryId} and m.is_active
      and (m.kind <> 'locker' or exists (
        select 1 from pickup_point l where l.carrier = m.carrier and l.country_id = ${countryId} and l.is_active))
    group by m.id
    order by m.position, m.id`.execute(db);
  return rows;
}

export interface MethodRow {
  id: number;
  shop_id: number;
  kind: DeliveryKind;
  carrier: Carrier | null;
  i18n_name: Multilingual;
  is_active: boolean;
}

/** A way of delivery, also one that is no longer offered: orders were sent by it. */
export async function findMethod(db: Db | Trx, id: number): Promise<MethodRow | undefined> {
  return db
    .selectFrom('delivery_method')
    .select(['id', 'shop_id', 'kind', 'carrier', 'i18n_name', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();
}

const pointColumns = [
  'ext_id',
  'country_id',
  'name',
  'address',
  'city',
  'postal_code',
  'latitude',
  'longitude',
  'opening_hours',
  'i18n_comment',
] as const;

export async function findPoint(
  db: Db | Trx,
  { carrier, countryId, id }: { carrier: Carrier; countryId: number; id: string },
) {
  return db
    .selectFrom('pickup_point')
    .select(pointColumns)
    .where('carrier', '=', carrier)
    .where('ext_id', '=', id)
    .where('country_id', '=', countryId)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** The points of a carrier that serve, by city and name. */
export async function listPoints(
  db: Db | Trx,
  { carrier, countryId }: { carrier: Carrier; countryId: number },
) {
  return db
    .selectFrom('pickup_point')
    .select(pointColumns)
    .where('carrier', '=', carrier)
    .where('country_id', '=', countryId)
    .where('is_active', '=', true)
    .orderBy('ext_id')
    .execute();
}

/** Where the points of all carriers in a country are, with their postal codes. */
export async function listPlaces(db: Db, countryId: number) {
  return db
    .selectFrom('pickup_point')
    .select(['postal_code', 'latitude', 'longitude'])
    .where('country_id', '=', countryId)
    .where('is_active', '=', true)
    .execute();
}
