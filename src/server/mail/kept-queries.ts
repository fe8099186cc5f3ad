import type { Db } from '../database.ts';
import type { KeptAttachment } from './tables.ts';

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

const columns = [
  'mail_id',
  'recipient',
  'subject',
  'text',
  'html',
  'headers',
  'attachments',
  'sent_at',
] as const;

/** Mails kept for reading, those to one address or all, newest first. */
export async function listKeptMails(db: Db, { to, limit }: { to: string | undefined; limit: number }) {
  return db
    .selectFrom('kept_mail')
    .select(columns)
    .$if(to !== undefined, (query) => query.where('recipient', '=', to!))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
}

export type KeptMail = Awaited<ReturnType<typeof listKeptMails>>[number];

export async function findKeptMail(db: Db, id: string): Promise<KeptMail | undefined> {
  return db.selectFrom('kept_mail').select(columns).where('mail_id', '=', id).executeTakeFirst();
}
