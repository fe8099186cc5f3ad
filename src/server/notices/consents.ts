import { noticeTextVersion, type NoticeKind, type NoticeSource } from '../../domain/notices/kinds.ts';
import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import * as queries from './consent-queries.ts';
import { deleteRequests, moveRequests } from './request-queries.ts';

/** Somebody who is known to own the address says yes. */
export interface GivenConsent {
  /** Lower case. */
  email: string;
  kind: NoticeKind;
  source: NoticeSource;
  language: Language;
  shopId: number;
  /** Left out: the words of today. */
  textVersion?: string;
  /** When it was asked for, where a mail was confirmed afterwards. */
  askedAt?: Date;
}

/** Whether mails of a kind may be sent to an address, in lower case, at this moment. */
export async function mayNotify(db: Db | Trx, kind: NoticeKind, email: string): Promise<boolean> {
  return (await queries.findConsenting(db, kind, [email])).length > 0;
}

/** Of these addresses those that mails of a kind may be sent to. */
export async function notifiable(
  db: Db | Trx,
  kind: NoticeKind,
  emails: readonly string[],
): Promise<Set<string>> {
  return new Set(await queries.findConsenting(db, kind, emails));
}

/** Writes down a yes with its proof; a second one changes nothing. */
export async function giveConsent(trx: Trx, given: GivenConsent, now: Date): Promise<void> {
  const { textVersion = noticeTextVersion, askedAt = null, ...rest } = given;
  await queries.insertConsent(trx, { ...rest, textVersion, askedAt }, now);
}

/** Writes down a no, which counts for mails that wait to be sent as well; a second one changes nothing. */
export async function withdrawConsent(
  trx: Trx,
  withdrawn: { email: string; kind: NoticeKind; source: NoticeSource },
  now: Date,
): Promise<void> {
  await queries.deleteConsent(trx, { ...withdrawn, textVersion: noticeTextVersion }, now);
  if (withdrawn.kind === 'back_in_stock') await deleteRequests(trx, withdrawn.email, null);
}

/** What a user allowed follows to another address, which is theirs alone. */
export async function moveConsents(trx: Trx, from: string, to: string, now: Date): Promise<void> {
  const source = 'email_change';
  await moveRequests(trx, from, to);
  for (const { kind, language, shop_id } of await queries.findConsents(trx, from)) {
    await giveConsent(trx, { email: to, kind, source, language, shopId: shop_id }, now);
    await withdrawConsent(trx, { email: from, kind, source }, now);
  }
}

/** Whether it is the address that a user signs in with, which is theirs. */
export async function isAddressOf(db: Db | Trx, userId: number, email: string): Promise<boolean> {
  return (await queries.findAddressOf(db, userId)).email === email;
}
