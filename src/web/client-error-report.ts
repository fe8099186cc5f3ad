import { reportLimits } from '../domain/client-errors/rules.ts';
import type { ClientErrorReport } from '../domain/client-errors/contract.ts';
import { reportClientErrorCall } from '../domain/client-errors/calls.ts';
import { browserApi } from './api/client.ts';
import type { PageContext } from './state/page.tsx';

/** Reports one page view sends at most: the first errors say what is wrong, later ones mostly follow from them. */
const maxReports = 3;

/** Errors this document has reported. Module state is safe here: only browsers fetch this file. */
const reported = new Set<string>();

/** Reports each kind of error once and a few in all. A report that cannot be sent is dropped. */
export function reportClientError(event: Event, { language, countryId }: PageContext['audience']): void {
  const report = reportOf(event);
  const kind = `${report.name} ${report.message}`;
  if (isOfOthers(event) || reported.has(kind) || reported.size >= maxReports) return;
  reported.add(kind);
  browserApi(language, countryId)
    .send(reportClientErrorCall, { body: report })
    .catch(() => {});
}

function reportOf(event: Event): ClientErrorReport {
  const { error, reason, message } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const thrown: unknown = error ?? reason ?? message;
  const { name, stack } = thrown instanceof Error ? thrown : { name: 'Error', stack: undefined };
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    name: name.slice(0, reportLimits.name),
    message: said.trim().slice(0, reportLimits.message) || '(nothing)',
    path: window.location.pathname.slice(0, reportLimits.path),
    ...(stack ? { stack: stack.slice(0, reportLimits.stack) } : {}),
  };
}

/** Errors of browser extensions, and the harmless note of a ResizeObserver, are not the shop's. */
function isOfOthers(event: Event): boolean {
  const { filename = '', message = '' } = event as Partial<ErrorEvent>;
  return (
    message === 'Script error.' ||
    message.startsWith('ResizeObserver loop') ||
    (filename !== '' && !filename.startsWith(window.location.origin))
  );
}
