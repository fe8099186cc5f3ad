import { sql, type Selectable } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import { announcementOfRowsSql, wakeConsumersSql } from '../platform/outbox.ts';
import { writePipelined } from '../platform/pipelined-writes.ts';
import type { MailTable } from './tables.ts';

interface NewMail {
  key: string;
  template: string;
  recipient: string;
  language: Language;
  shop_id: number;
  props: object;
}

/** Writes a mail down and announces it, unless one with its key is there already. */
export async function addMail(trx: Trx, topic: string, mail: NewMail): Promise<void> {
  const { key, template, recipient, language, shop_id, props } = mail;
  const written = sql`
    with added as (
      insert into mail (key, template, recipient, language, shop_id, props)
      values (${key}, ${template}, ${recipient}, ${language}, ${shop_id}, ${JSON.stringify(props)}::jsonb)
      on conflict (key) do nothing returning id),
    announced as (${announcementOfRowsSql(topic, sql`select jsonb_build_object('mail', id) as payload, id::text as key from added`)})
    select ${wakeConsumersSql} from added`;
  await writePipelined(trx, written);
}

/** The same for many in one statement; those whose key is there already are left out. */
export async function addMails(trx: Trx, topic: string, mails: readonly NewMail[]): Promise<void> {
  await sql`
    with added as (
      insert into mail (key, template, recipient, language, shop_id, props)
      select key, template, recipient, language, shop_id, props
      from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
        as m(key text, template text, recipient text, language text, shop_id int, props jsonb)
      on conflict (key) do nothing returning id),
    announced as (${announcementOfRowsSql(topic, sql`select jsonb_build_object('mail', id) as payload, id::text as key from added`)})
    select ${wakeConsumersSql}`.execute(trx);
}

const readWaiting = prepared<WaitingMail>(
  'mail.waiting',
  `select id, template, recipient, language, shop_id, props, created_at,
    exists (select from mail_suppression s where s.address = mail.recipient) as is_suppressed
  from mail where id = any((select $1::uuid[])::uuid[]) and state = 'waiting'`,
);

type WaitingMail = Pick<
  Selectable<MailTable>,
  'id' | 'template' | 'recipient' | 'language' | 'shop_id' | 'props' | 'created_at'
> & { is_suppressed: boolean };

/** Mails that are still to be sent; undefined for one that is not. */
export async function findWaiting(db: Db, ids: readonly string[]): Promise<(WaitingMail | undefined)[]> {
  const rows = await readWaiting(db, [ids]);
  return ids.map((id) => rows.find((row) => row.id === id));
}

const sent = prepared(
  'mail.sent',
  `with lifted as (delete from mail_suppression where address = any((select $2::text[])::text[]))
  update mail set state = 'sent', error = null, props = null, settled_at = now()
  where id = any((select $1::uuid[])::uuid[])`,
);

export interface SentMail {
  id: string;
  address: string;
}

/** Mails were taken: what they told is forgotten, and their addresses take mail again if they did not. */
export async function settleSent(db: Db, mails: readonly SentMail[]): Promise<void> {
  await sent(db, [mails.map(({ id }) => id), mails.map(({ address }) => address)]);
}

/** Notes why a mail was not sent, and forgets what it told. */
export async function settleUnsent(
  db: Db,
  id: string,
  state: 'suppressed' | 'refused',
  error: string | null,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state, error, props: null, settled_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Remembers an address, in lower case, that was refused for good. */
export async function suppress(db: Db, address: string, reason: string): Promise<void> {
  await db
    .insertInto('mail_suppression')
    .values({ address, reason })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ reason }))
    .execute();
}

/** How long mails are remembered. */
const retention = sql`interval '30 days'`;

/** Deletes what was asked for or stored too long ago; one that still waits then has been given up. */
export async function deleteOldMails(db: Db): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('created_at', '<', sql<Date>`now() - ${retention}`)
    .execute();
}
