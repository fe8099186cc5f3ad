import type { Db } from '../src/server/database.ts';

/** Mails that wait to be sent, in the order they were asked for: what a test of another room looks at. */
export async function waitingMails(db: Db) {
  return db
    .selectFrom('mail')
    .select(['template', 'recipient as to', 'language', 'shop_id as shopId', 'props', 'key'])
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .execute();
}
