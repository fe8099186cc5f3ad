import type { Db } from '../database.ts';
import type { CapturedAttachment } from './tables.ts';

export interface MailToCapture {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: CapturedAttachment[];
}

/** Captures a mail; a second attempt changes nothing. */
export async function captureMail(db: Db, id: string, mail: MailToCapture): Promise<void> {
  await db
    .insertInto('captured_mail')
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

/** Mails captured for reading, those to one address or all, newest first. */
export async function listCapturedMails(db: Db, { to, limit }: { to: string | undefined; limit: number }) {
  return db
    .selectFrom('captured_mail')
    .select(columns)
    .$if(to !== undefined, (query) => query.where('recipient', '=', to!))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
}

export type CapturedMail = Awaited<ReturnType<typeof listCapturedMails>>[number];

export async function findCapturedMail(db: Db, id: string): Promise<CapturedMail | undefined> {
  return db.selectFrom('captured_mail').select(columns).where('mail_id', '=', id).executeTakeFirst();
}
