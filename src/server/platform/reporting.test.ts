import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startReporting } from './reporting.ts';

/** A receiver that speaks as much of the Sentry protocol as reporting needs: it takes envelopes. */
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
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  port = (receiver.address() as { port: number }).port;
});
afterAll(() => receiver.close());

describe('error reporting', () => {
  test('ER-02 is off without a DSN, and traces three in ten when it is on', async () => {
    const off = await startReporting({ dsn: undefined, tracesSampleRate: 0.3, release: 'test' });
    off.report(new Error('nobody hears this'), {});
    await off.stop();
    expect(received).toHaveLength(0);
    expect(readConfig({}).SENTRY_DSN).toBeUndefined();
    expect(readConfig({}).SENTRY_TRACES_SAMPLE_RATE).toBe(0.3);
  });

  test('ER-02 sends a surprise by the Sentry protocol, with the request id and nothing of the visitor', async () => {
    const reporting = await startReporting({
      dsn: `http://key@127.0.0.1:${port}/1`,
      tracesSampleRate: 0,
      release: 'test',
    });
    reporting.report(new Error('the shelf fell down'), { requestId: 'r-1', path: '/api/v1/products/:id/' });
    await reporting.stop();
    const sent = received.join('\n');
    expect(sent).toContain('the shelf fell down');
    expect(sent).toContain('"request_id":"r-1"');
    expect(sent).not.toContain('"cookies"');
  });
});
