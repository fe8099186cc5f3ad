import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSentryReceiver, type SentryReceiver } from '../../../test/sentry-receiver.ts';
import { readConfig } from './config.ts';
import { startReporting } from './reporting.ts';

let receiver: SentryReceiver;
beforeAll(async () => {
  receiver = await startSentryReceiver();
});
afterAll(() => receiver.stop());

describe('error reporting', () => {
  test('ER-02 is off without a DSN, and traces three in ten when it is on', async () => {
    const off = await startReporting({ dsn: undefined, tracesSampleRate: 0.3, release: 'test' });
    off.report(new Error('nobody hears this'), {});
    await off.stop();
    expect(receiver.received()).toBe('');
    expect(readConfig({}).SENTRY_DSN).toBeUndefined();
    expect(readConfig({}).SENTRY_TRACES_SAMPLE_RATE).toBe(0.3);
  });

  test('ER-02 sends a surprise by the Sentry protocol, with the request id and nothing of the visitor', async () => {
    const reporting = await startReporting({ dsn: receiver.dsn, tracesSampleRate: 0, release: 'test' });
    reporting.report(new Error('the shelf fell down'), { requestId: 'r-1', path: '/api/v1/products/:id/' });
    await reporting.stop();
    const sent = receiver.received();
    expect(sent).toContain('the shelf fell down');
    expect(sent).toContain('"request_id":"r-1"');
    expect(sent).not.toContain('"cookies"');
  });
});
