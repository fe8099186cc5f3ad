import type { Report } from './errors.ts';

/** Error reporting by the Sentry protocol; without a DSN nothing is loaded and nothing leaves (ER-02). Errors of browsers come the same way, through the shop. */
export async function startReporting(options: {
  dsn: string | undefined;
  tracesSampleRate: number;
  release: string;
}): Promise<{ report: Report; stop(): Promise<void> }> {
  if (options.dsn === undefined) return { report: () => {}, stop: () => Promise.resolve() };
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn: options.dsn,
    tracesSampleRate: options.tracesSampleRate,
    release: options.release,
    // Logs and reports carry ids, never what a visitor typed.
    dataCollection: { userInfo: false },
  });
  return {
    report(error, context) {
      sentry.captureException(error, {
        tags: { path: context.path ?? '', request_id: context.requestId ?? '' },
        ...(context.browserStack && { extra: { browser_stack: context.browserStack } }),
      });
    },
    async stop() {
      await sentry.close(2000);
    },
  };
}
