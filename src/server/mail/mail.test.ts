import { afterAll, beforeAll, expect, test } from 'vitest';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { languages } from '../../domain/locales.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { waitingMails } from '../../../test/mail.ts';
import { readConfig } from '../platform/config.ts';
import { readShops } from '../shops/service.ts';
import { openMail, sendMail } from './service.ts';
import { drawMail } from './render.tsx';
import { texts } from './templates/confirm-email.texts.ts';

let database: TestDatabase;
let server: SMTPServer;
let port: number;
const received: ParsedMail[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      void simpleParser(stream)
        .then((mail) => received.push(mail))
        .finally(() => callback());
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.server.address() as { port: number }).port;
});

afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
  await database.drop();
});

async function mailer() {
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const { shops } = await readShops(database.db, { EE: config.SHOP_HOSTS_EE, LV: config.SHOP_HOSTS_LV });
  return (await openMail({ config, db: database.db, shops, draw: async () => drawMail }))!;
}

test.each(languages)(
  'LY-15 a mail asked for in %s arrives with its words as HTML and plain text',
  async (language) => {
    const { mailer: mails, stop } = await mailer();
    await database.db.transaction().execute((trx) =>
      sendMail(trx, {
        template: 'confirm-email',
        to: `Mari.${language}@Salong.ee`,
        language,
        shopId: language === 'lv' ? 3 : 2,
        props: { name: 'Õie Šņukuts', uid: 'u1', token: 't1' },
        key: `confirm ${language}`,
      }),
    );
    expect(await waitingMails(database.db)).toMatchObject([{ to: `mari.${language}@salong.ee`, language }]);
    const [{ id }] = (await database.db
      .selectFrom('mail')
      .select('id')
      .where('state', '=', 'waiting')
      .execute()) as [{ id: string }];
    await mails.deliver(id);
    await mails.deliver(id);
    await stop();
    const [mail, ...others] = received.splice(0);
    expect(others).toEqual([]);
    const words = texts[language];
    expect(mail!.subject).toBe(words.subject);
    expect(mail!.text).toContain(words.body);
    expect(mail!.html).toContain(words.notYou);
    expect(mail!.text).toContain(`/auth/confirm/?uid=u1&token=t1&lang=${language}`);
    expect(mail!.messageId).toContain(id);
  },
);
