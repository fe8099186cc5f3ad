import { z } from 'zod';
import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import { passkeyNameLimit } from './factor-rules.ts';
import { signedIn } from './session-schema.ts';

const tag = 'Passkeys';

const base64url = (maxLength: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'invalid')
    .max(maxLength, 'too_long');
const challenge = base64url(100);
const credentialId = base64url(1400);

const attestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(10_000),
    attestationObject: base64url(50_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/, 'invalid'))
      .max(10)
      .optional(),
  }),
});

const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(10_000),
    authenticatorData: base64url(10_000),
    signature: base64url(10_000),
    userHandle: base64url(100).optional(),
  }),
});

const passkeyName = z
  .string()
  .trim()
  .min(1, 'required')
  .max(passkeyNameLimit, 'too_long')
  .refine((name) => !/\p{Cc}/u.test(name), 'invalid');

const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  domain: z.string().describe('A passkey belongs to the domain it was made at and signs in at no other'),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
const passkeyExample = {
  id: 3,
  name: 'Telefon',
  domain: 'ilumaja.example',
  created_at: '2026-11-22T09:00:00.000Z',
  last_used_at: '2026-11-24T07:30:00.000Z',
};
const passkeyAnswer = passkey.meta({ examples: [passkeyExample] });

const passkeyChallenge = z.object({
  challenge: z.string().describe('To be sent back with the answer; good for five minutes and one attempt'),
  options: z
    .record(z.string(), z.unknown())
    .describe('What `navigator.credentials` is called with, as WebAuthn writes it in JSON'),
});

const passkeyId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const passkeys = contract(calls.passkeysCall, {
  tag,
  summary: 'Passkeys of the signed-in user',
  answer: z.array(passkey).meta({ examples: [[passkeyExample]] }),
});

export const startPasskeyRegistration = contract(calls.passkeyRegistrationCall, {
  tag,
  summary: 'Begin to add a passkey for the domain that is asked',
  answer: passkeyChallenge,
  errors: ['RECENT_LOGIN_NEEDED', 'TOO_MANY_PASSKEYS'],
});

export const registerPasskey = contract(calls.registerPasskeyCall, {
  tag,
  summary: 'Add a passkey',
  description: 'The session that adds one has shown a second factor.',
  body: z.strictObject({ challenge, name: passkeyName, response: attestation }),
  answer: passkeyAnswer,
  errors: ['PASSKEY_REFUSED', 'PASSKEY_KNOWN', 'TOO_MANY_PASSKEYS'],
});

export const renamePasskey = contract(calls.renamePasskeyCall, {
  tag,
  summary: 'Give a passkey another name',
  params: passkeyId,
  body: z.strictObject({ name: passkeyName }),
  answer: passkeyAnswer,
  errors: ['RECENT_LOGIN_NEEDED'],
});

export const deletePasskey = contract(calls.deletePasskeyCall, {
  tag,
  summary: 'Delete a passkey',
  params: passkeyId,
  errors: ['RECENT_LOGIN_NEEDED', 'LAST_SECOND_FACTOR', 'LAST_WAY_IN'],
});

export const startPasskeyLogin = contract(calls.passkeyLoginChallengeCall, {
  tag,
  summary: 'Begin to sign in with a passkey',
  description: 'Names no passkeys, whoever asks: the browser offers those it has.',
  answer: passkeyChallenge,
});

export const passkeyLogin = contract(calls.passkeyLoginCall, {
  tag,
  summary: 'Sign in with a passkey',
  description: 'A passkey is two factors in one, so no code is asked for.',
  body: z.strictObject({ challenge, response: assertion }),
  answer: signedIn,
  errors: ['PASSKEY_REFUSED'],
});

export const confirmWithPasskey = contract(calls.confirmWithPasskeyCall, {
  tag,
  summary: 'Prove anew with a passkey who sits at the session',
  description: 'For acts that ask for a recent login. The challenge is one of signing in.',
  body: z.strictObject({ challenge, response: assertion }),
  errors: ['PASSKEY_REFUSED'],
});
