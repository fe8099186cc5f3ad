import { sql } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import type { MailTable } from './tables.ts';

interface NewMail {
  key: string;
  template: string;
  recipient: string;
  language: Language;
  shop_id: number;
  props: object;
}

/** Writes a mail down; answers its id, undefined when one with its key is there already. */
export async function addMail(trx: Trx, mail: NewMail): Promise<string | undefined> {
  const added = await trx
    .insertInto('mail')
    .values({ ...mail, props: JSON.stringify(mail.props) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** A mail that is still to be sent. */
export async function findWaiting(db: Db, id: string) {
  return db
    .selectFrom('mail')
    .select(['id', 'template', 'recipient', 'language', 'shop_id', 'props', 'created_at'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

/** Notes what became of a mail, and forgets what it told. */
export async function settleMail(
  db: Db,
  id: string,
  state: Exclude<MailTable['state']['__select__'], 'waiting'>,
  error: string | null,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state, error, props: null, settled_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function isSuppressed(db: Db, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('mail_suppression')
    .select('address')
    .where('address', '=', address)
    .executeTakeFirst();
  return found !== undefined;
}

/** Remembers an address, in lower case, that was refused for good. */
export async function suppress(db: Db, address: string, reason: string): Promise<void> {
  await db
    .insertInto('mail_suppression')
    .values({ address, reason })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ reason }))
    .execute();
}

/** An address that takes mail again. */
export async function liftSuppression(db: Db, address: string): Promise<void> {
  await db.deleteFrom('mail_suppression').where('address', '=', address).execute();
}

/** How long mails are remembered. */
const retention = sql`interval '30 days'`;

/** Deletes what was asked for or kept too long ago; one that still waits then has been given up. */
export async function deleteOldMails(db: Db): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('created_at', '<', sql<Date>`now() - ${retention}`)
    .execute();
}
