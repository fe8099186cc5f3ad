import { buffer } from 'node:stream/consumers';
import type { Seller } from '../../domain/invoices/invoice.ts';
import type { NoticeKind } from '../../domain/notices/kinds.ts';
import type { ShopSupport } from '../../domain/shops/contract.ts';
import type { Db } from '../database.ts';
import type { Storage } from '../files/storage.ts';
import { batched } from '../platform/batched.ts';
import { MessageRefused } from '../platform/outbox.ts';
import { findWaiting, settleSent, settleUnsent, suppress, type SentMail } from './queries.ts';
import type { renderMail } from './render.tsx';
import type { MailAttachment } from './template.tsx';
import { AddressRefused, MailRefused, type MailTransport } from './transport.ts';

/** What mails say of the shop they are from. */
export interface MailShop {
  /** Where it is reached. */
  origin: string;
  from: { name: string; address: string };
  support: ShopSupport['customer'];
  seller: Seller;
}

/** Renders mails; apart from the server, as it holds components and is fetched with the first mail. */
export type MailRenderer = typeof renderMail;

/** What the mailer asks of the consents of people; told to it, as they stand above it. */
export interface NoticeConsent {
  mayNotify(kind: NoticeKind, email: string): Promise<boolean>;
  /** For the link by which the reader says no. */
  keyOf(link: { email: string; kind: NoticeKind }): string;
}

export interface MailerOptions {
  db: Db;
  storage: Storage;
  transport: MailTransport;
  render: () => Promise<MailRenderer>;
  shops: ReadonlyMap<number, MailShop>;
  consent: NoticeConsent;
}

export interface Mailer {
  /**
   * Sends a mail that waits; one that was settled is left alone. A process that dies after the mail server has accepted
   * it and before that is noted sends it again, with the same Message-ID.
   */
  deliver(id: string): Promise<void>;
}

/** Told to programs that answer mails by themselves, so that they leave these alone (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

export function createMailer({ db, storage, transport, render, shops, consent }: MailerOptions): Mailer {
  const readWaiting = batched((ids: readonly string[]) => findWaiting(db, ids));
  const noteSent = batched(async (mails: readonly SentMail[]) => {
    await settleSent(db, mails);
    return mails.map(() => undefined);
  });

  async function attempt(id: string): Promise<void> {
    const [mail] = await readWaiting([id]);
    if (!mail) return;
    const shop = shops.get(mail.shop_id);
    if (!shop) throw new MessageRefused(`no shop ${mail.shop_id}`);
    const address = mail.recipient;
    const renderMail = await render();
    const rendered = renderMail({
      ...mail,
      origin: shop.origin,
      support: shop.support,
      seller: shop.seller,
      noticeKey: (kind) => consent.keyOf({ email: address, kind }),
    });
    if (!rendered) throw new MessageRefused(`no template ${mail.template} that takes what the mail tells`);
    // Who has said no since it was written gets it no more.
    const isUnwanted = rendered.notice !== null && !(await consent.mayNotify(rendered.notice, address));
    if (isUnwanted || (!rendered.isSecurity && mail.is_suppressed)) {
      await settleUnsent(db, id, 'suppressed', null);
      return;
    }
    try {
      await transport.deliver({
        id,
        from: shop.from,
        replyTo: shop.support.email,
        to: address,
        subject: rendered.subject,
        text: rendered.text,
        html: rendered.html,
        headers: { ...headers, ...rendered.headers },
        attachments: await Promise.all(rendered.attachments.map(read)),
        messageId: `<${id}@${new URL(shop.origin).hostname}>`,
      });
    } catch (error) {
      if (!(error instanceof AddressRefused)) throw error;
      await suppress(db, address, error.message);
      await settleUnsent(db, id, 'refused', error.message);
      return;
    }
    await noteSent([{ id, address }]);
  }

  async function read({ filename, contentType, storageKey }: MailAttachment) {
    const file = await storage.get(storageKey);
    if (!file) throw new MessageRefused(`no file ${storageKey} to attach`);
    return { filename, contentType, content: await buffer(file) };
  }

  return {
    async deliver(id) {
      try {
        await attempt(id);
      } catch (error) {
        if (error instanceof MailRefused) throw new MessageRefused(error.message, { cause: error });
        throw error;
      }
    },
  };
}
