import type { Db } from '../database.ts';
import type { Storage } from '../files/storage.ts';
import type { ShopInfo } from '../platform/audience.ts';
import type { Config } from '../platform/config.ts';
import { isLive } from '../platform/live.ts';
import { originOfShop } from '../platform/origin.ts';
import { getSeller, supportByShop } from '../shops/service.ts';
import { capturedMails } from './captured.ts';
import { createMailer, type MailRenderer, type Mailer, type NoticeConsent } from './mailer.ts';
import { smtpTransport } from './smtp.ts';

/** Whether mails are captured for reading instead of sent: a shop on this machine without a mail server. */
export function capturesMails(config: Config): boolean {
  return config.SMTP_URL === undefined && !isLive(config);
}

interface Options {
  config: Config;
  db: Db;
  storage: Storage;
  shops: readonly ShopInfo[];
  render: () => Promise<MailRenderer>;
  consent: NoticeConsent;
}

/** What sends the shop's mails, by its settings; null when a live shop has no mail server. */
export async function openMail({
  config,
  db,
  storage,
  shops,
  render,
  consent,
}: Options): Promise<{ mailer: Mailer; stop: () => Promise<void> } | null> {
  if (config.SMTP_URL === undefined && !capturesMails(config)) return null;
  const transport = config.SMTP_URL === undefined ? capturedMails(db) : smtpTransport(config.SMTP_URL);
  const supports = await supportByShop(db);
  const senders = { 2: config.MAIL_FROM_EE, 3: config.MAIL_FROM_LV };
  const mailShops = await Promise.all(
    shops.map(async (shop) => {
      const support = supports.get(shop.id)!.customer;
      const from = senders[shop.id] ?? { name: 'Ilumaja', address: support.email };
      const seller = await getSeller(db, shop.id);
      return [shop.id, { origin: originOfShop(config.PUBLIC_URL, shop), from, support, seller }] as const;
    }),
  );
  const mailer = createMailer({ db, storage, transport, render, shops: new Map(mailShops), consent });
  return {
    mailer,
    stop: () => {
      transport.close();
      return Promise.resolve();
    },
  };
}
