import { createTransport } from 'nodemailer';
import { refusalOf } from './refusals.ts';
import { AddressRefused, MailRefused, type MailTransport } from './transport.ts';

const connectMs = 10_000;
/** A server may look into a mail for a while before it accepts it. */
const silenceMs = 60_000;

/** Sends through a mail server. The address says whether TLS is used from the first byte (`smtps:`) or once offered. */
export function smtpTransport(url: string): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    // A lost connection is tried once more at once; everything further is the job's.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ id: _id, to, from, ...mail }) {
      try {
        await pool.sendMail({
          ...mail,
          from,
          to: { name: '', address: to },
          envelope: { from: from.address, to: [to] },
        });
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === 'address') throw new AddressRefused(wordsOf(error), { cause: error });
        if (refusal === 'mail') throw new MailRefused(wordsOf(error), { cause: error });
        throw error;
      }
    },
    close: () => pool.close(),
  };
}

/** What the server answered, else what went wrong. */
function wordsOf(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string };
  return (response ?? message ?? String(error)).slice(0, 1000);
}
