import * as api from '../../domain/newsletter/api.ts';
import type { ShopCalls } from '../database.ts';
import { subscribe } from './service.ts';

/** Attempts of one address in a minute; a person needs one. */
const callsPerMinute = 10;

/** Subscribing to the newsletter (CN-03). */
export function newsletterCalls(calls: ShopCalls): void {
  calls.write(api.subscribe, { callsPerMinute }, (visitor, { body }, trx) =>
    subscribe(trx, visitor, body.email),
  );
}
