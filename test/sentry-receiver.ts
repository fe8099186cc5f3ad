import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

export interface SentryReceiver {
  dsn: string;
  /** Everything that was sent so far, as text. */
  received: () => string;
  stop(): Promise<void>;
}

/** A receiver that speaks as much of the Sentry protocol as reporting needs: it takes envelopes. */
export async function startSentryReceiver(): Promise<SentryReceiver> {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      received.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  return {
    dsn: `http://key@127.0.0.1:${(receiver.address() as AddressInfo).port}/1`,
    received: () => received.join('\n'),
    stop: () => new Promise((resolve) => receiver.close(() => resolve())),
  };
}
