import * as api from '../../domain/newsletter/api.ts';
import type { ShopCalls } from '../database.ts';
import { subscribe } from './service.ts';

/** Attempts of one address in a minute, a person needs one; answered when the time does not tell what was done. */
const limits = { callsPerMinute: 10, minMs: 100 };

/** Subscribing to the newsletter (CN-03). */
export function newsletterCalls(calls: ShopCalls, { clock }: { clock: () => Date }): void {
  calls.write(api.subscribe, limits, (visitor, { body }, trx) =>
    subscribe(trx, visitor, { email: body.email, source: 'newsletter_form' }, clock()),
  );
}
