import { expect, test } from 'vitest';
import { waitingMails } from '../../../test/mail.ts';
import { mailer, mailsOf, onlyMailOf, post, receiver, useMailSetup } from '../../../test/mail-setup.ts';
import { languages } from '../../domain/locales.ts';
import type { MailRenderer } from './mailer.ts';
import { renderMail } from './render.tsx';
import { deleteOldMails } from './service.ts';
import { texts } from './templates/confirm-email.texts.ts';

const setup = useMailSetup();

test.each(languages)(
  'LY-15 a mail asked for in %s arrives in its words, as HTML and as text',
  async (language) => {
    const smtp = await receiver(setup);
    const shop = language === 'lv' ? 3 : 2;
    await post(setup, 'Mari.Õis@Salong.ee', { language, shopId: shop, name: 'Õie Šņukuts-Жук' });
    expect(await waitingMails(setup.database.db)).toMatchObject([{ to: 'mari.õis@salong.ee', language }]);
    const id = await onlyMailOf(setup);
    await (await mailer(setup, smtp.url)).deliver(id);

    const [mail] = smtp.received;
    const words = texts[language];
    const origin = shop === 3 ? 'http://lv.localhost:3000' : 'http://localhost:3000';
    const address = `${origin}/auth/confirm/?uid=u1&token=t1&lang=${language}`;
    expect(mail!.subject).toBe(words.subject);
    for (const text of [words.subject, words.body, words.action, words.notYou, 'Õie Šņukuts-Жук']) {
      expect(mail!.text).toContain(text);
      // The spans keep words on one line.
      expect(String(mail!.html).replaceAll(/<\/?span[^>]*>/g, '')).toContain(text);
    }
    expect(mail!.text).toContain(address);
    expect(mail!.html).toContain(address.replaceAll('&', '&amp;'));
    expect(mail!.html).toContain(`<html dir="ltr" lang="${language}"`);
    expect(mail!.html).toContain(`${origin}/mail/logo.png`);
    expect(mail!.from!.text).toBe(
      shop === 3 ? '"Ilumaja Latvija" <sveiki@ilumaja.lv>' : '"Ilumaja" <tugi@ilumaja.example>',
    );
    expect(mail!.messageId).toBe(`<${id}@${new URL(origin).hostname}>`);
    expect(mail!.headers.get('auto-submitted')).toBe('auto-generated');
  },
);

test('a name stays a name, in the body and in the subject', async () => {
  const smtp = await receiver(setup);
  const names = [
    'Mari\r\nBcc: thief@evil.example\r\n\r\n<script>alert(1)</script>',
    '"Mari" <mari@evil.example>, ',
    'مريم\u202E gnp.exe',
    '💇‍♀️',
    'Š'.repeat(255),
    '<img src=x onerror=alert(1)>',
  ];
  for (const name of names) await post(setup, 'mari@salong.ee', { name });
  for (const [at, { id }] of (await mailsOf(setup)).entries()) {
    const sending = await mailer(setup, smtp.url, (mail) => {
      const rendered = renderMail(mail);
      return rendered && { ...rendered, subject: `Tere, ${names[at]}` };
    });
    await sending.deliver(id);
  }
  expect(smtp.received).toHaveLength(names.length);
  for (const [at, mail] of smtp.received.entries()) {
    expect([mail.to].flat().map((one) => one!.text)).toEqual(['mari@salong.ee']);
    expect(mail.bcc).toBeUndefined();
    expect(mail.html).not.toMatch(/<script|<img src=x/);
    const [firstWord] = names[at]!.split(/\s/);
    expect(mail.subject).toContain(firstWord);
    expect(mail.text).toContain(firstWord);
  }
});

test('nothing is sent to what is not one address', async () => {
  const addresses = [
    '',
    'mari',
    'a@b.ee, c@d.ee',
    'a@b.ee\r\nBcc: c@d.ee',
    'Mari <a@b.ee>',
    'a@b@c.ee',
    'a b@c.ee',
    '"a b"@c.ee',
    'a@[1.2.3.4], c@d.ee',
  ];
  for (const to of addresses) await expect(post(setup, to), to).rejects.toThrow(RangeError);
  expect(await mailsOf(setup)).toEqual([]);
});

test('files of the storage travel as attachments', async () => {
  const smtp = await receiver(setup);
  await setup.storage.put('invoices/1.pdf', Buffer.from('%PDF-1.7'), 'application/pdf');
  const attachment = {
    filename: 'arve õun.pdf',
    contentType: 'application/pdf',
    storageKey: 'invoices/1.pdf',
  };
  const render: MailRenderer = (mail) => {
    const rendered = renderMail(mail);
    return rendered && { ...rendered, attachments: [attachment] };
  };
  await post(setup, 'mari@salong.ee');
  const id = await onlyMailOf(setup);
  await (await mailer(setup, smtp.url, render)).deliver(id);
  expect(smtp.received[0]!.attachments).toMatchObject([
    { filename: 'arve õun.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
  ]);
});

test('a mail of a template that is gone, or that tells something else, is refused', async () => {
  const smtp = await receiver(setup);
  await post(setup, 'mari@salong.ee');
  await post(setup, 'mari@salong.ee');
  const ids = (await mailsOf(setup)).map(({ id }) => id);
  const change = setup.database.db.updateTable('mail');
  await change.set({ template: 'toString' }).where('id', '=', ids[0]!).execute();
  await change.set({ props: '{}' }).where('id', '=', ids[1]!).execute();
  const sending = await mailer(setup, smtp.url);
  for (const id of ids) await expect(sending.deliver(id)).rejects.toThrow('no template');
});

test('mails are forgotten after 30 days', async () => {
  await post(setup, 'old@salong.ee');
  await post(setup, 'new@salong.ee');
  await setup.database.db
    .updateTable('mail')
    .set({ created_at: new Date(Date.now() - 31 * 24 * 3600_000) })
    .where('recipient', '=', 'old@salong.ee')
    .execute();
  await deleteOldMails(setup.database.db);
  expect(await waitingMails(setup.database.db)).toMatchObject([{ to: 'new@salong.ee' }]);
});
