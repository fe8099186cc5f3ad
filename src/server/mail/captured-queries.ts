import type { Db } from '../database.ts';
import { prepared } from '../platform/db.ts';
import type { CapturedAttachment } from './tables.ts';

export interface MailToCapture {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: CapturedAttachment[];
}

const insert = prepared(
  'mail.capture',
  `insert into captured_mail (mail_id, recipient, subject, text, html, headers, attachments)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (mail_id) do nothing`,
);

/** Captures a mail; a second attempt changes nothing. */
export async function captureMail(db: Db, id: string, mail: MailToCapture): Promise<void> {
  const { recipient, subject, text, html, headers, attachments } = mail;
  await insert(db, [
    id,
    recipient,
    subject,
    text,
    html,
    JSON.stringify(headers),
    JSON.stringify(attachments),
  ]);
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
