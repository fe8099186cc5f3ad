import * as api from '../../domain/consent/api.ts';
import type { ShopCalls } from '../database.ts';
import { recordConsent } from './service.ts';

/** Choices of one address in a minute; many visitors of a school or an office share one. */
const callsPerMinute = 60;

/** The record of consent (PP-02). */
export function consentCalls(calls: ShopCalls): void {
  calls.write(api.recordConsent, { callsPerMinute }, (visitor, { body }, trx) =>
    recordConsent(trx, visitor, body),
  );
}
