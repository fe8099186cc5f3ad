import type { Db } from '../database.ts';
import { prepared } from '../platform/db.ts';
import type { CapturedAttachment } from './tables.ts';

export interface MailToCapture {
  mail_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: CapturedAttachment[];
}

/** So many are captured in one statement. */
export const maxCapturedAtOnce = 8;

const written = ['mail_id', 'recipient', 'subject', 'text', 'html', 'headers', 'attachments'] as const;

/** For one mail, for two, and so on. */
const inserts = Array.from({ length: maxCapturedAtOnce }, (_, at) => {
  const rows = Array.from({ length: at + 1 }, (_one, row) => {
    const places = written.map((_column, column) => `$${row * written.length + column + 1}`);
    return `(${places.join(', ')})`;
  });
  return prepared(
    `mail.capture-${at + 1}`,
    `insert into captured_mail (${written.join(', ')}) values ${rows.join(', ')} on conflict (mail_id) do nothing`,
  );
});

/** Captures mails, `maxCapturedAtOnce` at most; a second attempt changes nothing. */
export async function captureMails(db: Db, mails: readonly MailToCapture[]): Promise<void> {
  const values = mails.flatMap((mail) => [
    mail.mail_id,
    mail.recipient,
    mail.subject,
    mail.text,
    mail.html,
    JSON.stringify(mail.headers),
    JSON.stringify(mail.attachments),
  ]);
  await inserts[mails.length - 1]!(db, values);
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
