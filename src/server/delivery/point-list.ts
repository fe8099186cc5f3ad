import { sql } from 'kysely';
import type { Carrier } from '../../domain/delivery/contract.ts';
import { reasonToKeep } from '../../domain/delivery/list-check.ts';
import { countryCodeOf, countryIds, type CountryCode } from '../../domain/shops/audience.ts';
import { tags } from '../changes/service.ts';
import type { Db, Trx } from '../database.ts';
import { purgeTags } from '../platform/purge.ts';
import type { ListedPoint } from './carriers/listed.ts';

/** What came of a list: taken over, or left as it was for a reason. */
export interface ListOutcome {
  isTaken: boolean;
  added: number;
  changed: number;
  vanished: number;
  reason: string | null;
}

/** When points that no carrier ever listed were seen: those of the demo. */
export const inventedAt = new Date(0);

/** A live shop sends nothing to invented lockers: points that only the demo ever listed serve no more. */
export async function retireInventedPoints(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const retired = await trx
      .updateTable('pickup_point')
      .set({ is_active: false })
      .where('seen_at', '<=', inventedAt)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (retired.numUpdatedRows > 0) await purgeTags(trx, [tags.delivery]);
  });
}

/**
 * Takes over the list of a carrier, unless it looks wrong. Points that are no longer in it serve no more; they stay for
 * the orders that chose them, and come back with the list that has them again.
 */
export async function takeList(
  db: Db,
  carrier: Carrier,
  points: readonly ListedPoint[],
  now: Date,
): Promise<ListOutcome> {
  return db.transaction().execute(async (trx) => {
    // Two refreshes of one carrier wait for each other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pickup points ${carrier}`}, 0))`.execute(trx);
    const reason = reasonToKeep(await activeByCountry(trx, carrier), points);
    const outcome =
      reason === null
        ? { isTaken: true, reason, ...(await writePoints(trx, carrier, points, now)) }
        : { isTaken: false, reason, added: 0, changed: 0, vanished: 0 };
    await noteRefresh(trx, carrier, { ...outcome, received: points.length }, now);
    if (outcome.added + outcome.changed + outcome.vanished > 0) await purgeTags(trx, [tags.delivery]);
    return outcome;
  });
}

/** Keeps the list a carrier has, since no other could be fetched. */
export async function keepList(db: Db, carrier: Carrier, reason: string, now: Date): Promise<ListOutcome> {
  const outcome = { isTaken: false, added: 0, changed: 0, vanished: 0, reason };
  await db.transaction().execute((trx) => noteRefresh(trx, carrier, { ...outcome, received: 0 }, now));
  return outcome;
}

async function activeByCountry(trx: Trx, carrier: Carrier): Promise<Partial<Record<CountryCode, number>>> {
  const rows = await trx
    .selectFrom('pickup_point')
    .select(['country_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('carrier', '=', carrier)
    .where('is_active', '=', true)
    .groupBy('country_id')
    .execute();
  return Object.fromEntries(rows.map((row) => [countryCodeOf(row.country_id), row.count]));
}

async function writePoints(trx: Trx, carrier: Carrier, points: readonly ListedPoint[], now: Date) {
  // Lists of several countries may share a point.
  const rows = [...new Map(points.map((point) => [point.extId, point])).values()].map((point) => ({
    ext_id: point.extId,
    country_id: countryIds[point.country],
    name: point.name,
    address: point.address,
    city: point.city,
    postal_code: point.postalCode,
    latitude: point.latitude,
    longitude: point.longitude,
    opening_hours: point.openingHours,
    i18n_comment: point.comment,
  }));
  const { rows: counts } = await sql<{ added: number; changed: number }>`
    with listed as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(
        ext_id text, country_id int, name text, address text, city text, postal_code text,
        latitude double precision, longitude double precision, opening_hours text, i18n_comment jsonb)
    ), before as (
      select l.ext_id, p.ext_id is null as is_new,
        (p.country_id, p.name, p.address, p.city, p.postal_code, p.latitude, p.longitude, p.opening_hours,
          p.i18n_comment, p.is_active) is distinct from
        (l.country_id, l.name, l.address, l.city, l.postal_code, l.latitude, l.longitude, l.opening_hours,
          nullif(l.i18n_comment, 'null'), true) as is_changed
      from listed l left join pickup_point p on p.carrier = ${carrier} and p.ext_id = l.ext_id
    ), written as (
      insert into pickup_point (carrier, ext_id, country_id, name, address, city, postal_code, latitude,
        longitude, opening_hours, i18n_comment, is_active, seen_at)
      select ${carrier}, ext_id, country_id, name, address, city, postal_code, latitude, longitude,
        opening_hours, nullif(i18n_comment, 'null'), true, ${now} from listed
      on conflict (carrier, ext_id) do update set
        (country_id, name, address, city, postal_code, latitude, longitude, opening_hours, i18n_comment,
          is_active, seen_at) =
        (excluded.country_id, excluded.name, excluded.address, excluded.city, excluded.postal_code,
          excluded.latitude, excluded.longitude, excluded.opening_hours, excluded.i18n_comment, true,
          excluded.seen_at)
    )
    select count(*) filter (where is_new) as added,
      count(*) filter (where not is_new and is_changed) as changed from before`.execute(trx);
  const vanished = await trx
    .updateTable('pickup_point')
    .set({ is_active: false })
    .where('carrier', '=', carrier)
    .where('is_active', '=', true)
    .where('ext_id', '<>', sql<string>`all(${points.map(({ extId }) => extId)}::text[])`)
    .executeTakeFirst();
  return { ...counts[0]!, vanished: Number(vanished.numUpdatedRows) };
}

async function noteRefresh(
  trx: Trx,
  carrier: Carrier,
  { isTaken, reason, received, added, changed, vanished }: ListOutcome & { received: number },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('pickup_point_refresh')
    .values({
      carrier,
      at,
      is_taken: isTaken,
      reason: reason === null ? null : reason.slice(0, 1000),
      received,
      added,
      changed,
      vanished,
    })
    .execute();
  // Half a year tells how reliable a carrier is.
  await sql`
    delete from pickup_point_refresh
    where carrier = ${carrier} and at < ${at}::timestamptz - interval '180 days'`.execute(trx);
}
