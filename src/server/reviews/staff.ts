import { sql } from 'kysely';
import type { StaffReview } from '../../domain/reviews/contract.ts';
import type { Moderation } from '../../domain/reviews/moderation.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Db, Trx } from '../database.ts';
import { ownReviewsOf, picturesSql, type ReviewRow } from './rows.ts';

interface StaffRow extends ReviewRow {
  customer: string | null;
  reports: StaffReview['reports'];
  history: StaffReview['history'];
}

const staffColumns = sql`r.*, ${picturesSql} as pictures,
  (select c.uuid from customer c where c.id = r.customer_id) as customer,
  coalesce((select json_agg(json_build_object('reason', p.reason, 'text', p.text, 'created_at', p.created_at) order by p.id)
    from review_report p where p.review_id = r.id and p.decided_at is null), '[]') as reports,
  coalesce((select json_agg(json_build_object('moderation', h.moderation, 'reason', h.reason, 'user', u.uuid, 'at', h.at)
      order by h.id)
    from review_history h left join user_account u on u.id = h.user_id where h.review_id = r.id), '[]') as history`;

export interface StaffQuery {
  moderation?: Moderation | undefined;
  isReported: boolean;
  limit: number;
  offset: number;
}

/** Reviews that are not withdrawn, the oldest first, and how many there are in all. */
export async function listForStaff(
  db: Db,
  { moderation, isReported, limit, offset }: StaffQuery,
  audience: Audience,
  now: Date,
): Promise<{ reviews: StaffReview[]; count: number }> {
  const wanted = sql`r.withdrawn_at is null
    ${moderation === undefined ? sql`` : sql`and r.moderation = ${moderation}`}
    ${
      isReported
        ? sql`and exists (select from review_report p where p.review_id = r.id and p.decided_at is null)`
        : sql``
    }`;
  const { rows } = await sql<StaffRow>`
    select ${staffColumns} from review r where ${wanted}
    order by r.created_at, r.id limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from review r where ${wanted}`.execute(db);
  return { reviews: await staffReviewsOf(db, rows, audience, now), count: counted[0]!.count };
}

export async function readStaffReview(
  db: Db | Trx,
  id: number,
  audience: Audience,
  now: Date,
): Promise<StaffReview> {
  const { rows } = await sql<StaffRow>`select ${staffColumns} from review r where r.id = ${id}`.execute(db);
  return (await staffReviewsOf(db, rows, audience, now))[0]!;
}

async function staffReviewsOf(
  db: Db | Trx,
  rows: readonly StaffRow[],
  audience: Audience,
  now: Date,
): Promise<StaffReview[]> {
  const reviews = await ownReviewsOf(db, rows, audience, now);
  return reviews.map((review, index) => {
    const { version, customer, withdrawn_at, reports, history } = rows[index]!;
    return {
      ...review,
      version,
      customer,
      is_withdrawn: withdrawn_at !== null,
      reports: reports.map((one) => ({ ...one, created_at: instant(one.created_at) })),
      history: history.map((one) => ({ ...one, at: instant(one.at) })),
    };
  });
}

/** In JSON of the database an instant has the offset of its session. */
function instant(text: string): string {
  return new Date(text).toISOString();
}
