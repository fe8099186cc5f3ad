import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { tags } from '../changes/service.ts';
import { expireTags } from '../platform/purge.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { deletePicturesOf } from './picture-queries.ts';
import { announceDeleted } from './pictures.ts';
import { refreshRatings } from './ratings.ts';
import { deleteVotesOf } from './votes.ts';

/** Reviews go with their author, pictures and votes with them; averages follow at once. Of a report its text stays for the staff. */
export const reviewsData: PersonalData<Database> = {
  name: 'reviews',
  async read(db, { id }) {
    const { rows: written } = await sql<object>`
      select r.product_id, r.rating, r.text, r.language, r.author_name, r.moderation, r.reason, r.created_at, r.edited_at,
        coalesce((select json_agg(p.uuid order by p.position) from review_picture p where p.review_id = r.id), '[]') as pictures
      from review r where r.user_id = ${id} order by r.id`.execute(db);
    const { rows: votes } = await sql<{ review_id: number }>`
      select review_id from review_vote where user_id = ${id} order by review_id`.execute(db);
    const { rows: reports } = await sql<object>`
      select review_id, reason, text, created_at from review_report where user_id = ${id} order by id`.execute(
      db,
    );
    return { written, found_helpful: votes.map(({ review_id }) => review_id), reports };
  },
  async erase(trx, { id, email }) {
    const { rows: touched } = await sql<{
      id: number;
      user_id: number | null;
      product_id: number;
      is_shown: boolean;
    }>`
      select id, user_id, product_id, is_shown from review
      where user_id = ${id} or id in (select review_id from review_vote where user_id = ${id})
        or id in (select review_id from review_picture where uploaded_by = ${id})
      order by id for update`.execute(trx);
    const rows = touched.filter((row) => row.user_id === id);
    const reviewIds = rows.map((row) => row.id);
    await announceDeleted(trx, await deletePicturesOf(trx, { reviewIds, userId: id }));
    await sql`delete from review where id = any(${reviewIds}::bigint[])`.execute(trx);
    await deleteVotesOf(trx, id);
    // What others wrote shows one vote or picture less.
    await expireTags(trx, [...new Set(touched.map((row) => tags.reviews(row.product_id)))]);
    await sql`update review_report set user_id = null where user_id = ${id}`.execute(trx);
    await sql`update review_report set email = null where email = ${email}`.execute(trx);
    await sql`update review_history set user_id = null where user_id = ${id}`.execute(trx);
    const shown = rows.filter((row) => row.is_shown).map((row) => row.product_id);
    await refreshRatings(trx, [...new Set(shown)]);
  },
};
