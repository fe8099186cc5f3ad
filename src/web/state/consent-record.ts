import { recordConsentCall } from '../../domain/consent/calls.ts';
import { consentKinds, consentTextVersion } from '../../domain/consent/kinds.ts';
import type { Api } from '../api/client.ts';
import { unrecordedKey } from './consent.ts';

const idKey = 'consent:id';

/** Tells the shop of a choice (PP-02). Safe to repeat, by several tabs too: a choice has a key of its own. */
export async function recordNote(api: Api, note: string): Promise<void> {
  const [idempotencyKey, chosen = ''] = note.split(' ');
  const allowed = chosen.split('|');
  await api.send(recordConsentCall, {
    body: {
      consent_id: consentId(),
      choices: consentKinds.filter((kind) => allowed.includes(kind)),
      text_version: consentTextVersion,
    },
    ...(idempotencyKey && { idempotencyKey }),
  });
  if (localStorage.getItem(unrecordedKey) === note) localStorage.removeItem(unrecordedKey);
}

/** Of this browser and of nothing else: it finds its choices again when somebody asks for their proof. */
function consentId(): string {
  const stored = localStorage.getItem(idKey);
  if (stored) return stored;
  const made = crypto.randomUUID();
  localStorage.setItem(idKey, made);
  return made;
}
