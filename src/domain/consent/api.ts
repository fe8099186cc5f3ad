import { contract } from '../contract.ts';
import { recordConsentCall } from './calls.ts';
import { consentAnswer, consentBody } from './contract.ts';

const example = {
  consent_id: '0b7f6f1e-9d1c-4a51-8a53-7d0b8f4f2c11',
  choices: ['statistics' as const],
  text_version: '2026-11-22',
};

export const recordConsent = contract(recordConsentCall, {
  tag: 'Consent',
  summary: 'Record what a visitor allows beyond necessary cookies',
  description:
    'Each choice is a record of its own, with its time, shop, language and, if signed in, the user.',
  body: consentBody.meta({ examples: [example] }),
  answer: consentAnswer.meta({ examples: [{ ...example, recorded_at: '2026-11-22T10:00:00.000Z' }] }),
});
