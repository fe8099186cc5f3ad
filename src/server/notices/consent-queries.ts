import { sql } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { NoticeKind, NoticeSource } from '../../domain/notices/kinds.ts';
import type { Db, Trx } from '../database.ts';

/** Somebody's yes, with all that proves it. */
export interface Consent {
  /** Lower case. */
  email: string;
  kind: NoticeKind;
  source: NoticeSource;
  textVersion: string;
  language: Language;
  shopId: number;
  /** When it was asked for, where a mail was confirmed afterwards; null: said where it counts at once. */
  askedAt: Date | null;
}

/** Whether it was not there before. The proof is written with it, and not for a second yes. */
export async function insertConsent(trx: Trx, consent: Consent, now: Date): Promise<boolean> {
  const { email, kind, source, textVersion, language, shopId, askedAt } = consent;
  const { rows } = await sql`
    with given as (
      insert into notice_consent (email, kind, language, shop_id, given_at)
      values (${email}, ${kind}, ${language}, ${shopId}, ${now}) on conflict do nothing returning email, kind)
    insert into notice_consent_event
      (email, email_hash, kind, action, source, text_version, language, shop_id, asked_at, at)
    select email, sha256(convert_to(email, 'UTF8')), kind, 'given', ${source}, ${textVersion}, ${language}, ${shopId}::int,
      ${askedAt}::timestamptz, ${now}::timestamptz
    from given returning id`.execute(trx);
  return rows.length > 0;
}

/** Ends a consent; false: there was none. */
export async function deleteConsent(
  trx: Trx,
  { email, kind, source, textVersion }: Pick<Consent, 'email' | 'kind' | 'source' | 'textVersion'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      delete from notice_consent where email = ${email} and kind = ${kind}
      returning email, kind, language, shop_id)
    insert into notice_consent_event (email, email_hash, kind, action, source, text_version, language, shop_id, at)
    select email, sha256(convert_to(email, 'UTF8')), kind, 'withdrawn', ${source}, ${textVersion}, language, shop_id,
      ${now}::timestamptz
    from ended returning id`.execute(trx);
  return rows.length > 0;
}

export async function findConsents(db: Db | Trx, email: string) {
  return db
    .selectFrom('notice_consent')
    .select(['kind', 'given_at', 'language', 'shop_id'])
    .where('email', '=', email)
    .execute();
}

/** Of these addresses those that get such mails. */
export async function findConsenting(
  db: Db | Trx,
  kind: NoticeKind,
  emails: readonly string[],
): Promise<string[]> {
  if (emails.length === 0) return [];
  const rows = await db
    .selectFrom('notice_consent')
    .select('email')
    .where('kind', '=', kind)
    .where('email', '=', sql<string>`any(${emails})`)
    .execute();
  return rows.map(({ email }) => email);
}

/** The latest first. */
export async function listConsentEvents(db: Db | Trx, email: string, limit: number) {
  return db
    .selectFrom('notice_consent_event')
    .select(['kind', 'action', 'source', 'text_version', 'at'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The address that a user signs in with, and how the shop writes to them. */
export async function findAddressOf(db: Db | Trx, userId: number) {
  return db
    .selectFrom('user_account')
    .select(['email', 'language', 'shop_id as shopId'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
}
