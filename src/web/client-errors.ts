import type { PageContext } from './state/page.tsx';

/**
 * Reports what goes wrong on this page (ER-02): uncaught errors, among them those React catches, and answers that did
 * not come from the shop. The code that sends reports is fetched with the first error, since most pages have none.
 */
export function reportClientErrors(audience: PageContext['audience']): void {
  const report = (event: Event) => {
    import('./client-error-report.ts').then(
      ({ reportClientError }) => reportClientError(event, audience),
      reportsAreOptional,
    );
  };
  for (const kind of ['error', 'unhandledrejection', 'unexpectedanswer'])
    window.addEventListener(kind, report);
}

const reportsAreOptional = () => {};
