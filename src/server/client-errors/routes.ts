import * as api from '../../domain/client-errors/api.ts';
import { withoutPersonalData } from '../../domain/client-errors/rules.ts';
import type { ShopCalls } from '../database.ts';
import type { Report } from '../platform/errors.ts';

/** A page sends three reports at most; a salon full of people behind one address is still heard. */
const callsPerMinute = 20;
/** Of all addresses together: a script that breaks for everybody is known by then, and would fill the log. */
const reportsPerMinute = 300;

/** Reports of errors in browsers (ER-02). */
export function clientErrorCalls(calls: ShopCalls, { report }: { report: Report }): void {
  let minuteBegan = Number.NEGATIVE_INFINITY;
  let reports = 0;
  calls.each(api.reportClientError, { callsPerMinute }, (_visitor, { body }, { log, requestId }) => {
    if (performance.now() - minuteBegan > 60_000) {
      minuteBegan = performance.now();
      reports = 0;
    }
    reports += 1;
    if (reports === reportsPerMinute + 1) log.warn('more errors in browsers than are written down');
    if (reports > reportsPerMinute) return null;
    const cleaned = {
      name: withoutPersonalData(body.name),
      message: withoutPersonalData(body.message),
      stack: withoutPersonalData(body.stack ?? ''),
      path: withoutPersonalData(body.path),
    };
    log.warn({ clientError: cleaned }, 'error in a browser');
    const error = new Error(`${cleaned.name}: ${cleaned.message}`);
    error.name = 'ClientError';
    // The stack travels beside the error: the reporter would read the files its frames name, on this machine.
    delete error.stack;
    report(error, { requestId, path: cleaned.path, browserStack: cleaned.stack });
    return null;
  });
}
