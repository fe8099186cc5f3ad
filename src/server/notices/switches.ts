import { ShopError } from '../../domain/errors.ts';
import type { Notices, NoticeSwitch, Preferences, SwitchBody } from '../../domain/notices/contract.ts';
import { noticeKinds, type NoticeSource } from '../../domain/notices/kinds.ts';
import { maskedEmail } from '../../domain/notices/rules.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';
import { askByMail } from './asking.ts';
import { giveConsent, withdrawConsent } from './consents.ts';
import { readWaiting } from './requests.ts';
import { findAddressOf, findConsents, listConsentEvents } from './consent-queries.ts';
import type { NoticeKeys, NoticeLink } from './keys.ts';

/** As many of the latest events as the page shows; the export has all of them. */
const shownEvents = 50;

/** What a signed-in user gets and has said. */
export async function readNotices(
  trx: Trx,
  { user, audience }: SignedInVisitor,
  now: Date,
): Promise<Notices> {
  const { email } = await findAddressOf(trx, user.id);
  const history = await listConsentEvents(trx, email, shownEvents);
  return {
    email,
    switches: await readSwitches(trx, email),
    waiting: await readWaiting(trx, email, audience, now),
    history: history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

/** A user's word counts at once: the address was confirmed with the account. */
export async function switchNotice(
  trx: Trx,
  userId: number,
  { kind, is_on }: SwitchBody,
  now: Date,
): Promise<void> {
  const { email, language, shopId } = await findAddressOf(trx, userId);
  const source = 'account';
  await (is_on
    ? giveConsent(trx, { email, kind, source, language, shopId }, now)
    : withdrawConsent(trx, { email, kind, source }, now));
}

/** @throws ShopError NOTICE_LINK_INVALID */
export async function readPreferences(db: Db | Trx, keys: NoticeKeys, key: string): Promise<Preferences> {
  const { email, kind } = requireLink(keys, key);
  return { email: maskedEmail(email), kind, switches: await readSwitches(db, email) };
}

/**
 * Off counts at once. On asks the address, as a mail may have been passed on.
 * @throws ShopError NOTICE_LINK_INVALID
 */
export async function changePreferences(
  trx: Trx,
  keys: NoticeKeys,
  { audience }: Pick<Visitor, 'audience'>,
  { key, kind, is_on }: SwitchBody & { key: string },
  now: Date,
): Promise<Preferences> {
  const { email } = requireLink(keys, key);
  const changed = { email, kind, source: 'preferences_page' } as const;
  await (is_on ? askByMail(trx, audience, changed, now) : withdrawConsent(trx, changed, now));
  return readPreferences(trx, keys, key);
}

/**
 * No more mails of the kind that the link came with.
 * @throws ShopError NOTICE_LINK_INVALID
 */
export async function unsubscribe(
  trx: Trx,
  keys: NoticeKeys,
  { key, source }: { key: string; source: NoticeSource },
  now: Date,
): Promise<void> {
  await withdrawConsent(trx, { ...requireLink(keys, key), source }, now);
}

async function readSwitches(db: Db | Trx, email: string): Promise<NoticeSwitch[]> {
  const given = new Map((await findConsents(db, email)).map((one) => [one.kind, one.given_at]));
  return noticeKinds.map((kind) => {
    const at = given.get(kind);
    return { kind, is_on: at !== undefined, given_at: at?.toISOString() ?? null };
  });
}

function requireLink(keys: NoticeKeys, key: string): NoticeLink {
  const link = keys.linkOf(key);
  if (!link) throw new ShopError('NOTICE_LINK_INVALID');
  return link;
}
