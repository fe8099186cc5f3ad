import { sql } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import type { KeptAttachment, MailTable } from './tables.ts';

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

export interface MailToKeep {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: KeptAttachment[];
}

/** Keeps a mail for reading; a second attempt changes nothing. */
export async function keepMail(db: Db, id: string, mail: MailToKeep): Promise<void> {
  await db
    .insertInto('kept_mail')
    .values({
      ...mail,
      mail_id: id,
      headers: JSON.stringify(mail.headers),
      attachments: JSON.stringify(mail.attachments),
    })
    .onConflict((conflict) => conflict.column('mail_id').doNothing())
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

/** Mails kept for reading, those to one address or all, newest first. */
export async function listKeptMails(db: Db, { to, limit }: { to: string | undefined; limit: number }) {
  return db
    .selectFrom('kept_mail')
    .select(['mail_id', 'recipient', 'subject', 'text', 'html', 'headers', 'attachments', 'sent_at'])
    .$if(to !== undefined, (query) => query.where('recipient', '=', to!))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
}
