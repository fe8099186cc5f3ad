import type { Db } from '../database.ts';
import { keepMail } from './kept-queries.ts';
import type { MailTransport } from './transport.ts';

/** Keeps mails in the database, where `/dev/mail` shows them. */
export function keptMails(db: Db): MailTransport {
  return {
    async deliver({ id, from, to, replyTo, subject, text, html, headers, messageId, attachments }) {
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
        attachments: attachments.map(({ filename, contentType, content }) => ({
          filename,
          content_type: contentType,
          size: content.length,
          base64: content.toString('base64'),
        })),
      });
    },
    close() {},
  };
}
