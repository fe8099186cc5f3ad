import type { z } from 'zod';
import type { Language } from '../../domain/locales.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';
import { addMail, addMails } from './queries.ts';
import type { Templates } from './templates/index.ts';
import { mailTopicName } from './topic.ts';

export type { MailRenderer, Mailer, NoticeConsent } from './mailer.ts';
export { openMail } from './open.ts';
export type { MailProduct } from './product-rows.tsx';
export { mailData } from './personal-data.ts';
export { deleteOldMails } from './queries.ts';
export { mailRoutes } from './routes.ts';
export { mailTopic } from './topic.ts';

type TemplateName = keyof Templates;

export interface Mail<Name extends TemplateName> {
  template: Name;
  /** One address. */
  to: string;
  language: Language;
  /** Whose name, sender and addresses it bears. */
  shopId: ShopId;
  props: z.infer<Templates[Name]['props']>;
  /** What the mail is about: of the mails with one key, the first is sent and no other. */
  key: string;
}

/** One address and nothing that could make it several, or a header of its own. */
const oneAddress = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@(?:[^\s\p{Cc}<>()[\]\\,;:"@]+|\[[\d.]+\])$/u;

/**
 * Has a mail sent once `trx` has committed. It is tried again when the mail server fails, and not sent to an address
 * that was refused for good, unless the mail is about who may get into an account.
 */
export async function sendMail<Name extends TemplateName>(trx: Trx, mail: Mail<Name>): Promise<void> {
  await addMail(trx, mailTopicName, rowOf(mail));
}

/** The same for many, in one statement. */
export async function sendMails<Name extends TemplateName>(
  trx: Trx,
  mails: readonly Mail<Name>[],
): Promise<void> {
  if (mails.length === 0) return;
  await addMails(trx, mailTopicName, mails.map(rowOf));
}

function rowOf<Name extends TemplateName>({ template, to, language, shopId, props, key }: Mail<Name>) {
  if (!oneAddress.test(to)) throw new RangeError('a mail goes to one address');
  return { key, template, recipient: to.toLowerCase(), language, shop_id: shopId, props };
}
