import type { Db } from '../database.ts';
import { batched } from '../platform/batched.ts';
import { captureMails, maxCapturedAtOnce, type MailToCapture } from './captured-queries.ts';
import type { MailTransport } from './transport.ts';

/** Captures mails into the database, where `/dev/mail` shows them. */
export function capturedMails(db: Db): MailTransport {
  const capture = batched(
    async (mails: readonly MailToCapture[]) => {
      await captureMails(db, mails);
      return mails.map(() => undefined);
    },
    { maxBatchSize: maxCapturedAtOnce },
  );
  return {
    async deliver({ id, from, to, replyTo, subject, text, html, headers, messageId, attachments }) {
      await capture([
        {
          mail_id: id,
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
        },
      ]);
    },
    close() {},
  };
}
