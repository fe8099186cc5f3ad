import { faultLimits } from '../domain/faults/rules.ts';
import type { Fault } from '../domain/faults/contract.ts';
import { browserApi } from './api/client.ts';
import type { PageContext } from './state/page.tsx';

/** Most faults one page view tells of: the first ones say what is wrong, those that follow from them add nothing. */
const mostFaults = 3;

/** What this document has told; only browsers fetch this file. */
const told = new Set<string>();

/** Tells the server of each kind of fault once, of a few in all; what cannot be told is left. */
export function tellFault(event: Event, { language, countryId }: PageContext['audience']): void {
  const fault = faultOf(event);
  const kind = `${fault.name} ${fault.message}`;
  if (isOfOthers(event) || told.has(kind) || told.size >= mostFaults) return;
  told.add(kind);
  browserApi(language, countryId)
    .post('/api/v1/faults/', fault)
    .catch(() => {});
}

function faultOf(event: Event): Fault {
  const { error, reason, message } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const thrown: unknown = error ?? reason ?? message;
  const { name, stack } = thrown instanceof Error ? thrown : { name: 'Error', stack: undefined };
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    name: name.slice(0, faultLimits.name),
    message: said.trim().slice(0, faultLimits.message) || '(nothing)',
    path: window.location.pathname.slice(0, faultLimits.path),
    ...(stack ? { stack: stack.slice(0, faultLimits.stack) } : {}),
  };
}

/** Scripts an extension brought, and what browsers say of layouts that settle late, are no faults of the shop. */
function isOfOthers(event: Event): boolean {
  const { filename = '', message = '' } = event as Partial<ErrorEvent>;
  return (
    message === 'Script error.' ||
    message.startsWith('ResizeObserver loop') ||
    (filename !== '' && !filename.startsWith(window.location.origin))
  );
}
