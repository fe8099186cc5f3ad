import type { z } from 'zod';
import type { Language } from '../../domain/locales.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';
import { announce } from '../platform/outbox.ts';
import { addMail } from './queries.ts';
import type { Templates } from './templates/index.ts';
import { mailTopicName } from './topic.ts';

export type { MailDrawer, Mailer } from './mailer.ts';
export { keepsMails, openMail } from './open.ts';
export { serveKeptMails } from './dev-routes.ts';
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

/**
 * Has a mail sent once `trx` has committed. It is tried again when the mail server fails, and not sent to an address
 * that was refused for good, unless the mail is about who may get into an account.
 */
export async function sendMail<Name extends TemplateName>(
  trx: Trx,
  { template, to, language, shopId, props, key }: Mail<Name>,
): Promise<void> {
  const id = await addMail(trx, {
    key,
    template,
    recipient: to.toLowerCase(),
    language,
    shop_id: shopId,
    props,
  });
  if (id !== undefined) await announce(trx, mailTopicName, { mail: id }, { key: id });
}
