import type { Db } from '../database.ts';
import { keepMail } from './queries.ts';
import type { MailTransport } from './transport.ts';

/** Keeps mails in the database, where `/dev/mail` shows them. */
export function keptMails(db: Db): MailTransport {
  return {
    async deliver({ id, from, to, replyTo, subject, text, html, headers, messageId }) {
      await keepMail(db, id, {
        recipient: to,
        subject,
        text,
        html,
        headers: {
          From: `${from.name} <${from.address}>`,
          To: to,
          'Reply-To': replyTo,
          Subject: subject,
          'Message-ID': messageId,
          ...headers,
        },
        attachments: [],
      });
    },
    close() {},
  };
}
