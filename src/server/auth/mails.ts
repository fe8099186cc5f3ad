import { hash } from 'node:crypto';
import { mailRule } from '../../domain/auth/limits.ts';
import { knownDevice } from '../../domain/auth/rules.ts';
import type { SignInChange } from '../../domain/auth/sign-in-changes.ts';
import type { Language } from '../../domain/locales.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';
import { sendMail } from '../mail/service.ts';
import { countAttempt } from './attempts.ts';
import { issueToken } from './tokens.ts';
import { getUser } from './user-queries.ts';

/** Whom a mail about an account goes to. */
export interface MailedUser {
  id: number;
  uuid: string;
  email: string;
  language: Language;
  shop_id: number;
}

export async function mailConfirmation(trx: Trx, user: MailedUser, now: Date): Promise<void> {
  if (!(await mayMail(trx, 'confirm', user.email, now))) return;
  const { token, key } = await issueToken(trx, {
    userId: user.id,
    purpose: 'confirm_email',
    email: user.email,
    now,
  });
  // Without the name: whoever registers a stranger's address writes no word of the mail.
  const props = { name: '', uid: user.uuid, token };
  await sendMail(trx, { ...addressed(user), template: 'confirm-email', props, key });
}

export async function mailReset(trx: Trx, user: MailedUser, now: Date): Promise<void> {
  if (!(await mayMail(trx, 'reset', user.email, now))) return;
  const { token, key } = await issueToken(trx, {
    userId: user.id,
    purpose: 'reset_password',
    email: user.email,
    now,
  });
  await sendMail(trx, {
    ...addressed(user),
    template: 'reset-password',
    props: { uid: user.uuid, token },
    key,
  });
}

/** Tells the owner of an address that somebody tried to register or take it. */
export async function mailAddressTaken(trx: Trx, user: MailedUser, now: Date): Promise<void> {
  if (!(await mayMail(trx, 'taken', user.email, now))) return;
  const key = `address-taken ${user.id} ${now.toISOString()}`;
  await sendMail(trx, { ...addressed(user), template: 'address-taken', props: {}, key });
}

export async function mailEmailChange(trx: Trx, user: MailedUser, email: string, now: Date): Promise<void> {
  if (!(await mayMail(trx, 'change', email, now))) return;
  const { token, key } = await issueToken(trx, { userId: user.id, purpose: 'change_email', email, now });
  await sendMail(trx, {
    ...addressed(user),
    to: email,
    template: 'confirm-new-email',
    props: { token },
    key,
  });
}

/** When an account was changed, and what the device calls itself that it was changed from. */
export interface Change {
  now: Date;
  userAgent: string | undefined;
}

/** Tells the owner what was changed, so that nobody else changes it unnoticed. */
export async function mailChange(
  trx: Trx,
  user: MailedUser,
  template: 'password-changed' | 'email-changed',
  change: Change,
): Promise<void> {
  const key = `${template} ${user.id} ${change.now.toISOString()}`;
  await sendMail(trx, { ...addressed(user), template, props: factsOf(change), key });
}

/** Tells the owner that a way to sign in was added or taken away, so that nobody else does so unnoticed. */
export async function mailSignInChange(
  trx: Trx,
  userId: number,
  what: SignInChange,
  change: Change,
): Promise<void> {
  const user = await getUser(trx, userId);
  const key = `sign-in-changed ${what} ${userId} ${change.now.toISOString()}`;
  const props = { change: what, ...factsOf(change) };
  await sendMail(trx, { ...addressed(user), template: 'sign-in-changed', props, key });
}

/** A code for whoever signs in with another service. False: the address has got enough of them. */
export async function mailLoginCode(
  trx: Trx,
  to: { email: string; language: Language; shopId: ShopId },
  { code, key }: { code: string; key: string },
  now: Date,
): Promise<boolean> {
  const { email, ...rest } = to;
  if (!(await mayMail(trx, 'login code', email, now))) return false;
  await sendMail(trx, { ...rest, to: email, template: 'login-code', props: { code }, key });
  return true;
}

function factsOf({ now, userAgent }: Change) {
  return { at: now.toISOString(), device: knownDevice(userAgent) };
}

function addressed(user: MailedUser): { to: string; language: Language; shopId: ShopId } {
  return { to: user.email, language: user.language, shopId: user.shop_id as ShopId };
}

/** Anybody can ask for these mails, so that an address gets no more than a few of a kind an hour. */
async function mayMail(trx: Trx, kind: string, email: string, now: Date): Promise<boolean> {
  const key = `mail ${kind} ${hash('sha256', email)}`;
  return (await countAttempt(trx, [{ key, rule: mailRule }], now)) === 0;
}
