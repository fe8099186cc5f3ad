import type { ConsentAnswer, ConsentBody } from '../../domain/consent/contract.ts';
import { consentKinds } from '../../domain/consent/kinds.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { addRecord } from './queries.ts';

export { consentData } from './personal-data.ts';
export { deleteOldRecords as deleteOldConsentRecords } from './queries.ts';

/** Records what a visitor allows (PP-02), once for each choice. */
export async function recordConsent(
  trx: Trx,
  { user, audience }: Visitor,
  { consent_id, choices, text_version }: ConsentBody,
): Promise<ConsentAnswer> {
  const chosen = consentKinds.filter((kind) => choices.includes(kind));
  const recordedAt = await addRecord(trx, {
    consent_id,
    user_id: user?.id ?? null,
    choices: chosen,
    text_version,
    language: audience.language,
    shop_id: audience.shopId,
  });
  return { consent_id, choices: chosen, text_version, recorded_at: recordedAt.toISOString() };
}
