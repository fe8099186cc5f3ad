import { once } from 'node:events';
import { callbackify } from 'node:util';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback, and what has arrived at it. */
export interface SmtpReceiver {
  url: string;
  port: number;
  received: ParsedMail[];
  stop(): Promise<void>;
}

interface Refusal {
  code: number;
  text: string;
}

interface Options {
  /** Left out: any free one. */
  port?: number;
  /** What it answers to an address instead of accepting it. */
  refuseRecipient?: (address: string) => Refusal | undefined;
  /** What it answers to a whole mail instead of accepting it; may take its time. */
  refuseMail?: (mail: ParsedMail) => Promise<Refusal | undefined> | Refusal | undefined;
}

export async function startSmtpReceiver(options: Options = {}): Promise<SmtpReceiver> {
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Senders keep connections open; nobody waits for them at the end.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      callback(asError(options.refuseRecipient?.(address)));
    },
    onData(stream, _session, callback) {
      const take = callbackify(async () => {
        const mail = await simpleParser(stream);
        received.push(mail);
        const refusal = asError(await options.refuseMail?.(mail));
        if (refusal) throw refusal;
      });
      take(callback);
    },
  });
  // Whoever hangs up in the middle is what some tests are about.
  server.on('error', () => undefined);
  const listener = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    stop: () => new Promise((resolve) => void server.close(resolve)),
  };
}

function asError(refusal: Refusal | undefined): Error | null {
  return refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
}
